import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ClinicalBody } from '../../../components/clinical/clinical-body';
import { ClinicalHeader } from '../../../components/clinical/clinical-header';
import { PrintSheets } from '../../../components/clinical/print-sheet';
import { walkTree } from '../../../components/clinical/view/walk-tree';
import { ScenarioReader } from '../../../components/simulation/scenario-reader';
import { QuestionCard } from '../../../components/islands/simulation/question-card';
import { StepThrough } from '../../../components/islands/clinical/step-through';
import { review } from '../../../content/clinical/review';
import type { ReferencePage } from '../../../content/clinical/shared';
import { stepThroughTexts } from '../../../content/clinical/step-through';
import { treePages, trees, type TreeId } from '../../../content/clinical/trees';
import { routes } from '../../../content/site/routes';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import type { Scenario } from '../../../lib/simulation/simulation';
import type { WalkTree } from '../../../lib/clinical/step-through';
import { addressOf, referencePages } from './clinical-data';
import type { Piece } from './piece';
import { piecesOfMarkup, pieceOfWalkMarkup, scenariosOfMarkup, stepOfCard } from './read-markup';

/** Every form of every reference page, rendered from the components as the site does it. */
export async function renderPieces(): Promise<readonly Piece[]> {
  const pages = await Promise.all(
    referencePages.map(async (page) => piecesOfMarkup(await markupOfPage(page), addressOf(page))),
  );
  return [...pages.flat(), ...(Object.keys(trees) as TreeId[]).flatMap(piecesOfWalk)];
}

/** A reference page with its sheet, without the header and footer of the site. */
export async function markupOfPage(page: ReferencePage): Promise<string> {
  return markupOf(
    createElement(
      Fragment,
      null,
      createElement(ClinicalHeader, { page }),
      createElement(ClinicalBody, { page }),
      createElement(PrintSheets, { page }),
    ),
  );
}

/** Drawings are laid out while they are rendered, so a page takes a moment. */
async function markupOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('');
}

/** Each step of a tree as the step-through shows it. */
function piecesOfWalk(treeId: TreeId): readonly Piece[] {
  return piecesOfWalkTree(walkTree(treeId), routes[treePages[treeId]].path);
}

/** Each step of a walk in turn. A walk shows its first step, so each step is put first once. */
export function piecesOfWalkTree(tree: WalkTree, page: string): readonly Piece[] {
  return tree.steps.map((step) => {
    const begun: WalkTree = { ...tree, steps: [step, ...tree.steps.filter((other) => other !== step)] };
    const html = renderToStaticMarkup(
      createElement(StepThrough, {
        anchor: 'walk',
        noteLabel: review.noteLabel,
        texts: stepThroughTexts,
        tree: begun,
      }),
    );
    return pieceOfWalkMarkup(html, { page, headings: [tree.title], node: { tree: tree.id, id: step.id } });
  });
}

/** The practice game in its version to read. */
export function renderScenarios(): readonly Scenario[] {
  const reader = renderToStaticMarkup(
    createElement('div', { id: 'simulation' }, createElement(ScenarioReader)),
  );
  return scenariosOfMarkup(reader, scenarios);
}

/** The practice game as it is played: each question after a wrong answer, when the right one and the reason are shown. */
export function renderGame(): readonly Scenario[] {
  const played: readonly Scenario[] = scenarios;
  return played.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map((_, index) => playedStep(scenario, index)),
  }));
}

function playedStep(scenario: Scenario, index: number): Scenario['steps'][number] {
  const answers = scenario.steps
    .slice(0, index + 1)
    .map((step) => (step.correctOption + 1) % step.options.length);
  const card = createElement(QuestionCard, {
    id: 'card',
    state: { phase: 'answered', scenario, answers, isHeld: true },
    dispatch: () => undefined,
    texts: simulationGame.question,
    scene: null,
  });
  return stepOfCard(renderToStaticMarkup(card), simulationGame.question.rightAnswer);
}
