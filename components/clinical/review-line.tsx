import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { clinicalLabels } from '@/content/clinical/page-labels';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { signatureOf } from '@/content/clinical/signatures';
import { routes } from '@/content/site/routes';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { formatIsoDate } from '@/lib/time/calendar-days';

/** The name under which a page is signed: its address. */
export function signedName({ route }: Pick<ReferencePage, 'route'>): string {
  return routes[route].path.slice(1);
}

/**
 * Who signed off on the text of a page, and on which day. `sampleStyle` styles the notice that it is only a sample.
 */
export function ReviewLine({ page, sampleStyle = '' }: { page: ReferencePage; sampleStyle?: string }) {
  const signature = signatureOf(signedName(page));
  if (signature === null) return <strong>{clinicalLabels.unsigned}</strong>;
  const { reviewer, credentials, reviewedOn } = signature;
  const day = factValue(reviewedOn);
  return (
    <>
      {clinicalLabels.reviewed}{' '}
      <time dateTime={day} {...markFact(reviewedOn)}>
        {formatIsoDate(day)}
      </time>{' '}
      {clinicalLabels.reviewedBy} <FactText fact={reviewer} />, <FactText fact={credentials} />.
      {isPlaceholder(reviewer) ? <strong className={sampleStyle}> {review.sample}.</strong> : null}
    </>
  );
}
