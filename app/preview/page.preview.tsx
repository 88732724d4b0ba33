import type { Metadata } from 'next';
import { PlaceholderList } from '@/components/preview/placeholder-list';
import { PreviewIntro } from '@/components/preview/preview-intro';

export const metadata: Metadata = { title: 'Preview: what is not ready', robots: { index: false, follow: false } };

export default function PreviewPage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PreviewIntro />
      {/* Filled by scripts/preview/dress.ts from the finished export. */}
      <div id="preview-report" />
      <PlaceholderList />
    </main>
  );
}
