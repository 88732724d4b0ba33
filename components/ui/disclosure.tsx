import type { ReactNode } from 'react';
import { LineIcon } from './line-icon';
import { chevronDown } from './line-shapes';

/**
 * A question that opens its answer: a native `details`, so it works without scripts.
 * @param answerId the anchor of the answer. It is on the answer, not the `details`, because a browser opens the
 * `details` around a link target; the margin keeps the question in view above it.
 */
export function Disclosure({
  summary,
  children,
  answerId,
}: {
  summary: ReactNode;
  children: ReactNode;
  answerId?: string;
}) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-start justify-between gap-4 py-4 font-semibold">
        <span className="min-w-0">{summary}</span>
        <LineIcon
          shape={chevronDown}
          className="mt-0.5 text-green transition-transform duration-200 group-open:rotate-180 print:hidden"
        />
      </summary>
      <div
        {...(answerId === undefined ? {} : { id: answerId })}
        className="max-w-measure scroll-mt-24 pb-5 text-ink-soft"
      >
        {children}
      </div>
    </details>
  );
}
