import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClinicalBody } from '../../../components/clinical/clinical-body';
import { ClinicalHeader } from '../../../components/clinical/clinical-header';
import { HelpPage } from '../../../components/clinical/help-page';
import { PrintSheets } from '../../../components/clinical/print-sheet';
import { StepThrough } from '../../../components/islands/clinical/step-through';
import { helpPages } from '../../../content/clinical/help';
import { review } from '../../../content/clinical/review';
import type { ReferencePage } from '../../../content/clinical/shared';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import type { WalkTree } from '../../../lib/clinical/step-through';

/** A reference page with its sheets, or a help card, without the site's header and footer. */
export function markupOfPage(page: ReferencePage): string {
  const card = helpPages.find((one) => one === page);
  if (card !== undefined) return renderToStaticMarkup(createElement(HelpPage, { page: card }));
  const [header, body, sheets] = [ClinicalHeader, ClinicalBody, PrintSheets].map((part) =>
    createElement<{ page: ReferencePage }>(part, { page }),
  );
  return renderToStaticMarkup(createElement(Fragment, null, header, body, sheets));
}

/** A step in the step-through. A walk shows its first step, so the step is moved to the front. */
export function markupOfStep(tree: WalkTree, id: string): string {
  const step = tree.steps.find((one) => one.id === id) ?? tree.steps[0];
  return renderToStaticMarkup(
    createElement(StepThrough, {
      name: 'step-through',
      anchor: 'walk',
      noteLabel: review.noteLabel,
      labels: stepThroughLabels,
      tree: { ...tree, steps: [step, ...tree.steps.filter((one) => one !== step)] },
    }),
  );
}
