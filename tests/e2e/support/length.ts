/** `TEST_LENGTH=long`, as each night, takes every case on every page; `npm test` takes as many as fit into its time. */
export const isLong = process.env['TEST_LENGTH'] === 'long';
