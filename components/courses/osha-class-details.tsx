import { hasNextDate } from '@/components/courses/model/coming-classes';
import { singlePriceText } from '@/components/courses/model/seat-prices';
import { ClassDates } from './class-dates';
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
          {
            term: courseTerms.price,
            value: singlePriceText(entry),
          },
          ...(entry.credit === undefined ? [] : [{ term: courseTerms.credit, value: entry.credit }]),
          { term: courseTerms.certification, value: <FactText fact={entry.certification} /> },
          { term: courseTerms.prerequisites, value: <FactText fact={entry.prerequisites} /> },
          { term: courseTerms.audience, value: entry.targetAudience },
        ]}
      />
      <section>
        <h4 className="mb-3 text-title-sm">{detailsLabels.training}</h4>
        <CheckList items={entry.features} />
      </section>
      <div>
        {hasNextDate(entry.nextClasses) ? (
          <section>
            <h4 className="mb-3 text-title-sm">{detailsLabels.upcoming}</h4>
            <ClassDates course={entry.title} dates={entry.nextClasses} classId={entry.id} />
          </section>
        ) : null}
        <p className="mt-5">
          <RegisterLink course={entry.title} classId={entry.id} className={buttonStyle('outline')} />
        </p>
      </div>
    </div>
  );
}
