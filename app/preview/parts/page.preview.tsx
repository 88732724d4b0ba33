import type { Metadata } from 'next';
import { PartsPage } from '@/components/preview/parts-page';
import { previewPage } from '@/content/site/preview-page';

export const metadata: Metadata = {
  title: previewPage.partsTitle,
  robots: { index: false, follow: false },
};

export default function Page() {
  return <PartsPage />;
}
