import type { MedicalWebPage } from 'schema-dts';
import type { IsoDate } from '../dates';
import type { PageExtra } from './site-nodes';

export type CitedDocument = { readonly organization: string; readonly title: string; readonly year: string; readonly place: string };

export type MedicalPageFacts = {
  /** Conditions in the words of the field, e.g. `Bradycardia`. */
  readonly conditions: readonly string[];
  /** The guideline that the page summarizes, and the body that issued it. Never the company. */
  readonly guideline: { readonly name: string; readonly date: string; readonly authority: string };
  readonly lastReviewed: IsoDate;
  readonly cited: readonly CitedDocument[];
};

/**
 * The medical properties of a reference page's own node: what it is about, for whom, when it was last reviewed, and what it
 * cites. No dose schedule, no how-to, and the issuing body is the recognizing authority. (schema.org/MedicalWebPage)
 */
export function medicalPageExtra({ conditions, guideline, lastReviewed, cited }: MedicalPageFacts): PageExtra {
  const extra: Partial<Exclude<MedicalWebPage, string>> = {
    about: [
      ...conditions.map((name) => ({ '@type': 'MedicalCondition' as const, name })),
      {
        '@type': 'MedicalGuideline' as const,
        name: guideline.name,
        guidelineDate: guideline.date,
        recognizingAuthority: { '@type': 'Organization' as const, name: guideline.authority },
      },
    ],
    audience: { '@type': 'MedicalAudience', audienceType: 'Clinician' },
    lastReviewed,
    citation: cited.map((document) => ({
      '@type': 'CreativeWork' as const,
      name: document.title,
      author: { '@type': 'Organization' as const, name: document.organization },
      ...(/^\d{4}$/.test(document.year) ? { datePublished: document.year } : {}),
      ...(document.place.startsWith('DOI ') ? { identifier: document.place.replace('DOI ', 'doi:') } : {}),
    })),
  };
  return extra;
}
