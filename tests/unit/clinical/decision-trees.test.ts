import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicalTables } from '@/components/clinical/view/clinical-tables-data';
import { TreeDrawing } from '@/components/clinical/tree-drawing';
import { TreeList } from '@/components/clinical/tree-list';
import { walkTree } from '@/components/clinical/view/walk-tree';
import { trees, type TreeId } from '@/content/clinical/trees';
import { say, values } from '@/content/clinical/values';
import { plainText } from '@/lib/clinical/clinical-value';
import {
  type DecisionTree,
  type Edge,
  edgesOf,
  nodeOf,
  pathsOf,
  stepNumber,
  treeProblems,
  walk,
} from '@/lib/clinical/decision-tree';
import { walkReducer, type Walk } from '@/lib/clinical/step-through';
import { type DrawnNode, drawTree, textWidth } from '@/lib/clinical/tree-drawing';
import { expectedEdges, expectedQuestions } from './expected-edges';

const treeIds = Object.keys(trees) as readonly TreeId[];
const treeOf = (id: TreeId): DecisionTree => trees[id];
const wordsOfEdge = (edge: Edge) => `${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`;

test('each question asks what its answers were written for', () => {
  const asked = treeIds
    .flatMap((id) => Object.entries(treeOf(id).nodes))
    .filter(([, { type }]) => type === 'question')
    .map(([id, { text }]) => [id, text]);
  expect(Object.fromEntries(asked)).toEqual(expectedQuestions);
});

function edgeOfWords(words: string): Edge {
  const [from = '', label = '', to = '', loop] = words.split(' ');
  return { from, label: label as Edge['label'], to, isLoop: loop === 'loop' };
}

/** The word before a way out of a step. */
const waysOut = { yes: 'YES', no: 'NO', next: 'Then' } as const;

/** The walks that a set of edges offers, however it was presented. */
function walksOf(tree: DecisionTree, edges: readonly Edge[]): readonly string[] {
  return [...walk(tree.start, (id) => edges.filter((edge) => edge.from === id))].sort();
}

