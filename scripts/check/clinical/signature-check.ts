import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { signatures, signedFile } from '../../../content/clinical/signatures';
import { gitHash } from '../../../lib/clinical/git-hash';
import { factValue } from '../../../lib/facts/facts';
import type { Finding } from '../../../lib/facts/readiness';
import { reviewTable } from '../../../lib/tables/review-table';
import { tableFile } from '../../../lib/tables/table';
import { formatIsoDate } from '../../../lib/time/calendar-days';
import { fileOf } from './rendition';
import { signedData } from './signed-data';
import { changedLines, signedFolder, staleFiles } from './signed-files';

type Row = Pick<(typeof signatures)[number], 'page' | 'reviewer' | 'reviewedOn' | 'fingerprint' | 'isSample'>;

/** What a clinician signs: every page, the practice game, and the shared text. */
export const signedNames: readonly string[] = [
  ...signedData.pages.map(fileOf),
  'practice-game',
  'every-page',
];

/** The text of a file by its Git hash, or null if this repository does not have it. */
export type SignedText = (fingerprint: string) => string | null;

const fromGit: SignedText = (fingerprint) => {
  try {
    return execFileSync('git', ['cat-file', '-p', fingerprint], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
};

/** The lines changed since a signature; null if Git does not have the text that was signed. */
function changesSince(row: Row, text: string, signedText: SignedText): readonly string[] | null {
  if (row.fingerprint === gitHash(text)) return [];
  const signed = row.fingerprint === undefined ? null : signedText(row.fingerprint);
  return signed === null ? null : changedLines(signed, text);
}

/** The unsigned lines of a file: all of it, or the changes since the signature. */
export function unsignedLines(
  name: string,
  text: string,
  rows: readonly Row[] = signatures,
  signedText: SignedText = fromGit,
): readonly string[] {
  const row = rows.find(({ page, isSample }) => page === name && !isSample);
  const changes = row === undefined ? null : changesSince(row, text, signedText);
  return changes ?? Array.from(text.trimEnd().split('\n'), (line) => `+ ${line}`);
}

/** Pages whose text differs from the signed one, each with its lines. A sample already counts as a placeholder. */
export function findUnsigned(
  texts: ReadonlyMap<string, string>,
  rows: readonly Row[],
  signedText: SignedText,
): readonly Finding[] {
  return [...texts].flatMap(([name, text]): readonly Finding[] => {
    const row = rows.find(({ page }) => page === name);
    const finding = {
      kind: 'unsigned',
      file: tableFile(reviewTable),
      field: name,
      isBlocking: true,
    } as const;
    const file = signedFile(name);
    if (row === undefined)
      return [{ ...finding, value: '', sentence: `It has no row. A clinician reads ${file} and signs it.` }];
    const changes = row.isSample ? [] : changesSince(row, text, signedText);
    if (changes?.length === 0) return [];
    return [
      {
        ...finding,
        value: `${factValue(row.reviewer)}, ${formatIsoDate(factValue(row.reviewedOn))}`,
        sentence: 'The page no longer says what was signed. Read these lines, and sign it again:',
        lines: changes ?? [
          `The words that were signed are not in this repository: read the whole page, ${file}.`,
        ],
      },
    ];
  });
}

/** The unsigned text of this site, and outdated files to sign. */
export function unsignedFindings(): readonly Finding[] {
  const texts = new Map(signedNames.map((name) => [name, readFileSync(signedFile(name), 'utf8')]));
  const stale = [...staleFiles()].map(([name, lines]): Finding => ({
    kind: 'unsigned',
    file: `${signedFolder}/${name}`,
    field: 'text',
    value: '',
    sentence: 'It does not say what the content says. Run "npm run clinical".',
    lines,
    isBlocking: true,
  }));
  return [...stale, ...findUnsigned(texts, signatures, fromGit)];
}
