import { ClassDates } from '@/components/courses/class-dates';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { CheckList } from '@/components/ui/check-list';
import { FactList } from '@/components/ui/fact-list';
import { oshaPage } from '@/content/osha-classes';
import { formatCents } from '@/lib/money';
import type { OshaClass } from '@/lib/osha-classes';

/** Everything about one class (spec part 1, section 2, the detail panel of /osha-classes). */
export function OshaClassDetails({ entry }: { entry: OshaClass }) {
  return (
    <div className="space-y-7 text-ink">
      <FactList
        className="border-y border-line"
        rows={[
          { term: 'Duration', value: entry.duration },
          { term: 'Price', value: formatCents(entry.price) },
          { term: 'Certification', value: entry.certification },
          { term: 'Prerequisites', value: entry.prerequisites },
          { term: 'Who it is for', value: entry.targetAudience },
        ]}
      />
      <section>
        <h4 className="mb-3 text-title-sm">Training content</h4>
        <CheckList items={entry.features} />
      </section>
      <section>
        <h4 className="mb-3 text-title-sm">Upcoming classes</h4>
        <ClassDates course={entry.title} dates={entry.nextClasses} locationClass={oshaPage.locationClass} />
        <p className="mt-5">
          <SiteLink route="locations" query={{ class: oshaPage.locationClass }} className={buttonStyle('outline')}>Register</SiteLink>
        </p>
      </section>
    </div>
  );
}
