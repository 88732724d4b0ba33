import type { ReactNode } from 'react';

/** The dark band at the end of most pages: one question, with one or two links. */
export function CallToAction({
  title,
  lead,
  children,
  id,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  return (
    <section
      {...(id === undefined ? {} : { id })}
      className="deferred tone-deep bg-deep py-16 text-on-deep sm:py-20 print:hidden"
    >
      <div className="mx-auto grid max-w-page items-center gap-8 px-gutter lg:grid-cols-12 xl:px-0">
        <div className="lg:col-span-7">
          <h2 className="text-headline">{title}</h2>
          {lead === undefined ? null : <p className="mt-4 max-w-measure text-lg text-on-deep-soft">{lead}</p>}
        </div>
        <div className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">{children}</div>
      </div>
    </section>
  );
}
