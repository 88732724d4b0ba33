import { Page } from '@/components/layout/page';
import { AToZHeader, AToZList } from '@/components/search/a-to-z-list';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('aToZ');

export default function AToZPage() {
  return (
    <Page route="aToZ">
      <AToZHeader />
      <AToZList />
    </Page>
  );
}
