import type { Metadata } from 'next';
import { LostPage } from '@/components/not-found/lost-page';
import { notFound } from '@/content/not-found';

export const metadata: Metadata = { title: notFound.documentTitle, robots: { index: false, follow: true } };

export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <LostPage />
    </main>
  );
}
