/** The style of a link in running text or at the end of a card. */
export const textLinkStyle =
  'font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link that stands alone: tall enough for a thumb. */
export const loneLinkStyle = `inline-flex min-h-11 items-center ${textLinkStyle}`;

/** A link in a dense list of links. */
export const denseLinkStyle = `inline-flex min-h-9 items-center ${textLinkStyle}`;

/** A link that stands alone in the color of its text. */
export const plainLinkStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2';
