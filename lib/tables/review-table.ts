import { day, text, textOf } from './columns';
import { table } from './table';

type ReviewRow = { readonly page: string; readonly fingerprint?: string; readonly status: string };

/** Who has signed the words of which clinical file of content/clinical/signed, and which words: docs/clinical.md. */
export const reviewTable = table({
  name: 'clinical-reviews',
  columns: {
    page: textOf(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'the name of a file of content/clinical/signed, such as acls-algorithm',
    ),
    reviewer: text('the name of the clinician who signs', 80),
    credentials: text('what the clinician is, such as MD', 40),
    date: day,
    /** What `git hash-object` says of the file that was read. */
    fingerprint: textOf(
      /^[0-9a-f]{40}$/,
      'the 40 letters and digits of "git hash-object" of the file',
    ).optional(),
  },
  facts: ['reviewer', 'credentials', 'date'],
  label: 'page',
  missing: 'The signature of a clinician who has read this page (docs/clinical.md says how).',
  owner: 'clinical',
  idOf: ({ page }: ReviewRow) => page,
  rule: ({ fingerprint, status }: ReviewRow) =>
    status === 'confirmed' && fingerprint === undefined
      ? { key: 'fingerprint', sentence: 'It is empty. A signature says which words were read.' }
      : null,
});
