import { WaysTable } from '@/components/guides/ways-table';
import { Guide } from '@/components/guides/guide';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { beforeClass } from '@/content/guides/before-class';

export const metadata = pageMetadata('beforeClass');

export default function BeforeClassPage() {
  return (
    <Page route="beforeClass">
      <Guide route="beforeClass" guide={beforeClass} parts={{ ways: <WaysTable /> }} />
    </Page>
  );
}
