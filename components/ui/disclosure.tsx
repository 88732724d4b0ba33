import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A question that opens its answer: the platform's own `details`, so it works without scripts. */
export function Disclosure({ summary, children, id }: { summary: ReactNode; children: ReactNode; id?: string }) {
  return (
    <details {...(id === undefined ? {} : { id })} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-start justify-between gap-4 py-4 font-semibold">
        <span className="min-w-0">{summary}</span>
        <Icon name="down" className="mt-0.5 text-green transition-transform duration-200 group-open:rotate-180 print:hidden" />
      </summary>
      <div className="max-w-prose pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
