import { clinicalLabels } from '@/content/clinical/page-labels';
import { type RowId, rows } from '@/content/clinical/rows';
import { routes, type RouteId } from '@/content/site/routes';
import { textLinkStyle } from '@/components/ui/text-link';

/** The address of a row relative to a page: only an anchor if the row is on the same page. */
export function rowHref(rowId: string, from: RouteId): string {
  const { route } = rows[rowId as RowId];
  return route === from ? `#${rowId}` : `${routes[route].path}#${rowId}`;
}

/** Links to the rows that a step, a row or a warning refers to. */
export function SeeRows({
  ids,
  from,
  className = '',
}: {
  ids: readonly string[] | undefined;
  from: RouteId;
  className?: string;
}) {
  if (ids === undefined) return null;
  return (
    <p data-see="" className={`flex flex-wrap items-center gap-x-4 ${className}`}>
      {clinicalLabels.see}
      {ids.map((id) => (
        <a key={id} href={rowHref(id, from)} className={`inline-flex min-h-8 items-center ${textLinkStyle}`}>
          {rows[id as RowId].label}
        </a>
      ))}
    </p>
  );
}

/** The name of a row as a link to itself, to copy and send. */
export function RowSelfLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <a href={`#${anchor}`} className="inline-block py-1 hover:text-green hover:underline">
      {name}
    </a>
  );
}
