/** `BAR=long` (npm run bar) takes everything everywhere; `npm test` takes as much as fits into its time. */
export const isLong = process.env['BAR'] === 'long';
