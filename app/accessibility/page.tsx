import {
  AccessibilityBuilt,
  AccessibilityHelp,
  AccessibilityTests,
} from '@/components/legal/accessibility-statement';
import { DocumentHeader } from '@/components/legal/document-header';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { accessibilityHero } from '@/content/legal/accessibility';

export const metadata = pageMetadata('accessibility');

export default function AccessibilityPage() {
  const { title, lead, checkedOn } = accessibilityHero;
  return (
    <Page route="accessibility">
      <DocumentHeader route="accessibility" title={title} lead={lead} lastUpdated={checkedOn} />
      <AccessibilityBuilt />
      <AccessibilityTests />
      <AccessibilityHelp />
    </Page>
  );
}
