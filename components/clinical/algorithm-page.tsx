import type { ReactNode } from 'react';
import type { ReferencePage } from '@/content/clinical/shared';
import { ClinicalBody } from './clinical-body';
import { ClinicalHeader } from './clinical-header';
import { ClinicalPage } from './clinical-page';
import { PrintSheets } from './print-sheet';

/** An algorithm page with its print sheets. The children are part of the header. */
export function AlgorithmPage({ page, children }: { page: ReferencePage; children?: ReactNode }) {
  return (
    <ClinicalPage page={page}>
      <ClinicalHeader page={page}>{children}</ClinicalHeader>
      <ClinicalBody page={page} />
      <PrintSheets page={page} />
    </ClinicalPage>
  );
}
