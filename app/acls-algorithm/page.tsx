import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { acls } from '@/content/clinical/acls';

export const metadata = pageMetadata('aclsAlgorithm');

export default function AclsAlgorithmPage() {
  return (
    <ClinicalPage page={acls}>
      <ClinicalHeader page={acls} />
      <ClinicalBody page={acls} />
      <PrintSheets page={acls} />
    </ClinicalPage>
  );
}
