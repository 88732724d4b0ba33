import type { Metadata } from 'next';
import { PreviewIntro } from '@/components/preview/preview-intro';
import { previewPage } from '@/content/site/preview-page';

export const metadata: Metadata = {
  title: previewPage.documentTitle,
  robots: { index: false, follow: false },
};

export default function PreviewPage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PreviewIntro />
      {/* Filled in by scripts/preview/add-preview-badge.ts from the finished export; where the framework is kept,
         React leaves it alone. */}
      <div id="preview-report" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </main>
  );
}
