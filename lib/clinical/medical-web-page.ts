import type { MedicalWebPage } from 'schema-dts';
import type { DocumentMaker, DocumentMakers } from './document-makers';
import type { IsoDate } from '@/lib/time/calendar-days';
import { type Fact, factValue, isPlaceholder } from '@/lib/facts/facts';
import type { PageExtra } from '@/lib/seo/site-nodes';

export type CitedDocument = DocumentMakers & {
  readonly title: string;
  readonly year: string;
  readonly place: string;
};

export type MedicalPageFacts = {
  /** Clinical terms for the conditions, e.g. `Bradycardia`. */
  readonly conditions: readonly string[];
  /** The guideline that the page summarizes, and the organizations that issued it. Never the company. */
  readonly guideline: {
    readonly name: string;
    readonly date: string;
    readonly authorities: readonly string[];
  };
  /** Who signed the page, and when; null if unsigned. */
  readonly signature: {
    readonly reviewer: Fact<string>;
    readonly credentials: Fact<string>;
    readonly reviewedOn: Fact<IsoDate>;
  } | null;
  /** The intended reader. */
  readonly audience: 'Clinician' | 'Patient';
  readonly cited: readonly CitedDocument[];
};

/**
 * The medical properties of a reference page's node: topic, audience, reviewer and date, and citations. It has no
 * dose schedule and no how-to, and the recognizing authorities are the issuing organizations.
 * (schema.org/MedicalWebPage)
 */
export function medicalPageExtra({
  conditions,
  guideline,
  signature,
  audience,
  cited,
}: MedicalPageFacts): PageExtra {
  const extra: Partial<Exclude<MedicalWebPage, string>> = {
    about: [
      ...conditions.map((name) => ({ '@type': 'MedicalCondition' as const, name })),
      {
        '@type': 'MedicalGuideline' as const,
        name: guideline.name,
        guidelineDate: guideline.date,
        recognizingAuthority: guideline.authorities.map((name) => ({
          '@type': 'Organization' as const,
          name,
        })),
      },
    ],
    audience: { '@type': 'MedicalAudience', audienceType: audience },
    ...(signature === null ? {} : reviewOf(signature)),
    citation: cited.map((document) => ({
      '@type': 'CreativeWork' as const,
      name: document.title,
      ...(document.authors === undefined ? {} : { author: document.authors.map(makerNode) }),
      ...(document.publishers === undefined ? {} : { publisher: document.publishers.map(makerNode) }),
      ...(/^\d{4}$/.test(document.year) ? { datePublished: document.year } : {}),
      ...(document.place.startsWith('DOI ') ? { identifier: document.place.replace('DOI ', 'doi:') } : {}),
    })),
  };
  return extra;
}

/** The review date and, unless it is a placeholder, the reviewer. */
function reviewOf({ reviewer, credentials, reviewedOn }: NonNullable<MedicalPageFacts['signature']>) {
  const lastReviewed = factValue(reviewedOn);
  if (isPlaceholder(reviewer)) return { lastReviewed };
  const [name, honorificSuffix] = [reviewer, factValue(credentials)];
  return { lastReviewed, reviewedBy: { '@type': 'Person' as const, name, honorificSuffix } };
}

const makerNode = ({ type, name }: DocumentMaker) => ({ '@type': type, name });
