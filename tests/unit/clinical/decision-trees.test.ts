import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicalTables } from '@/components/clinical/model/clinical-tables-data';
import { TreeList } from '@/components/clinical/tree-list';
import { walkTree } from '@/components/clinical/model/walk-tree';
import { trees, type TreeId } from '@/content/clinical/trees';
import {
  type DecisionTree,
  type Edge,
  edgesOf,
  pathsOf,
  sayOf,
  treeProblems,
} from '@/lib/clinical/decision-tree';
import { drawing, drawTree, textWidth } from '@/lib/clinical/tree-drawing';
import { expectedQuestions, expectedWays, notesAtNodes } from './expected-steps';

const wordsOfEdge = (edge: Edge) => `${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`;

// That every form says the words of its steps is read word for word in safety/site.test.ts.
describe.each(Object.keys(trees) as TreeId[])('the tree %s', (id) => {
  const tree: DecisionTree = trees[id];
  const { steps } = walkTree(id);

  test('has one start, no step out of reach, and every walk ends or takes a marked loop', () => {
    expect(treeProblems(tree)).toEqual([]);
    expect(pathsOf(tree).length).toBeGreaterThan(2);
  });

  test('asks what its answers were written for, and leads on as the fact sheet has it', () => {
    const questions = Object.entries(expectedQuestions[id]);
    const answers = questions.flatMap(([from, [, yes, no]]) => [`${from} yes ${yes}`, `${from} no ${no}`]);
    const ways = [...expectedWays[id].map((way) => way.replace(' ', ' next ')), ...answers];
    expect(edgesOf(tree).map(wordsOfEdge).sort()).toEqual(ways.sort());
    const asked = Object.entries(tree.nodes).filter(([, { type }]) => type === 'question');
    expect(new Map(asked.map(([from, { text }]) => [from, text]))).toEqual(
      new Map(questions.map(([from, [asks]]) => [from, asks])),
    );
  });

  test('says on its sheet nothing that its step does not say, and leaves out no refusal', () => {
    const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\{\w+\}|[\w-]+/g) ?? [];
    for (const { text, onSheet = text } of Object.values(tree.nodes)) {
      let at = 0;
      const isAdded = (word: string) => (at = wordsIn(text).indexOf(word, at) + 1) === 0;
      expect(wordsIn(onSheet).filter(isAdded)).toEqual([]);
      const refusals = (sentence: string) =>
        sentence.match(/\b(?:no|not in|not with|never|only|do not (?:shock|delay))\b/gi);
      expect(refusals(onSheet)).toEqual(refusals(text));
    }
  });

  test('leads on along each edge by a link in the list and by an answer in the step-through', () => {
    const list = load(renderToStaticMarkup(createElement(TreeList, { tree: id })));
    const links = list('[data-edge] a').toArray();
    expect(links.map((link) => list(link).attr('href'))).toEqual(
      edgesOf(tree).map(({ to }) => `#${tree.id}-${to}`),
    );
    for (const nodeId of Object.keys(tree.nodes)) expect(list(`li#${tree.id}-${nodeId}`).length).toBe(1);
    const answers = steps.flatMap(({ id: from, ways }) => ways.map((way) => ({ from, ...way })));
    expect(answers).toEqual(edgesOf(tree));
  });

  test('has the guideline notes at the steps whose values they are about', () => {
    const noted = steps.filter(({ notes }) => notes.length > 0);
    const notes = noted.map((step) => [step.id, step.notes.map((note) => note.id)]);
    expect(Object.fromEntries(notes)).toEqual(notesAtNodes[id]);
  });

  test('says what to do or to ask in at most 12 words, the rest beside it', () => {
    for (const step of steps) expect([step.id, step.action.split(' ').length <= 12]).toEqual([step.id, true]);
    for (const [from, { type, text }] of Object.entries(tree.nodes))
      expect([from, sayOf(text).action.endsWith('?')]).toEqual([from, type === 'question']);
  });

  test('is drawn in the order of its steps, every way from its step to the next, and past all others', () => {
    const picture = drawTree(tree, clinicalTables);
    const right = drawing.boxWidth;
    const boxOf = (nodeId: string) => picture.nodes.find((node) => node.id === nodeId)!;
    for (const { from, to, label, points, markAt } of picture.edges) {
      const [start, end] = [points[0]!, points.at(-1)!];
      const [leaves, enters] = [start.y - boxOf(from).y, end.y - boxOf(to).y];
      expect(leaves > 0 && leaves <= boxOf(from).boxHeight).toBe(true);
      expect(enters >= 0 && enters < boxOf(to).boxHeight).toBe(true);
      expect([start.x > right / 2, end.x > right / 2]).toEqual([label === 'no', label === 'no']);
      expect(markAt === null).toBe(label === 'next');
      for (const { x } of points.slice(1, -1)) {
        expect([x >= -picture.left, x <= picture.width - picture.left]).toEqual([true, true]);
        // Between the boxes of other steps only the straight way down to the next one runs over the column.
        if (points.length > 2 && label === 'next') expect(x).toBeLessThan(0);
      }
    }
    for (const [place, node] of picture.nodes.entries()) {
      expect(node.y + node.height).toBeLessThan(picture.nodes[place + 1]?.y ?? picture.height);
      for (const { lines } of [node.details, node.see, ...node.notes])
        for (const line of lines)
          expect(textWidth(line.map((word) => word.text).join(' '))).toBeLessThanOrEqual(right - 60);
    }
  });

  test('is drawn with no two ways to different steps on one line', () => {
    const upright = drawTree(tree, clinicalTables).edges.flatMap(({ to, points }) =>
      points.slice(1).flatMap((point, index) => {
        const before = points[index]!;
        if (before.x !== point.x) return [];
        return [{ to, x: point.x, top: Math.min(before.y, point.y), bottom: Math.max(before.y, point.y) }];
      }),
    );
    for (const a of upright)
      for (const b of upright)
        if (a.to !== b.to && a.x === b.x) expect(a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  });
});
