/** The seamless backdrops of the studio. */
export type Backdrop = 'mint' | 'apricot' | 'sand' | 'deep';

/** A picture of the site, whether its file exists yet or not. */
export type PictureEntry = {
  /** What the picture says for the page; empty when it only decorates. */
  readonly alt: string;
  /** Size of the master in pixels; fixes the space that the picture takes before it loads. */
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
};

/** The widths, in pixels, in which every picture is offered (spec part 1, section 9). */
export const pictureWidths = [480, 768, 1200, 1920] as const;

export type PictureFile = { readonly width: number; readonly url: string };

/** The encoded files of one picture, narrowest first; written by the picture pipeline. */
export type PictureFiles = { readonly avif: readonly PictureFile[]; readonly webp: readonly PictureFile[] };

/** The value of a `srcset` attribute, e.g. `/a-480.webp 480w, /a-768.webp 768w`. */
export function srcSet(files: readonly PictureFile[]): string {
  return files.map((file) => `${file.url} ${file.width}w`).join(', ');
}
