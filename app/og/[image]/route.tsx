import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SharePicture } from '@/components/seo/share-picture';
import { shareScene, shareSize } from '@/components/seo/share-scene';
import { shownPictures } from '@/content/site/shown-pictures';
import { routeIds, type RouteId } from '@/content/site/routes';
import { sharePictures } from '@/content/site/share-pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One link-preview picture per page: `/og/<route id>.jpg`, 1200 x 630. */
export function generateStaticParams() {
  return routeIds.map((id) => ({ image: `${id}.jpg` }));
}

const font = (file: string) => readFile(`node_modules/@fontsource/${file}`);

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  const route = image.replace(/\.jpg$/, '') as RouteId;
  const [display, text] = await Promise.all([
    font('familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
    font('instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  ]);
  const picture = sharePictures[route];
  // If a picture was removed from the site (content/site/named-pictures.ts), only the text shows.
  const scene = picture === null || shownPictures[picture] === undefined ? null : await shareScene(picture);
  const drawn = new ImageResponse(<SharePicture route={route} scene={scene} />, {
    ...shareSize,
    fonts: [
      { name: 'display', data: display, weight: 700 },
      { name: 'text', data: text, weight: 500 },
    ],
  });
  // A tenth of the bytes of the renderer's bitmap.
  const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}
