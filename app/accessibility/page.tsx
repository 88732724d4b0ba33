import {
  AccessibilityBuilt,
  AccessibilityHeader,
  AccessibilityHelp,
  AccessibilityTests,
} from '@/components/legal/accessibility-statement';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('accessibility');

export default function AccessibilityPage() {
  return (
    <Page route="accessibility">
      <AccessibilityHeader />
      <AccessibilityBuilt />
      <AccessibilityTests />
      <AccessibilityHelp />
    </Page>
  );
}