describe.each(treeIds)('the tree %s', (id) => {
  const tree = treeOf(id);
  const steps = walkTree(id);

  test('has one start, no step out of reach, and every walk ends or takes a marked loop', () => {
    expect(treeProblems(tree)).toEqual([]);
    expect(pathsOf(tree).length).toBeGreaterThan(2);
  });

  test('has no edge that the fact sheet does not have', () => {
    expect(edgesOf(tree).map(wordsOfEdge).sort()).toEqual([...expectedEdges[id]].sort());
  });

  // One list for all edges of a tree: rendered for each edge, it would be most of the time that these tests take.
  test('has each edge in the list, and stepping through follows it', () => {
    const list = load(renderToStaticMarkup(createElement(TreeList, { tree: id })));
    const found = expectedEdges[id].map((words) => {
      const edge = edgeOfWords(words);
      const link = list(`li[data-node="${edge.from}"] [data-edge="${words}"] a`);
      const before: Walk = [tree.start, edge.from];
      return {
        edge: words,
        href: link.attr('href'),
        steps: list(`#${tree.id}-${edge.to}`).length,
        link: link.text(),
        opensWith: link.parent().text().slice(0, waysOut[edge.label].length),
        walked: walkReducer(before, { type: 'answer', label: edge.label }, steps),
      };
    });
    expect(found).toEqual(
      expectedEdges[id].map((words) => {
        const { from, label, to, isLoop } = edgeOfWords(words);
        return {
          edge: words,
          href: `#${tree.id}-${to}`,
          steps: 1,
          link: `${isLoop ? 'go back to' : 'go to'} step ${stepNumber(tree, to)}`,
          opensWith: waysOut[label],
          walked: [tree.start, from, to],
        };
      }),
    );
  });

  test('says the same words in list, drawing and step-through', async () => {
    const list = load(renderToStaticMarkup(createElement(TreeList, { tree: id })));
    const picture = load(renderToStaticMarkup(await TreeDrawing({ tree: id })));
    const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (const nodeId of Object.keys(tree.nodes)) {
      const words = fold(plainText(nodeOf(tree, nodeId).text, values));
      expect(fold(list(`li[data-node="${nodeId}"] [data-words]`).text())).toBe(words);
      for (const drawn of picture('svg[data-drawing]').toArray()) {
        expect(fold(picture(drawn).find(`g[data-node="${nodeId}"] [data-words]`).text())).toBe(words);
        expect(fold(picture(drawn).find(`g[data-node="${nodeId}"] text`).first().text())).toContain(
          String(stepNumber(tree, nodeId)),
        );
      }
      expect(fold(steps.steps.find((step) => step.id === nodeId)?.text ?? '')).toBe(words);
    }
  });

  test('offers the same set of paths in list, drawing and step-through', async () => {
    const list = load(renderToStaticMarkup(createElement(TreeList, { tree: id })));
    const picture = load(renderToStaticMarkup(await TreeDrawing({ tree: id })));
    const listed = list('[data-edge]')
      .toArray()
      .map((element) => edgeOfWords(list(element).attr('data-edge') ?? ''));
    const drawings = picture('svg[data-drawing]')
      .toArray()
      .map((drawn) =>
        picture(drawn)
          .find('[data-edge]')
          .toArray()
          .map((element) => edgeOfWords(picture(element).attr('data-edge') ?? '')),
      );
    const stepped = steps.steps.flatMap((step) => step.ways.map((way) => ({ from: step.id, ...way })));
    const paths = [...pathsOf(tree)].sort();
    expect(walksOf(tree, listed)).toEqual(paths);
    expect(drawings.length).toBe(1);
    for (const drawn of drawings) expect(walksOf(tree, drawn)).toEqual(paths);
    expect(walksOf(tree, stepped)).toEqual(paths);
  });

  test('is drawn with every arrow running from its step to the next, and no step on top of another', async () => {
    const picture = await drawTree(tree, clinicalTables);
    const boxOf = (nodeId: string): DrawnNode => {
      const box = picture.nodes.find((node) => node.id === nodeId);
      if (box === undefined) throw new Error(`"${nodeId}" is not drawn.`);
      return box;
    };
    const touches = (box: DrawnNode, point: { x: number; y: number }) =>
      point.x >= box.x - 1 &&
      point.x <= box.x + box.width + 1 &&
      (Math.abs(point.y - box.y) <= 1 || Math.abs(point.y - box.y - box.height) <= 1);
    for (const edge of picture.edges) {
      expect(touches(boxOf(edge.from), edge.points[0]!)).toBe(true);
      expect(touches(boxOf(edge.to), edge.points.at(-1)!)).toBe(true);
      const runsDown = edge.points.at(-1)!.y > edge.points[0]!.y;
      expect(runsDown).toBe(!edge.isLoop);
      expect(edge.labelAt === null).toBe(edge.label === 'next');
    }
    for (const a of picture.nodes) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= picture.width && a.y + a.height <= picture.height).toBe(
        true,
      );
      for (const line of [...a.lines, ...a.see, ...a.notes.flatMap((note) => note.lines)])
        expect(textWidth(line.map((word) => word.text).join(' '))).toBeLessThanOrEqual(a.width - 20);
      for (const b of picture.nodes) {
        const isApart =
          a === b ||
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });

  test('shows a dose that is changed in its one place in the drawing', async () => {
    const changed = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value.value === 'number' ? { ...value, value: 777 } : value,
      ]),
    );
    const before = JSON.stringify((await drawTree(tree, clinicalTables)).nodes);
    const hasNumber = Object.keys(tree.nodes).some((nodeId) =>
      plainText(nodeOf(tree, nodeId).text, changed).includes('777'),
    );
    const after = JSON.stringify((await drawTree(tree, { ...clinicalTables, values: changed })).nodes);
    expect(before).not.toContain('777');
    expect(after.includes('777')).toBe(hasNumber);
  });
});

describe('a tree that is wrong', () => {
  const text = say('Look.');
  const wrong: DecisionTree = {
    id: 'wrong',
    title: 'Wrong',
    start: 'a',
    population: 'Adult',
    nodes: {
      a: { type: 'start', text, next: 'b' },
      b: { type: 'action', text, next: 'a' },
      c: { type: 'start', text, next: 'b' },
    },
  };

  test('is named: a step out of reach, a second start', () => {
    expect(treeProblems(wrong)).toEqual([
      'wrong: no walk reaches "c".',
      'wrong: starts at "a", but the start nodes are a, c.',
    ]);
  });

  test('is refused when it runs in a circle that is not marked', () => {
    expect(() => pathsOf(wrong)).toThrow('without a marked loop');
  });
});
