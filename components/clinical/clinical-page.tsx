import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page';
import type { ReferencePage } from '@/content/clinical/shared';
import { documents, guidelines } from '@/content/clinical/sources';
import { signatureOf } from '@/content/clinical/signatures';
import { type MedicalPageFacts, medicalPageExtra } from '@/lib/clinical/medical-web-page';
import { documentIdsOf } from '@/components/clinical/model/page-documents';
import { signedName } from './review-line';

/** The main landmark of a reference page, with its medical structured data. */
export function ClinicalPage({
  page,
  audience = 'Clinician',
  children,
}: {
  page: ReferencePage;
  audience?: MedicalPageFacts['audience'];
  children: ReactNode;
}) {
  const extra = medicalPageExtra({
    conditions: page.conditions,
    guideline: guidelines[page.guideline],
    signature: signatureOf(signedName(page)),
    audience,
    cited: documentIdsOf(page).map((id) => documents[id]),
  });
  return (
    <Page route={page.route} pageExtra={extra}>
      {children}
    </Page>
  );
}
