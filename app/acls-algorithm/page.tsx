import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { acls } from '@/content/clinical/acls';

export const metadata = pageMetadata('aclsAlgorithm');

export default function AclsAlgorithmPage() {
  return (
    <ClinicalPage page={acls}>
      <ClinicalHeader page={acls} />
      <ClinicalBody page={acls} />
    </ClinicalPage>
  );
}
