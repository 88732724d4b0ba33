import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { type Decision, decide, type Mistake, type Verdict } from '../../lib/handover/decide';
import { factAt, type Question } from '../../lib/handover/questions';
import { CannotRemove, type ChangedFiles, changedFiles } from './edit-source';
import { loadOpenContent } from './places';
import { readWorkbook } from './read-workbook';

/** What an attempt to apply a workbook came to. Unless it `isDone`, no file was touched. */
export type Applied =
  | {
      readonly isDone: true;
      readonly decisions: readonly Decision[];
      readonly files: readonly string[];
      readonly open: readonly Question[];
      readonly settled: number;
    }
  | { readonly isDone: false; readonly mistakes: readonly Mistake[]; readonly faults: readonly string[] };

/** Checks all answers of a workbook and writes them into the content below `root`, all or none. */
export async function applyWorkbook(bytes: Uint8Array, root = '.'): Promise<Applied> {
  const { rows, faults } = await readWorkbook(bytes);
  if (rows.length === 0 && faults.length > 0) return { isDone: false, mistakes: [], faults };
  const open = await loadOpenContent(root);
  const verdict = decide(open.content, open.questions, rows);
  if (faults.length > 0 || verdict.mistakes.length > 0)
    return { isDone: false, mistakes: verdict.mistakes, faults };
  const changed = await changedFiles(verdict.decisions, open.placeOf, root).catch((error: unknown) => {
    if (error instanceof CannotRemove) return { files: null, errors: [error.message] };
    throw error;
  });
  if (changed.files === null || changed.errors.length > 0)
    return {
      isDone: false,
      mistakes: [],
      faults: changed.errors.map((error) => `With these answers the site cannot be built. ${error}`),
    };
  const applied = await write(new Map([...changed.files, ...securityContact(verdict, root)]), verdict, root);
  if (applied.isDone) takeOffPictures(verdict, root);
  return applied;
}

const securityFile = 'public/.well-known/security.txt';

/** The one file outside of content that repeats a fact: people who look for it read no page (RFC 9116). */
function securityContact({ decisions }: Verdict, root: string): ChangedFiles {
  const address = decisions.find(
    ({ question }) => question.id === 'company/company: company.supportEmail',
  )?.answer;
  if (address?.is !== 'value') return new Map();
  const text = readFileSync(resolve(root, securityFile), 'utf8');
  return new Map([[securityFile, text.replace(/^Contact:.*$/m, `Contact: mailto:${String(address.value)}`)]]);
}

/**
 * Pictures that were answered with "remove": the masters without a name take the place of theirs, and the step that encodes
 * pictures does the rest. One that has no such master goes altogether.
 */
function takeOffPictures({ decisions }: Verdict, root: string): void {
  const ids = decisions
    .filter(
      ({ question, answer }) => question.file === 'content/site/named-pictures.ts' && answer.is === 'removed',
    )
    .map(({ question }) => /\[([^\]]+)\]/.exec(question.id)?.[1] ?? '');
  if (ids.length === 0) return;
  const masters = resolve(root, 'art/pictures');
  const unbranded = resolve(root, 'art/unbranded');
  const namesIn = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => ids.includes(parse(name).name)) : [];
  for (const name of namesIn(masters)) rmSync(join(masters, name));
  for (const name of namesIn(unbranded)) renameSync(join(unbranded, name), join(masters, name));
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/pictures/pictures.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Writes the files, and takes everything back if the content does not then hold what was answered. */
async function write(files: ChangedFiles, verdict: Verdict, root: string): Promise<Applied> {
  const before = [...files.keys()].map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const);
  for (const [file, text] of files) writeFileSync(resolve(root, file), text);
  try {
    const { content, questions } = await loadOpenContent(root);
    const lost = verdict.decisions
      .filter((decision) => !isWritten(factAt(content, decision.question.id), decision))
      .map(({ question }) => question.id);
    if (lost.length > 0 || questions.length !== verdict.open.length)
      throw new Error(
        `The content does not hold what was answered: ${questions.length} facts are open instead of ${verdict.open.length}. ${lost.join(', ')}`,
      );
    return {
      isDone: true,
      decisions: verdict.decisions,
      files: [...files.keys()],
      open: questions,
      settled: verdict.settled,
    };
  } catch (error) {
    for (const [file, text] of before) writeFileSync(resolve(root, file), text);
    // Content refuses what its own rules do not allow; whoever sent the workbook needs the sentence, not a stack.
    const words = error instanceof Error ? error.message : String(error);
    return { isDone: false, mistakes: [], faults: [`With these answers the site cannot be built. ${words}`] };
  }
}

function isWritten(value: unknown, { question, answer }: Decision): boolean {
  // In a list without ids, whatever follows a removed entry moves up to its place.
  if (/\[\d+\]/.test(question.id)) return true;
  if (answer.is === 'removed') return value === undefined;
  return value === (answer.is === 'value' ? answer.value : question.sample);
}
