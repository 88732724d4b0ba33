import { statesDrawing } from '@/components/locations/model/states-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Pictures that are drawn from content: the states behind the cities of the map, named by what it shows. */
export function generateStaticParams() {
  return [{ file: statesDrawing().file }];
}

export function GET() {
  return new Response(statesDrawing().svg, { headers: { 'content-type': 'image/svg+xml' } });
}
