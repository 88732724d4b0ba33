import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { SharePicture } from '@/components/og/share-picture';
import { routeIds, type RouteId } from '@/content/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One picture a page for link previews: `/og/<route id>.png`, 1200 x 630. */
export function generateStaticParams() {
  return routeIds.map((id) => ({ image: `${id}.png` }));
}

const font = (file: string) => readFile(`node_modules/@fontsource/${file}`);

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  const route = image.replace(/\.png$/, '') as RouteId;
  const [display, text] = await Promise.all([
    font('familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
    font('instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  ]);
  return new ImageResponse(<SharePicture route={route} />, {
    width: 1200,
    height: 630,
    fonts: [
      { name: 'display', data: display, weight: 700 },
      { name: 'text', data: text, weight: 500 },
    ],
  });
}
