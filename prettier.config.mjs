/** @type {import('prettier').Config & import('prettier-plugin-tailwindcss').PluginOptions} */
export default {
  printWidth: 110,
  singleQuote: true,
  plugins: ['prettier-plugin-tailwindcss'],
  // An apostrophe in copy is only an apostrophe.
  overrides: [{ files: 'content/**/*.ts', options: { singleQuote: false } }],
  // Classes are sorted as this sheet orders them; lookups of class strings stay as written.
  tailwindStylesheet: './app/globals.css',
};
