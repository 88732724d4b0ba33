import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicalTables } from '@/components/clinical/view/clinical-tables-data';
import { TreeList } from '@/components/clinical/tree-list';
import { walkTree } from '@/components/clinical/view/walk-tree';
import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree, type Edge, edgesOf, pathsOf, treeProblems } from '@/lib/clinical/decision-tree';
import { walkReducer } from '@/lib/clinical/step-through';
import { type DrawnNode, drawTree, textWidth } from '@/lib/clinical/tree-drawing';
import { expectedSteps } from './expected-steps';
import { notesAtNodes } from './notes-at-nodes';

const wordsOfEdge = (edge: Edge) => `${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`;

// That every form says the words of its steps is read word for word in safety/site.test.ts.
describe.each(Object.keys(trees) as TreeId[])('the tree %s', (id) => {
  const tree: DecisionTree = trees[id];
  const expected = Object.entries(expectedSteps[id]);
  const { steps } = walkTree(id);

  test('has one start, no step out of reach, and every walk ends or takes a marked loop', () => {
    expect(treeProblems(tree)).toEqual([]);
    expect(pathsOf(tree).length).toBeGreaterThan(2);
  });

  test('asks what its answers were written for, and leads on as the fact sheet has it', () => {
    const ways = expected.flatMap(([from, step]) =>
      typeof step === 'string'
        ? [`${from} next ${step}`]
        : [`${from} yes ${step[1]}`, `${from} no ${step[2]}`],
    );
    const asked = expected.flatMap(([from, step]) => (typeof step === 'string' ? [] : [[from, step[0]]]));
    const questions = Object.entries(tree.nodes).filter(([, { type }]) => type === 'question');
    expect(edgesOf(tree).map(wordsOfEdge).sort()).toEqual(ways.sort());
    expect(Object.fromEntries(questions.map(([from, { text }]) => [from, text]))).toEqual(
      Object.fromEntries(asked),
    );
  });

  test('says on its sheet nothing that its step does not say, and leaves out no refusal', () => {
    const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\{\w+\}|[\w-]+/g) ?? [];
    for (const { text, onSheet = text } of Object.values(tree.nodes)) {
      let at = 0;
      const isAdded = (word: string) => (at = wordsIn(text).indexOf(word, at) + 1) === 0;
      expect(wordsIn(onSheet).filter(isAdded)).toEqual([]);
      const refusals = (words: string) =>
        words.match(/\b(?:no|not in|not with|never|only|do not (?:shock|delay))\b/gi);
      expect(refusals(onSheet)).toEqual(refusals(text));
    }
  });

  test('leads on along each edge by a link in the list and by an answer in the step-through', () => {
    const list = load(renderToStaticMarkup(createElement(TreeList, { tree: id })));
    const links = list('[data-edge] a').toArray();
    expect(links.map((link) => list(link).attr('href'))).toEqual(
      edgesOf(tree).map(({ to }) => `#${tree.id}-${to}`),
    );
    for (const { from, label, to } of edgesOf(tree)) {
      expect(list(`li#${tree.id}-${to}`).length).toBe(1);
      expect(walkReducer([tree.start, from], { type: 'answer', label }, walkTree(id))).toEqual([
        tree.start,
        from,
        to,
      ]);
    }
    expect(steps.flatMap(({ ways }) => ways)).toHaveLength(links.length);
  });

  test('has the guideline notes at the steps whose values they are about', () => {
    const noted = steps.filter(({ notes }) => notes.length > 0);
    expect(Object.fromEntries(noted.map((step) => [step.id, step.notes.map((note) => note.id)]))).toEqual(
      notesAtNodes[id],
    );
  });

  test('is drawn with every arrow running from its step to the next, and no step on top of another', async () => {
    const picture = await drawTree(tree, clinicalTables);
    const boxOf = (nodeId: string) => picture.nodes.find((node) => node.id === nodeId)!;
    const touches = (box: DrawnNode, point: { x: number; y: number }) =>
      point.x >= box.x - 1 &&
      point.x <= box.x + box.width + 1 &&
      (Math.abs(point.y - box.y) <= 1 || Math.abs(point.y - box.y - box.height) <= 1);
    for (const { from, to, label, isLoop, points, labelAt } of picture.edges) {
      expect(touches(boxOf(from), points[0]!)).toBe(true);
      expect(touches(boxOf(to), points.at(-1)!)).toBe(true);
      expect(points.at(-1)!.y > points[0]!.y).toBe(!isLoop);
      expect(labelAt === null).toBe(label === 'next');
    }
    const isApart = (a: DrawnNode, b: DrawnNode) =>
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    for (const a of picture.nodes) {
      expect([a.x >= 0, a.y >= 0]).toEqual([true, true]);
      expect(a.x + a.width).toBeLessThanOrEqual(picture.width);
      expect(a.y + a.height).toBeLessThanOrEqual(picture.height);
      for (const line of [...a.lines, ...a.see, ...a.notes.flatMap((note) => note.lines)])
        expect(textWidth(line.map((word) => word.text).join(' '))).toBeLessThanOrEqual(a.width - 20);
      expect(picture.nodes.filter((b) => b !== a && !isApart(a, b))).toEqual([]);
    }
  });
});
