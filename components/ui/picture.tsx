import type { PictureFiles } from '@/lib/site/pictures';
import type { IconName } from '@/lib/site/icon-name';
import { Icon } from './icon';
import { frameStyle, PictureFrame, type PictureFrameProps, PictureSpace } from './picture-frame';

type PictureProps = Omit<PictureFrameProps, 'files'> & {
  /** The encoded files, or undefined while there are none: then a drawn stand-in of the same size shows. */
  files?: PictureFiles | undefined;
  /** The icon of the stand-in. */
  fallbackIcon: IconName;
};

/** A picture, or its drawn stand-in while it has no files. */
export function Picture({ files, fallbackIcon, ...picture }: PictureProps) {
  if (files !== undefined && files.webp.length > 0) return <PictureFrame files={files} {...picture} />;
  const { alt, width, height, backdrop, className = '' } = picture;
  return (
    <div
      className={frameStyle(backdrop, className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <PictureSpace width={width} height={height} />
      <FallbackIcon icon={fallbackIcon} />
    </div>
  );
}

function FallbackIcon({ icon }: { icon: IconName }) {
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
      {/* In a frame of a few rem it stays inside of it. */}
      <Icon name={icon} size={72} className="relative h-auto max-w-[45%]" />
    </span>
  );
}
