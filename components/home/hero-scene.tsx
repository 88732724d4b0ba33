import { SitePicture } from '@/components/layout/site-picture';
import { PictureSources } from '@/components/ui/picture-sources';
import { encodedPictures } from '@/content/site/picture-files';
import { pictureFilesOf } from '@/lib/site/pictures';

const tall = 'home-hero-tall';
const wide = 'home-hero';

/** The widths of the stage (hero.css) from 40rem. */
const wideSizes = '(min-width: 64rem) min(114vw - 22.3rem, 92rem), min(60rem, 130vw)';

/** The scene, and a second copy of the same file, cropped to the student, who moves with a push (hero.css). */
export function HeroScene() {
  return (
    <>
      <SitePicture
        id={tall}
        wide={{ id: wide, sizes: wideSizes }}
        sizes="min(100vw, 26.5rem)"
        isPriority
        className="hero-picture"
      />
      <Student />
    </>
  );
}

function Student() {
  const files = pictureFilesOf(tall, encodedPictures[tall]);
  const wideFiles = pictureFilesOf(wide, encodedPictures[wide]);
  if (files === undefined || wideFiles === undefined) return null;
  return (
    <picture aria-hidden="true" className="hero-student">
      <PictureSources files={wideFiles} sizes={wideSizes} media="(min-width: 40rem)" />
      <PictureSources files={files} sizes="min(100vw, 26.5rem)" />
      <img src={files.webp.at(-1)?.url} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
