import type { ReactNode } from 'react';

const tones = {
  paper: '',
  mint: 'bg-mint',
  apricot: 'bg-apricot',
  sand: 'bg-sand',
  deep: 'tone-deep bg-deep text-on-deep',
} as const;

type SectionProps = {
  children: ReactNode;
  /** Anchor of the section. With a `title` the section is also labeled by its heading. */
  id?: string;
  tone?: keyof typeof tones;
  eyebrow?: ReactNode;
  /** The heading. Without one, `children` begin with it: every section needs one, for people who navigate by headings. */
  title?: ReactNode;
  lead?: ReactNode;
  /** To the right of the heading on wide screens, e.g. a link to all entries. */
  aside?: ReactNode;
  /** Less space above and below. */
  isCompact?: boolean;
  className?: string;
};

/** A full-width band of the page, with its content on the twelve-column grid. */
export function Section({
  children,
  id,
  tone = 'paper',
  eyebrow,
  title,
  lead,
  aside,
  isCompact = false,
  className = '',
}: SectionProps) {
  const headingId = id !== undefined && title !== undefined ? `${id}-title` : undefined;
  return (
    <section
      {...(id === undefined ? {} : { id })}
      {...(headingId === undefined ? {} : { 'aria-labelledby': headingId })}
      className={`deferred ${tones[tone]} ${isCompact ? 'py-9 sm:py-16' : 'py-band'} print:py-4 ${className}`}
    >
      <div className="mx-auto max-w-page px-gutter xl:px-0">
        {title === undefined ? null : (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 sm:mb-12 print:mb-3 print:break-after-avoid">
            <div className="max-w-measure">
              {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
              <h2 {...(headingId === undefined ? {} : { id: headingId })} className="text-headline">
                {title}
              </h2>
              {lead === undefined ? null : (
                <p
                  className={`mt-3 sm:mt-4 sm:text-lg ${tone === 'deep' ? 'text-on-deep-soft' : 'text-ink-soft'}`}
                >
                  {lead}
                </p>
              )}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The small line above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-sm font-semibold text-green">{children}</p>;
}
