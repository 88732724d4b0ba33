import { hasNextDate } from '@/components/courses/model/coming-classes';
import { singlePriceText } from '@/components/courses/model/seat-prices';
import { ClassDates } from './class-dates';
import { DetailPart } from './course-details';
import { FactText } from '@/components/facts/fact-text';
import { buttonStyle } from '@/components/ui/button-style';
import { CheckList } from '@/components/ui/check-list';
import { FactList } from '@/components/ui/fact-list';
import { courseTerms, detailsLabels } from '@/content/courses/course-labels';
import type { OshaClass } from '@/lib/courses/osha-classes';
import { RegisterLink } from './register-link';

/** Everything about one class (docs/specification.md#osha-classes). */
export function OshaClassDetails({ entry }: { entry: OshaClass }) {
  return (
    <div className="space-y-7 text-ink">
      <p>{entry.description}</p>
      <FactList
        className="border-y border-line"
        rows={[
          { term: courseTerms.duration, value: entry.duration },
          { term: courseTerms.price, value: singlePriceText(entry) },
          ...(entry.credit === undefined ? [] : [{ term: courseTerms.credit, value: entry.credit }]),
          { term: courseTerms.certification, value: <FactText fact={entry.certification} /> },
          { term: courseTerms.prerequisites, value: <FactText fact={entry.prerequisites} /> },
          { term: courseTerms.audience, value: entry.targetAudience },
        ]}
      />
      <DetailPart title={detailsLabels.training}>
        <CheckList items={entry.features} />
      </DetailPart>
      <div>
        {hasNextDate(entry.nextClasses) ? (
          <DetailPart title={detailsLabels.upcoming}>
            <ClassDates course={entry.title} dates={entry.nextClasses} classId={entry.id} />
          </DetailPart>
        ) : null}
        <p className="mt-5">
          <RegisterLink course={entry.title} classId={entry.id} className={buttonStyle('outline')} />
        </p>
      </div>
    </div>
  );
}
