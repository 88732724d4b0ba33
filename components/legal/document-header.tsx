import { PageHeader, type PageHeaderProps } from '@/components/layout/page-header';
import { documentLabels } from '@/content/legal/document-labels';
import { interpolate } from '@/lib/text/interpolate';
import { formatIsoDate, formatIsoMonth } from '@/lib/time/calendar-days';

type DocumentHeaderProps = Pick<PageHeaderProps, 'route' | 'title' | 'lead' | 'tone' | 'backLabel'> & {
  /** ISO date. */
  lastUpdated: string;
  /** Shows the month without the day. */
  isByMonth?: boolean;
};

/** The top of a legal page, with the day of its last change. */
export function DocumentHeader({ lastUpdated, isByMonth = false, ...header }: DocumentHeaderProps) {
  const date = isByMonth ? formatIsoMonth(lastUpdated) : formatIsoDate(lastUpdated);
  return (
    <PageHeader {...header}>
      <p className="text-sm">{interpolate(documentLabels.lastUpdated, { date })}</p>
    </PageHeader>
  );
}
