import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { pals } from '@/content/clinical/pals';

export const metadata = pageMetadata('palsAlgorithm');

export default function PalsAlgorithmPage() {
  return (
    <ClinicalPage page={pals}>
      <ClinicalHeader page={pals} />
      <ClinicalBody page={pals} />
      <PrintSheets page={pals} />
    </ClinicalPage>
  );
}
