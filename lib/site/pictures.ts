/** The background color tokens for pictures. */
export type Backdrop = 'mint' | 'apricot' | 'sand' | 'deep';

/** A picture of the site, whether its file exists yet or not. */
export type PictureEntry = {
  /** The alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** Size of the master in pixels; reserves the picture's space before it loads. */
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
};

/** The widths, in pixels, in which every picture is offered (docs/specification.md#pictures). */
export const pictureWidths = [480, 768, 1200, 1920] as const;

export type PictureFormat = 'avif' | 'webp';

/**
 * `clear`: a cut-out on the page's background color; `white`: a product shot on white, whose white takes on the
 * page's background color; `own`: a scene or a photo with its own background.
 */
export type PictureGround = 'clear' | 'white' | 'own';

/** The pipeline's data about one master, from which the names of its encoded files follow. */
export type EncodedPicture = {
  /** Eight characters of the hash of the master and its encoding settings. */
  readonly hash: string;
  /** The digest of the master (lib/facts/sample-rows.ts). */
  readonly master: string;
  /** Widths in pixels, narrowest first; never wider than the master. */
  readonly widths: readonly number[];
  /** The background of the picture: see {@link PictureGround}. */
  readonly ground: PictureGround;
  /**
   * The picture in a few square tiles, row by row, three hexadecimal digits each: shown blurred until the file has
   * loaded. Empty unless the picture has its own background; otherwise the page's color shows at once.
   */
  readonly tiles: string;
  /** The extent of a cut-out: see {@link Reach}. Omitted for a picture with a background. */
  readonly reach?: Reach;
};

/** The extent of a cut-out from the center of its picture, across and down: 1 is the edge. */
export type Reach = readonly [across: number, down: number];

export type PictureFile = { readonly width: number; readonly url: string };

/** The encoded files of one picture, narrowest first. */
export type PictureFiles = Readonly<Record<PictureFormat, readonly PictureFile[]>>;

/** A small decorative picture: the addresses of its files, and the classes of its background. */
export type SmallPicture = { readonly avif: string; readonly webp: string; readonly style: string };

/** Address of one encoded file, e.g. `/pictures/home-hero-480.1a2b3c4d.avif`. */
export function pictureUrl(id: string, hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}-${width}.${hash}.${format}`;
}

type FileNames = Pick<EncodedPicture, 'hash' | 'widths'>;

/** The encoded files of a picture, or undefined if it has no master yet. */
export function pictureFilesOf(id: string, encoded: FileNames): PictureFiles;
export function pictureFilesOf(id: string, encoded: FileNames | undefined): PictureFiles | undefined;
export function pictureFilesOf(id: string, encoded: FileNames | undefined): PictureFiles | undefined {
  if (encoded === undefined) return undefined;
  const files = (format: PictureFormat) =>
    encoded.widths.map((width) => ({ width, url: pictureUrl(id, encoded.hash, width, format) }));
  return { avif: files('avif'), webp: files('webp') };
}

/** The widths for a master: the standard ones up to its own, and its own if that is below the largest. */
export function offeredWidths(masterWidth: number): readonly number[] {
  const standard = pictureWidths.filter((width) => width <= masterWidth);
  const isBetween =
    masterWidth < Math.max(...pictureWidths) && !standard.some((width) => width === masterWidth);
  return isBetween ? [...standard, masterWidth] : standard;
}

/** Columns and rows of square tiles for a picture of this shape: 4 x 3 for 1920 x 1440. */
export function tileGrid(width: number, height: number): { readonly columns: number; readonly rows: number } {
  const share = greatestCommonDivisor(width, height);
  // A shape without a small ratio is divided into tiles that are nearly square.
  if (width / share <= 8 && height / share <= 8) return { columns: width / share, rows: height / share };
  return { columns: 4, rows: Math.max(1, Math.round((4 * height) / width)) };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** One color of the blurred placeholder and the outline of all its tiles, in tile units. */
export type PlaceholderShape = { readonly fill: string; readonly path: string };

/**
 * The tiles of a picture as few shapes: tiles of one color are one shape, neighbors in a row are one rectangle.
 * @param tiles three hexadecimal digits per tile, row by row.
 */
export function placeholderShapes(tiles: string, columns: number): readonly PlaceholderShape[] {
  const paths = new Map<string, string>();
  const colors = tiles.match(/[\da-f]{3}/g) ?? [];
  for (let start = 0; start < colors.length;) {
    const color = colors[start] ?? '';
    const column = start % columns;
    let run = 1;
    while (column + run < columns && colors[start + run] === color) run += 1;
    paths.set(color, `${paths.get(color) ?? ''}M${column} ${Math.floor(start / columns)}h${run}v1h-${run}z`);
    start += run;
  }
  return [...paths].map(([color, path]) => ({ fill: `#${color}`, path }));
}

/** The value of a `srcset` attribute, e.g. `/a-480.webp 480w, /a-768.webp 768w`. */
export function srcSet(files: readonly PictureFile[]): string {
  return files.map((file) => `${file.url} ${file.width}w`).join(', ');
}

/** The pipeline's measurements of a master before it accepts it. */
export type MasterFacts = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

const largestMaster = 12_000_000;

/**
 * The fault of a master, as a sentence with a remedy; null if there is none. A master must have the shape in content
 * (within 1.5 %), be at least as wide, and weigh at most 12 MB.
 */
export function complaintAbout(master: MasterFacts, entry: PictureEntry): string | null {
  const { file, width, height, bytes } = master;
  if (bytes > largestMaster)
    return `${file} weighs ${(bytes / 1e6).toFixed(1)} MB. Save it again with at most 12 MB.`;
  if (width < entry.width)
    return `${file} is ${width} px wide. Supply one of at least ${entry.width} x ${entry.height} px.`;
  const isSameShape = Math.abs(width / height / (entry.width / entry.height) - 1) <= 0.015;
  return isSameShape
    ? null
    : `${file} is ${width} x ${height} px. Crop it to the shape ${entry.width} x ${entry.height} that content/site/pictures.ts gives.`;
}
