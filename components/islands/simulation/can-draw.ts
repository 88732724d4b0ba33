'use client';

const size = 24;
/** A character that no font has and none ever will: a browser draws it as it draws everything that is missing. */
const missing = '\u{10FFFF}';

/** Whether the device has a font that draws `text`. Without one, an emoji is an empty place or a box. */
export function canDraw(text: string): boolean {
  // Outside of a browser nobody can tell.
  if (typeof document === 'undefined') return true;
  const drawn = pixelsOf(text);
  return drawn !== null && drawn !== pixelsOf(missing) && drawn !== pixelsOf('');
}

/** The pixels of a text as one string; null where the browser draws none, e.g. outside of a window. */
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
