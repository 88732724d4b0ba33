import { day, optional, text, textOf } from './columns';
import { fault, table } from './table';

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
    fingerprint: optional(
      textOf(/^[0-9a-f]{40}$/, 'the 40 letters and digits of "git hash-object" of the file'),
    ),
  },
  facts: ['reviewer', 'credentials', 'date'],
  label: 'page',
  missing: () => 'The signature of a clinician who has read this page (docs/clinical.md says how).',
  owner: 'clinical',
  idOf: ({ page }) => page,
  rule: ({ fingerprint, status }) =>
    status === 'confirmed' && fingerprint === undefined
      ? fault('fingerprint', 'It is empty. A signature says which words were read.')
      : null,
});
