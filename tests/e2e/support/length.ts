/**
 * `TEST_LENGTH=long`, the nightly setting, combines every case with every page; otherwise pages alternate between
 * cases.
 */
export const isLong = process.env['TEST_LENGTH'] === 'long';
