import type { Finding } from '../../lib/facts/readiness';
import type { SiteEnv } from '../../lib/facts/site-env.mjs';

const headings: Readonly<Record<Finding['kind'], string>> = {
  placeholder: 'Placeholders',
  contradiction: 'Contradictions',
  'past-date': 'Dates that have passed',
  'no-class': 'Courses without a class',
  review: 'Reviews that are due',
  'reserved-address': 'Addresses reserved for examples',
  'missing-alt': 'Pictures without alternative text',
  'security-txt': 'security.txt',
  synonym: 'Words of the search that lead nowhere',
  unsigned: 'Clinical pages without a signature for their text',
};

/** The findings as a readable list, by kind and file, ending with the verdict. */
export function describeFindings(findings: readonly Finding[]): string {
  const kinds = (Object.keys(headings) as readonly Finding['kind'][]).filter((kind) =>
    findings.some((finding) => finding.kind === kind),
  );
  const parts = kinds.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    const questions = [...new Set(found.map(questionOf))];
    const asked = kind === 'placeholder' ? ` rows, ${questions.length} questions` : '';
    return [
      '',
      `${headings[kind]} (${found.length}${asked})`,
      ...questions.flatMap((one) => linesOf(one, found)),
    ];
  });
  return [...parts, '', verdict(findings)].join('\n');
}

const questionOf = ({ file, sentence }: Finding) => `  ${file}: ${sentence}`;

/** What is asked, once, with the rows that ask it below, and below each what it is about. */
function linesOf(question: string, findings: readonly Finding[]): readonly string[] {
  const rows = findings.filter((finding) => questionOf(finding) === question);
  const isAlone = rows.length === 1;
  return [
    ...(isAlone ? [] : [question]),
    ...rows.flatMap(({ file, field, value, sentence, lines = [] }) => [
      isAlone ? `  ${file}: ${field} is "${value}". ${sentence}` : `    ${field} is "${value}".`,
      ...lines.map((line) => `      ${line}`),
    ]),
  ];
}

/** One sentence that says whether production may be built, and how many findings block it. */
export function verdict(findings: readonly Finding[]): string {
  const blocking = findings.filter((finding) => finding.isBlocking).length;
  const others = findings.length - blocking;
  const hidden = others === 0 ? '' : ` ${others} more can wait.`;
  return blocking === 0
    ? `Ready: production may be built.${hidden}`
    : `Not ready: ${blocking} ${blocking === 1 ? 'finding keeps' : 'findings keep'} production from being built.${hidden}`;
}

/**
 * Before a build of this kind: silent for a preview, a warning for a rehearsal.
 * @throws the findings that block production, for production.
 */
export function gate(kind: SiteEnv, findings: readonly Finding[]): void {
  const blocking = findings.filter((finding) => finding.isBlocking);
  if (blocking.length === 0 || kind === 'preview') return;
  if (kind === 'production')
    throw new Error(
      `${describeFindings(blocking)}\n\nProduction is refused. Put the real value into each file and field named above.`,
    );
  console.warn(
    `Rehearsal: built anyway, exactly as production would be. ${verdict(findings)} "npm run readiness" lists them.`,
  );
}
