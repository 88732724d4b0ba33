import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { OtherPathways } from '@/components/clinical/other-pathways';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { acls } from '@/content/clinical/acls';

export const metadata = pageMetadata('aclsAlgorithm');

export default function AclsAlgorithmPage() {
  return (
    <ClinicalPage page={acls}>
      <ClinicalHeader page={acls}>
        <OtherPathways than={acls.route} />
      </ClinicalHeader>
      <ClinicalBody page={acls} />
      <PrintSheets page={acls} />
    </ClinicalPage>
  );
}
