import type { ReactNode } from 'react';
import type { DocumentSection } from '@/lib/document-section';
import { fillText } from '@/lib/fill-text';

type DocumentBodyProps = {
  sections: readonly DocumentSection[];
  /** Words for the `{name}`s in the text. */
  values?: Readonly<Record<string, string>>;
  isNumbered?: boolean;
  /** What stands in the list of contents besides the sections. */
  more?: readonly { readonly id: string; readonly title: string }[];
  /** What follows the sections, in the same column. */
  children?: ReactNode;
};

/** A text to look things up in: contents at the side, sections with room around them, narrow enough to read. */
export function DocumentBody({ sections, values = {}, isNumbered = false, more = [], children }: DocumentBodyProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-band lg:grid-cols-12 xl:px-0 print:block print:py-4">
      <Contents entries={[...sections, ...more]} numbered={isNumbered ? sections.length : 0} />
      <div className="lg:col-span-8">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mb-14 print:mb-4">
            <h2 id={`${section.id}-title`} className="text-title">
              {isNumbered ? <span className="mr-3 tabular-nums text-green">{index + 1}.</span> : null}
              {section.title}
            </h2>
            {section.gist === undefined ? null : <p className="mt-2 text-lg font-semibold text-green">{fillText(section.gist, values)}</p>}
            {section.paragraphs.map((paragraph) => <p key={paragraph} className="mt-4 max-w-prose">{fillText(paragraph, values)}</p>)}
            {section.points === undefined ? null : (
              <ul className="mt-4 max-w-prose list-disc space-y-2 pl-6 marker:text-green">
                {section.points.map((point) => <li key={point}>{fillText(point, values)}</li>)}
              </ul>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

function Contents({ entries, numbered }: { entries: readonly { readonly id: string; readonly title: string }[]; numbered: number }) {
  return (
    <nav aria-label="On this page" className="lg:col-span-4 print:hidden">
      <div className="lg:sticky lg:top-24">
        <h2 className="text-title-sm">On this page</h2>
        <ol className="mt-3 border-l-2 border-line pl-4">
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} className="inline-flex min-h-9 items-center text-sm text-ink-soft hover:text-green hover:underline">
                {index < numbered ? `${index + 1}. ` : ''}{entry.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
