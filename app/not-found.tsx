import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { notFound } from '@/content/site/not-found';

// Next.js itself keeps this page out of search engines (robots: noindex).
export const metadata: Metadata = { title: notFound.documentTitle };

export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <LostPage />
    </main>
  );
}
