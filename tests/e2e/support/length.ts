/** `TEST_LENGTH=long`, as each night, takes every case on every page; otherwise pages and cases take turns. */
export const isLong = process.env['TEST_LENGTH'] === 'long';
