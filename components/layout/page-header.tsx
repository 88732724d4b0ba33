import type { ReactNode } from 'react';
import type { SitePage } from './site-page';
import { TrailLine } from './trail-line';

const tones = {
  mint: 'bg-mint',
  apricot: 'bg-apricot',
  sand: 'bg-sand',
  paper: 'border-b border-line',
} as const;

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  /** The page itself, whose entry has its parent and breadcrumb. */
  route: SitePage;
  /** Label of the Back link if the specification gives one, e.g. "Back to Services". */
  backLabel?: string;
  /** At the end of the first line, beside Back. */
  beside?: ReactNode;
  /** Actions below the lead. */
  children?: ReactNode;
  /** On the right on wide screens, below on small ones: usually a picture. */
  aside?: ReactNode;
  /** False hides `aside` on a phone. */
  isAsideOnPhones?: boolean;
};

/** The top of every page except home: Back, breadcrumb, the h1, lead, actions, picture. */
export function PageHeader({
  title,
  lead,
  tone = 'mint',
  route,
  backLabel,
  beside,
  children,
  aside,
  isAsideOnPhones = true,
}: PageHeaderProps) {
  return (
    <header className={`${tones[tone]} print:bg-transparent`}>
      <div className="mx-auto max-w-page px-gutter pb-8 sm:pt-5 sm:pb-16 xl:px-0 print:pb-2">
        <TrailLine route={route} backLabel={backLabel}>
          {beside}
        </TrailLine>
        <div
          className={
            aside === undefined
              ? ''
              : 'grid items-center gap-x-8 gap-y-8 md:grid-cols-12 lg:gap-x-10 print:block'
          }
        >
          <div
            className={`pt-1.5 sm:pt-10 print:pt-1 ${aside === undefined ? 'max-w-3xl' : 'md:col-span-7'}`}
          >
            <h1 className="text-display">{title}</h1>
            {lead === undefined ? null : (
              <div className="mt-4 max-w-measure text-lg text-ink-soft sm:mt-5 sm:text-xl">{lead}</div>
            )}
            {children === undefined ? null : (
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 sm:mt-8">{children}</div>
            )}
          </div>
          {aside === undefined ? null : (
            <div className={`md:col-span-5 print:hidden ${isAsideOnPhones ? '' : 'max-sm:hidden'}`}>
              {aside}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
