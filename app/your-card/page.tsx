import { FactText } from '@/components/facts/fact-text';
import { Guide } from '@/components/guides/guide';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { guideWords } from '@/content/guides/guide';
import { yourCard } from '@/content/guides/your-card';
import { mapFact } from '@/lib/facts/facts';
import { fillIn } from '@/lib/text/fill-in';
import { formatIsoDate } from '@/lib/time/calendar-days';

export const metadata = pageMetadata('yourCard');

export default function YourCardPage() {
  return (
    <Page route="yourCard">
      <Guide route="yourCard" guide={yourCard}>
        <p className="mb-10 text-sm text-ink-soft">
          <FactText
            fact={mapFact(yourCard.checkedOn, (day) =>
              fillIn(guideWords.checked, { date: formatIsoDate(day) }),
            )}
          />
        </p>
      </Guide>
    </Page>
  );
}
