import type { ReactNode } from 'react';
import { routes, type RouteId } from '@/content/routes';
import { BackLink } from './back-link';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Eyebrow } from './section';

const tones = { mint: 'bg-mint', apricot: 'bg-apricot', sand: 'bg-sand', paper: 'border-b border-line' } as const;

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  tone?: keyof typeof tones;
  /** Where Back leads a visitor who has no step inside the site. */
  parent: RouteId;
  /** Words of the Back action where the specification names them, e.g. "Back to Services". */
  backLabel?: string;
  /** Anchor on the parent page, e.g. `services`. */
  parentHash?: string;
  /** The pages above this one; left out, no breadcrumb shows. */
  crumbs?: readonly Crumb[];
  current?: string;
  /** Actions under the lead. */
  children?: ReactNode;
  /** Stands at the right on wide screens, below on small ones: usually a picture. */
  aside?: ReactNode;
};

/** The top of every page but home: Back, breadcrumb, the one h1, lead, actions, picture. */
export function PageHeader({
  title, lead, eyebrow, tone = 'mint', parent, backLabel = 'Back', parentHash, crumbs, current, children, aside,
}: PageHeaderProps) {
  return (
    <header className={`${tones[tone]} print:bg-transparent`}>
      <div className="mx-auto max-w-page px-gutter pb-12 pt-5 sm:pb-16 xl:px-0 print:pb-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <BackLink target={{ route: parent, hash: parentHash }} label={backLabel} />
          {crumbs === undefined ? null : <Breadcrumb crumbs={crumbs} current={current ?? routes[parent].label} />}
        </div>
        <div className={aside === undefined ? '' : 'grid items-center gap-x-8 gap-y-10 md:grid-cols-12 lg:gap-x-10 print:block'}>
          <div className={`pt-6 sm:pt-10 print:pt-1 ${aside === undefined ? 'max-w-3xl' : 'md:col-span-7'}`}>
            {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
            <h1 className="text-display">{title}</h1>
            {lead === undefined ? null : <div className="mt-5 max-w-prose text-xl text-ink-soft">{lead}</div>}
            {children === undefined ? null : <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>}
          </div>
          {aside === undefined ? null : <div className="md:col-span-5 print:hidden">{aside}</div>}
        </div>
      </div>
    </header>
  );
}
