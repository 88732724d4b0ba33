import type { FoundPlaceholder } from '@/lib/facts';

/** Placeholders as rows: what is missing, who supplies it, which sample stands in, and where to put the real value. */
export function PlaceholderRows({ placeholders }: { placeholders: readonly FoundPlaceholder[] }) {
  return (
    <ul className="divide-y divide-line">
      {placeholders.map(({ file, field, missing, owner, value }) => (
        <li key={`${file} ${field}`} className="grid gap-x-6 py-3 sm:grid-cols-12">
          <p className="sm:col-span-5">{missing} <span className="text-ink-soft">({owner})</span></p>
          <p className="break-words text-sm text-ink-soft sm:col-span-4">Sample: {value}</p>
          <p className="break-words text-xs text-ink-soft sm:col-span-3">{file}<br />{field}</p>
        </li>
      ))}
    </ul>
  );
}
