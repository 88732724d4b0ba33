import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { bradycardia } from '@/content/clinical/bradycardia';

export const metadata = pageMetadata('bradycardiaAlgorithm');

export default function BradycardiaAlgorithmPage() {
  return (
    <ClinicalPage page={bradycardia}>
      <ClinicalHeader page={bradycardia} />
      <ClinicalBody page={bradycardia} />
      <PrintSheets page={bradycardia} />
    </ClinicalPage>
  );
}
