import { walkTree } from '@/components/clinical/view/walk-tree';
import { acls } from '@/content/clinical/acls';
import { pals } from '@/content/clinical/pals';
import { tachycardia } from '@/content/clinical/tachycardia';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import type { Scenario } from '@/lib/simulation/simulation';
import { addressOf, siteData } from '@/scripts/check/clinical/clinical-data';
import type { Form, Piece } from '@/scripts/check/clinical/piece';
import { piecesOfMarkup } from '@/scripts/check/clinical/read-markup';
import {
  markupOfPage,
  piecesOfWalkTree,
  renderGame,
  renderPieces,
  renderScenarios,
} from '@/scripts/check/clinical/render-pieces';
import { allRules } from './all-rules';
import { type Subject, subjectOf } from './rule';

let pieces: readonly Piece[] = [];
let subject: Subject;

beforeAll(async () => {
  pieces = await renderPieces();
  subject = subjectOf(siteData, { pieces, games: [renderScenarios(), renderGame()] });
}, 120_000);

test('the rules are numbered from 1', () => {
  expect(allRules.map(({ number }) => number)).toEqual(allRules.map((_, index) => index + 1));
});

describe('the site keeps rule', () => {
  test.each(allRules)('$number: $title', ({ problems }) => expect(problems(subject)).toEqual([]));
});

describe('what the rules read', () => {
  const steps = Object.values(siteData.trees).flatMap((tree) =>
    Object.keys(tree.nodes).map((id) => `${tree.id} ${id}`),
  );
  const stepsIn = (form: Form) =>
    pieces
      .filter((piece) => piece.form === form && piece.node !== undefined)
      .map(({ node }) => `${node?.tree} ${node?.id}`);

  test('are all steps of all trees, in words, in the drawing and in the walk', () => {
    expect(stepsIn('list').toSorted()).toEqual(steps.toSorted());
    expect(stepsIn('drawing').toSorted()).toEqual(steps.toSorted());
    expect(stepsIn('step-through').toSorted()).toEqual(steps.toSorted());
  });

  test('are, in words, what content says', () => {
    const bare = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const said = new Map(
      subject.pieces
        .filter(({ form, node }) => form === 'data' && node !== undefined)
        .map((piece) => [`${piece.node?.tree} ${piece.node?.id}`, bare(piece.text)]),
    );
    for (const piece of pieces.filter(({ node }) => node !== undefined))
      expect(bare(piece.text)).toBe(said.get(`${piece.node?.tree} ${piece.node?.id}`));
  });

  test('are all steps of all trees on the print sheets', () => {
    expect(stepsIn('sheet').toSorted()).toEqual(steps.toSorted());
  });

  test('are all rows and entries of the pages', () => {
    const count = (form: Form, kind: Piece['kind']) =>
      subject.pieces.filter((piece) => piece.form === form && piece.kind === kind).length;
    for (const kind of ['row', 'cell'] as const) expect(count('page', kind)).toBe(count('data', kind));
    expect(count('page', 'entry') + count('page', 'text')).toBe(
      count('data', 'entry') + count('data', 'text'),
    );
  });

  test('is the practice game as it is read and as it is played', () => {
    const taught = (scenarios: readonly Scenario[]) =>
      scenarios.map(({ title, steps: all }) => [
        title,
        all.map(({ options, correctOption, feedback }) => [...options, correctOption, feedback]),
      ]);
    expect(taught(renderScenarios())).toEqual(taught(siteData.scenarios));
    expect(taught(renderGame())).toEqual(taught(siteData.scenarios));
  });
});

/** The pages as they are rendered, with one mistake planted in the markup. */
describe('a mistake in the rendered page', () => {
  const numbersOf = (found: readonly Piece[]) =>
    allRules
      .filter(({ problems }) => problems(subjectOf(siteData, { pieces: found })).length > 0)
      .map(({ number }) => number);

  async function planted(page: ReferencePage, from: string | RegExp, to: string): Promise<readonly number[]> {
    const html = await markupOfPage(page);
    const changed = html.replace(from, to);
    expect(changed).not.toBe(html);
    return numbersOf(piecesOfMarkup(changed, addressOf(page)));
  }

  test('is found in a table: a drug under a heading that advises it', async () => {
    expect(await planted(tachycardia, '>Do not give</th>', '>Give</th>')).toEqual(
      expect.arrayContaining([8, 10]),
    );
  });

  test('is found in a row: a guideline over a company value', async () => {
    expect(await planted(tachycardia, `>${review.olderLabel}</p>`, '>AHA 2025</p>')).toEqual([14]);
  });

  test('is found in a row: a note that is gone', async () => {
    expect(await planted(tachycardia, 'data-note="D19"', '')).toEqual([12]);
  });

  test('is found in a table of doses: a drug whose "Not in" is gone', async () => {
    expect(
      await planted(tachycardia, /(id="diltiazem".*?)<span class="font-semibold">Not in/, '$1<span>In'),
    ).toEqual([10]);
  });

  test('is found in a table of doses: a pediatric dose whose maximum is gone', async () => {
    expect(
      await planted(pals, /(id="pediatric-adenosine".*?)<span class="font-semibold">Maximum/, '$1<span>Or'),
    ).toEqual([7]);
  });

  test('is found in the new trees: a shock in asystole, and a drug beyond adenosine for a child', async () => {
    expect(await planted(acls, /(data-node="c9".*?)do not shock/, '$1shock')).toContain(11);
    expect(await planted(pals, /(data-node="q10".*?)Adenosine may/, '$1Procainamide may')).toContain(21);
  });

  test('is found in the list of steps: a refusal that is gone', async () => {
    expect(
      await planted(tachycardia, /(<li id="adult-tachycardia-t10".*?)no adenosine/, '$1adenosine'),
    ).toEqual([8]);
  });

  test('is found in the drawing: a refusal that is gone', async () => {
    expect(
      await planted(tachycardia, /(<g data-node="t3u"[^>]*>.*?)Unsynchronized/, '$1Synchronized'),
    ).toContain(9);
  });

  test('is found in the drawing: the wrong people above a step', async () => {
    expect(await planted(pals, /(<g data-node="p3"[^>]*>.*?)Do, infant and child/, '$1Do, adult')).toEqual(
      expect.arrayContaining([4]),
    );
  });

  test('is found on the sheet: an exclusion without its heading', async () => {
    expect(
      await planted(tachycardia, /(<strong data-term="">Wide-QRS tachycardia.*?)Do not give/, '$1Think of'),
    ).toEqual([10]);
  });

  test('is found on the sheet: a figure without its people', async () => {
    expect(
      await planted(tachycardia, /(data-sheet=.*?Metoprolol.*?)<span data-people="">.*?<\/span>/, '$1'),
    ).toEqual([7]);
  });

  test('is found in the walk: a note of another step, and no way on', () => {
    const tree = walkTree('pediatricArrest');
    const [start, ...others] = tree.steps;
    const wrong = others.map((step) =>
      step.id === 'p10' ? { ...step, notes: [{ id: 'D5', subject: 'x', text: 'y' }], ways: [] } : step,
    );
    expect(numbersOf(piecesOfWalkTree({ ...tree, steps: [start, ...wrong] }, '/pals-algorithm'))).toEqual([
      12, 13, 20,
    ]);
  });
});
