/** @type {import('prettier').Config} */
export default {
  printWidth: 110,
  singleQuote: true,
  // An apostrophe in copy is only an apostrophe.
  overrides: [{ files: 'content/**/*.ts', options: { singleQuote: false } }],
};
