import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { tachycardia } from '@/content/clinical/tachycardia';

export const metadata = pageMetadata('tachycardiaAlgorithm');

export default function TachycardiaAlgorithmPage() {
  return (
    <ClinicalPage page={tachycardia}>
      <ClinicalHeader page={tachycardia} />
      <ClinicalBody page={tachycardia} />
      <PrintSheets page={tachycardia} />
    </ClinicalPage>
  );
}
