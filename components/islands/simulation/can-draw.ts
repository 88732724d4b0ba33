'use client';

const size = 24;
/** A character that no font has: browsers draw it with the glyph for missing characters. */
const missing = '\u{10FFFF}';

/** Whether the device has a font that draws `text`. Without one, an emoji is blank or a box. */
export function canDraw(text: string): boolean {
  // Unknown outside a browser.
  if (typeof document === 'undefined') return true;
  const drawn = pixelsOf(text);
  return drawn !== null && drawn !== pixelsOf(missing) && drawn !== pixelsOf('');
}

/** The pixels of a text as one string; null where nothing can be drawn, e.g. outside a browser window. */
function pixelsOf(text: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (paper === null) return null;
  paper.font = `${size - 6}px sans-serif`;
  paper.textBaseline = 'top';
  paper.fillText(text, 0, 0);
  return paper.getImageData(0, 0, size, size).data.join();
}
