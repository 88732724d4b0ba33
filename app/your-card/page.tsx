import { cardKinds } from '@/components/guides/card-kinds';
import { FactText } from '@/components/facts/fact-text';
import { Guide } from '@/components/guides/guide';
import { ReminderList } from '@/components/islands/courses/reminder-list';
import { Island } from '@/components/layout/island';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { reminderListLabels } from '@/content/courses/course-labels';
import { guideLabels } from '@/content/guides/guide';
import { yourCard } from '@/content/guides/your-card';
import { mapFact } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';

export const metadata = pageMetadata('yourCard');

export default function YourCardPage() {
  return (
    <Page route="yourCard">
      <Guide
        route="yourCard"
        guide={yourCard}
        parts={{
          team: (
            <Island hydrate="visible">
              <ReminderList name="team-reminders" kinds={cardKinds()} labels={reminderListLabels} />
            </Island>
          ),
        }}
      >
        <p className="mb-10 text-sm text-ink-soft">
          <FactText
            fact={mapFact(yourCard.checkedOn, (day) =>
              interpolate(guideLabels.checked, { date: formatIsoDate(day) }),
            )}
          />
        </p>
      </Guide>
    </Page>
  );
}
