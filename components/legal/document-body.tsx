import { Contents } from '@/components/layout/contents';
import type { ReactNode } from 'react';
import type { DocumentSection } from '@/lib/legal/document-section';
import { interpolate } from '@/lib/text/interpolate';

type DocumentBodyProps = {
  sections: readonly DocumentSection[];
  /** Values for the `{name}` placeholders in the text. */
  values?: Readonly<Record<string, string>>;
  isNumbered?: boolean;
  /** Entries of the contents besides the sections. */
  more?: readonly { readonly id: string; readonly title: string }[];
  /** Shown below a section's text, by section id. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Shown after the sections, in the same column. */
  children?: ReactNode;
};

/** A reference text: contents at the side, well-spaced sections, a narrow column. */
export function DocumentBody({
  sections,
  values = {},
  isNumbered = false,
  more = [],
  below = {},
  children,
}: DocumentBodyProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-band lg:grid-cols-12 xl:px-0 print:block print:py-4">
      <Contents entries={[...sections, ...more]} numbered={isNumbered ? sections.length : 0} />
      <div className="lg:col-span-8">
        {sections.map((section, index) => (
          // No accessible name, so no landmark: a dozen of them would hide the useful ones. The contents link to its
          // id.
          <section key={section.id} id={section.id} className="deferred mb-14 print:mb-4">
            <h2 className="text-title">
              {isNumbered ? <span className="mr-2 text-green figures">{`${index + 1}. `}</span> : null}
              {section.title}
            </h2>
            {section.gist === undefined ? null : (
              <p className="mt-2 text-lg font-semibold text-green">{interpolate(section.gist, values)}</p>
            )}
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-measure">
                {interpolate(paragraph, values)}
              </p>
            ))}
            {section.points === undefined ? null : (
              <ul className="mt-4 max-w-measure list-disc space-y-2 pl-6 marker:text-green">
                {section.points.map((point) => (
                  <li key={point}>{interpolate(point, values)}</li>
                ))}
              </ul>
            )}
            {below[section.id]}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
