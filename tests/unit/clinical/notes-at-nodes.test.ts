import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrintSheets } from '@/components/clinical/print-sheet';
import { TreeDrawing } from '@/components/clinical/tree-drawing';
import { TreeList } from '@/components/clinical/tree-list';
import { walkTree } from '@/components/clinical/view/walk-tree';
import { acls } from '@/content/clinical/acls';
import { bls } from '@/content/clinical/bls';
import { bradycardia } from '@/content/clinical/bradycardia';
import { notes, type NoteId } from '@/content/clinical/notes';
import { pals } from '@/content/clinical/pals';
import type { ReferencePage } from '@/content/clinical/shared';
import { tachycardia } from '@/content/clinical/tachycardia';
import { trees, type TreeId } from '@/content/clinical/trees';
import { noteWords } from '@/lib/clinical/clinical-value';
import { type DecisionTree, stepNumber } from '@/lib/clinical/decision-tree';
import { notesAtNodes } from './notes-at-nodes';

const sheets: Readonly<Record<TreeId, ReferencePage>> = {
  adultArrest: acls,
  adultBradycardia: bradycardia,
  adultTachycardia: tachycardia,
  adultBls: bls,
  pediatricArrest: pals,
  pediatricBradycardia: pals,
  pediatricTachycardia: pals,
};

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
const printed = (ids: readonly NoteId[]) => ids.map((id) => noteWords(notes[id]));

describe.each(Object.keys(trees) as TreeId[])('the notes of the tree %s', (treeId) => {
  const tree: DecisionTree = trees[treeId];
  const wanted = (nodeId: string) => notesAtNodes[treeId][nodeId] ?? [];

  test('are at their steps in the list in words', () => {
    const $ = load(renderToStaticMarkup(createElement(TreeList, { tree: treeId })));
    for (const nodeId of Object.keys(tree.nodes)) {
      const found = $(`li[data-node="${nodeId}"] [data-note]`).toArray();
      expect(found.map((note) => $(note).attr('data-note'))).toEqual(wanted(nodeId));
      found.forEach((note, index) => expect(fold($(note).text())).toContain(printed(wanted(nodeId))[index]));
    }
  });

  test('are inside their steps in the drawing', async () => {
    const $ = load(renderToStaticMarkup(await TreeDrawing({ tree: treeId })));
    for (const drawn of $('svg[data-drawing]').toArray()) {
      for (const nodeId of Object.keys(tree.nodes)) {
        const found = $(drawn).find(`g[data-node="${nodeId}"] [data-note]`).toArray();
        expect(found.map((note) => fold($(note).text()))).toEqual(printed(wanted(nodeId)));
      }
    }
  });

  test('are shown at their steps by the step-through', () => {
    for (const step of walkTree(treeId).steps)
      expect(step.notes.map(({ id }) => id)).toEqual(wanted(step.id));
  });

  test('are below their steps on the print sheet', () => {
    const page = sheets[treeId];
    const $ = load(renderToStaticMarkup(createElement(PrintSheets, { page })));
    for (const nodeId of Object.keys(tree.nodes)) {
      const line = $(`[data-sheet-tree="${tree.id}"] [data-step="${stepNumber(tree, nodeId)}"]`);
      expect(line.length).toBe(1);
      expect(
        line
          .find('[data-note]')
          .toArray()
          .map((note) => fold($(note).text())),
      ).toEqual(printed(wanted(nodeId)));
    }
  });
});
