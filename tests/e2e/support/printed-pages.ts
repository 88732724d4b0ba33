import { getDocumentProxy } from 'unpdf';

/** How many sheets of paper a PDF has. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** A sheet of paper as it is read. */
export type PrintedSheet = {
  /** Its words in the order in which they were drawn, white space folded. */
  readonly text: string;
  /** How far below the upper edge the first line is, as a share of the height. */
  readonly top: number;
};

/** Reads the sheets of a PDF. */
export async function readSheets(pdf: Buffer): Promise<readonly PrintedSheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const { items } = await sheet.getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const highest = Math.max(...lines.map(({ transform }) => (transform as readonly number[])[5] ?? 0));
      return {
        text: lines
          .map(({ str }) => str)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
        top: 1 - highest / sheet.getViewport({ scale: 1 }).height,
      };
    }),
  );
}
