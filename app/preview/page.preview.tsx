import type { Metadata } from 'next';
import { PlaceholderList } from '@/components/preview/placeholder-list';

export const metadata: Metadata = { title: 'Preview: what is not ready', robots: { index: false, follow: false } };

export default function PreviewPage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PlaceholderList />
    </main>
  );
}
