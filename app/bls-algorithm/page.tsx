import { ClinicalBody } from '@/components/clinical/clinical-body';
import { ClinicalHeader } from '@/components/clinical/clinical-header';
import { ClinicalPage } from '@/components/clinical/clinical-page';
import { HelpNow } from '@/components/clinical/help-cards';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { pageMetadata } from '@/components/seo/page-metadata';
import { bls } from '@/content/clinical/bls';

export const metadata = pageMetadata('blsAlgorithm');

export default function BlsAlgorithmPage() {
  return (
    <ClinicalPage page={bls}>
      <ClinicalHeader page={bls}>
        <HelpNow />
      </ClinicalHeader>
      <ClinicalBody page={bls} />
      <PrintSheets page={bls} />
    </ClinicalPage>
  );
}
