import {
  type Backdrop,
  type PictureFiles,
  type PictureGround,
  placeholderShapes,
  tileGrid,
} from '@/lib/site/pictures';
import { backdropStyle, PictureSources, type Portrait, portraitStyle } from './picture-sources';

const inks: Record<Backdrop, string> = {
  mint: 'text-green',
  apricot: 'text-ink',
  sand: 'text-ink-soft',
  deep: 'text-on-deep',
};

const wideScreens = '(min-width: 40rem)';

/** The classes of a frame, for a picture and for a stand-in. */
export function frameStyle(backdrop: Backdrop, className: string): string {
  return `picture-frame ${backdropStyle[backdrop]} ${inks[backdrop]} ${className}`;
}

export type PictureFrameProps = {
  alt: string;
  /** Size of the master in pixels, so that the browser reserves the space. */
  width: number;
  height: number;
  backdrop: Backdrop;
  files: PictureFiles;
  /** The background of the object in the picture; the frame shows through unless the picture has its own. */
  ground?: PictureGround | undefined;
  /** The colors of the blurred placeholder: see `placeholderShapes`. */
  tiles?: string | undefined;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /**
   * Loads immediately, for a picture above the fold; the build adds its preload (scripts/finish/finish-page.ts).
   * All others are lazy.
   */
  isPriority?: boolean;
  /** Neither shown nor loaded on a phone. */
  isWideOnly?: boolean;
  /**
   * Another composition of the same picture, for screens of 40rem and up. The frame's classes set its shape there.
   */
  wide?: { readonly files: PictureFiles; readonly sizes: string } | undefined;
  /** Shows the picture in a 4:5 frame instead of its own shape. */
  portrait?: Portrait | undefined;
  className?: string;
};

/**
 * A picture that keeps its space in every state: waiting, loaded, failed. The states are in `data-state`, set by
 * components/site-script/pictures.ts; without scripts the browser just loads the picture.
 */
export function PictureFrame({
  alt,
  width,
  height,
  backdrop,
  files,
  sizes,
  isPriority = false,
  isWideOnly = false,
  wide,
  className = '',
  ground = 'own',
  tiles = '',
  portrait,
}: PictureFrameProps) {
  const frame = frameStyle(backdrop, isWideOnly ? `max-sm:hidden ${className}` : className);
  return (
    <div className={ground === 'white' ? `${frame} picture-on-white` : frame}>
      {portrait === undefined ? (
        <PictureSpace width={width} height={height} tiles={tiles} />
      ) : (
        <PictureSpace width={4} height={5} />
      )}
      <picture>
        {wide === undefined ? null : (
          <PictureSources files={wide.files} sizes={wide.sizes} media={wideScreens} />
        )}
        <PictureSources files={files} sizes={sizes} {...(isWideOnly ? { media: wideScreens } : {})} />
        <img
          className={`picture-image ${portrait === undefined ? '' : portraitStyle(portrait)}`}
          src={files.webp.at(-1)?.url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(isPriority ? { fetchPriority: 'high' as const } : {})}
          {...(isPriority && !isWideOnly ? {} : { loading: 'lazy' as const })}
        />
      </picture>
      <PictureStatus className="picture-loading">Loading</PictureStatus>
      <PictureStatus className="picture-failed">Image unavailable</PictureStatus>
    </div>
  );
}

/**
 * Gives the frame the picture's proportions without an inline style, and shows its blurred colors until the file
 * loads.
 */
export function PictureSpace({
  width,
  height,
  tiles = '',
}: {
  width: number;
  height: number;
  tiles?: string;
}) {
  const { columns, rows } = tileGrid(width, height);
  return (
    <svg
      aria-hidden="true"
      className="block h-auto w-full"
      width={width}
      height={height}
      viewBox={`0 0 ${columns} ${rows}`}
    >
      {tiles === '' ? null : (
        <g className="picture-blur">
          {placeholderShapes(tiles, columns).map(({ fill, path }) => (
            <path key={fill} fill={fill} d={path} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Fits the smallest frames, which stay as they are when the text is enlarged. */
function PictureStatus({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`picture-status @container absolute inset-0 place-items-center ${className}`}
    >
      <span className="rounded-card bg-paper px-[min(1rem,7%)] py-1.5 text-center text-[min(0.875rem,16px,14cqi)]/[1.43] font-semibold text-ink">
        {children}
      </span>
    </span>
  );
}
