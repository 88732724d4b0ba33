import {
  type Backdrop,
  type PictureFiles,
  type PictureGround,
  placeholderShapes,
  srcSet,
  tileGrid,
} from '@/lib/site/pictures';
import type { IconName } from '@/lib/site/icon-name';
import { Icon } from './icon';
import { backdropStyle, PictureSources } from './picture-sources';

const inks: Record<Backdrop, string> = {
  mint: 'text-green',
  apricot: 'text-ink',
  sand: 'text-ink-soft',
  deep: 'text-on-deep',
};

const wideScreens = '(min-width: 40rem)';

export type PictureProps = {
  alt: string;
  /** Size of the master in pixels: the browser keeps the space free. */
  width: number;
  height: number;
  backdrop: Backdrop;
  /** The encoded files, or undefined as long as there are none: then a drawn stand-in of the same size shows. */
  files?: PictureFiles | undefined;
  /** What is around the thing in the picture; the frame shows through where it is not the picture's own. */
  ground?: PictureGround | undefined;
  /** The colors of the blurred placeholder: see `placeholderShapes`. */
  tiles?: string | undefined;
  /** The icon of the stand-in. */
  standIn: IconName;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** Loads at once, for the picture above the fold; the build adds its preload (scripts/finish/preload-picture.ts). All others load within 100 px of the viewport. */
  isPriority?: boolean;
  /** Another composition of the same picture, for screens of 40rem and more. The frame's classes set its shape there. */
  wide?: { readonly files: PictureFiles; readonly sizes: string } | undefined;
  className?: string;
};

/**
 * A picture that keeps its space in every state: waiting, loading, loaded, failed. The states live in
 * `data-state`, set by components/site-script/pictures.ts; without scripts the browser loads the picture by itself.
 */
export function Picture({
  alt,
  width,
  height,
  backdrop,
  files,
  standIn,
  sizes,
  isPriority = false,
  wide,
  className = '',
  ground = 'own',
  tiles = '',
}: PictureProps) {
  const fallback = files?.webp.at(-1);
  const frame = `picture-frame ${backdropStyle[backdrop]} ${inks[backdrop]} ${className}`;
  if (files === undefined || fallback === undefined) {
    return (
      <div className={frame} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
        <PictureSpace width={width} height={height} />
        <StandIn icon={standIn} />
      </div>
    );
  }
  return (
    <div
      className={ground === 'white' ? `${frame} picture-on-white` : frame}
      {...(isPriority ? {} : { 'data-lazy': '' })}
    >
      <PictureSpace width={width} height={height} tiles={tiles} />
      <picture>
        {wide === undefined ? null : (
          <>
            <source
              media={wideScreens}
              type="image/avif"
              srcSet={srcSet(wide.files.avif)}
              sizes={wide.sizes}
            />
            <source
              media={wideScreens}
              type="image/webp"
              srcSet={srcSet(wide.files.webp)}
              sizes={wide.sizes}
            />
          </>
        )}
        <PictureSources files={files} sizes={sizes} />
        <img
          className="picture-image"
          src={fallback.url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
      <PictureStatus className="picture-loading">Loading</PictureStatus>
      <PictureStatus className="picture-failed">Image unavailable</PictureStatus>
    </div>
  );
}

/** Gives the frame the picture's proportions without an inline style, and shows its colors, blurred, until the file is there. */
function PictureSpace({ width, height, tiles = '' }: { width: number; height: number; tiles?: string }) {
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

function PictureStatus({ children, className }: { children: string; className: string }) {
  return (
    <span aria-hidden="true" className={`picture-status absolute inset-0 place-items-center ${className}`}>
      <span className="rounded-full bg-paper px-4 py-1.5 text-sm font-semibold text-ink">{children}</span>
    </span>
  );
}

function StandIn({ icon }: { icon: IconName }) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <svg
        aria-hidden="true"
        className="absolute inset-0 h-full w-full"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax slice"
      >
        <ellipse cx="200" cy="232" rx="118" ry="15" fill="currentColor" opacity="0.12" />
        <circle cx="200" cy="146" r="84" fill="currentColor" opacity="0.07" />
      </svg>
      <Icon name={icon} size={72} className="relative" />
    </span>
  );
}
