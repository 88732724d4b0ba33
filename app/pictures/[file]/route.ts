import { statesDrawing } from '@/components/locations/model/states-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Pictures drawn from content: the states behind the map's cities, named by content hash. */
export function generateStaticParams() {
  return [{ file: statesDrawing().file }];
}

export function GET() {
  return new Response(statesDrawing().svg, { headers: { 'content-type': 'image/svg+xml' } });
}
