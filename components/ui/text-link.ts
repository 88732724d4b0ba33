/** The style of a link in running text or at the end of a card. */
export const textLinkStyle =
  'font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2';
