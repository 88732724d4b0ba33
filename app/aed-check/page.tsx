import { AedChecklist } from '@/components/guides/aed-checklist';
import { AedLog } from '@/components/guides/aed-log';
import { Guide } from '@/components/guides/guide';
import { ReminderList } from '@/components/islands/courses/reminder-list';
import { Island } from '@/components/layout/island';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { reminderListLabels } from '@/content/courses/course-labels';
import { aedCheck, aedKinds, aedMonthly } from '@/content/guides/aed-check';

export const metadata = pageMetadata('aedCheck');

export default function AedCheckPage() {
  return (
    <Page route="aedCheck">
      <Guide
        route="aedCheck"
        guide={aedCheck}
        parts={{
          check: <AedChecklist />,
          reminders: (
            <Island hydrate="visible">
              <ReminderList
                name="aed-reminders"
                kinds={aedKinds}
                monthly={aedMonthly}
                labels={reminderListLabels}
              />
            </Island>
          ),
          log: <AedLog />,
        }}
      />
    </Page>
  );
}
