import { clinicalTables } from '@/components/clinical/model/clinical-tables-data';
import { walkTree } from '@/components/clinical/model/walk-tree';
import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree, sayOf } from '@/lib/clinical/decision-tree';
import { drawing, drawTree, drawTreeForScreen, textWidth } from '@/lib/clinical/tree-drawing';
import { digestOf } from '@/lib/facts/sample-rows';
import { stepsAfter } from './safety/tree-walk';

type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Drawing = ReturnType<typeof drawTree>;
/** The straight pieces of the arrows, one unit wide. */
const linesOf = ({ edges }: Drawing) =>
  edges.flatMap(({ to, points }) =>
    points.slice(1).map((end, index) => {
      const [xs, ys] = (['x', 'y'] as const).map((axis) => [points[index]![axis], end[axis]]);
      const isVertical = xs![0] === xs![1];
      const [wide, high] = isVertical ? [0.5, 0] : [0, 0.5];
      const [left, right] = [Math.min(...xs!) - wide, Math.max(...xs!) + wide];
      return { to, isVertical, left, right, top: Math.min(...ys!) - high, bottom: Math.max(...ys!) + high };
    }),
  );
const areMeeting = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// safety/site.test.ts compares every form of a tree with its steps, word for word.
describe.each(Object.keys(trees) as TreeId[])('the tree %s', (id) => {
  const tree: DecisionTree = trees[id];

  test('has one start, and no unreachable step', () => {
    const starts = Object.entries(tree.nodes).filter(([, { type }]) => type === 'start');
    expect(starts.map(([start]) => start)).toEqual([tree.start]);
    expect(new Set([tree.start, ...stepsAfter(tree, tree.start)])).toEqual(new Set(Object.keys(tree.nodes)));
  });

  test('adds nothing to a step on its sheet, and keeps every refusal', () => {
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

  test('has an action or a question of at most 12 words in each step, and only questions end in a question mark', () => {
    for (const step of walkTree(id).steps)
      expect([step.id, step.action.split(' ').length <= 12]).toEqual([step.id, true]);
    for (const [from, { type, text }] of Object.entries(tree.nodes))
      expect([from, sayOf(text).action.endsWith('?')]).toEqual([from, type === 'question']);
  });

  describe.each([
    ['one column', drawTree],
    ['columns for a wide screen', drawTreeForScreen],
  ] as const)('drawn in %s', (_, draw) => {
    // For each test anew, so that a mutation run knows which tests draw.
    let picture: Drawing;
    beforeEach(() => {
      picture = draw(tree, clinicalTables);
    });
    const boxOf = (nodeId: string) => picture.nodes.find((node) => node.id === nodeId)!;

    test('is the approved drawing', () => {
      expect(digestOf(JSON.stringify(picture))).toMatchSnapshot();
    });

    test('has its steps in order, one below the other, and its lines inside the column', () => {
      expect(picture.nodes.map(({ number }) => number)).toEqual(
        Object.keys(tree.nodes).map((__, at) => at + 1),
      );
      for (const [place, node] of picture.nodes.entries()) {
        const next = picture.nodes[place + 1];
        if (next?.column === node.column) expect(node.y + node.height).toBeLessThan(next.y);
        else if (next !== undefined) expect([next.column, next.y]).toEqual([node.column + 1, 0]);
        expect(node.y + node.height + picture.top).toBeLessThanOrEqual(picture.height);
        const end = node.type === 'question' ? drawing.textInset : drawing.textEnd;
        for (const { lines: written } of [node.details, node.see, ...node.notes])
          for (const line of written)
            expect(textWidth(line.map((word) => word.text).join(' '))).toBeLessThanOrEqual(
              drawing.boxWidth - drawing.textInset - end,
            );
      }
    });

    test('draws each arrow from its step to the next, inside the drawing', () => {
      for (const { from, to, label, points, markAt, toNumber } of picture.edges) {
        const [source, target] = [boxOf(from), boxOf(to)];
        const [start, end] = [points[0]!, points.at(-1)!];
        expect(start.y > source.y && start.y <= source.y + source.boxHeight).toBe(true);
        expect(start.x >= source.x && start.x <= source.x + drawing.boxWidth).toBe(true);
        expect(end.y >= target.y && end.y < target.y + target.boxHeight).toBe(true);
        expect(end.x >= target.x && end.x <= target.x + drawing.boxWidth).toBe(true);
        expect(toNumber).toBe(target.number);
        expect(markAt === null).toBe(label === 'next');
        if (markAt !== null)
          expect([markAt.x, markAt.y + drawing.markHeight]).toEqual([
            label === 'yes' ? source.x : source.x + drawing.boxWidth - drawing.markWidth,
            source.y + source.height,
          ]);
        for (const { x, y } of points) {
          expect([x >= -picture.left, x <= picture.width - picture.left]).toEqual([true, true]);
          expect([y >= -picture.top, y <= picture.height - picture.top]).toEqual([true, true]);
        }
      }
    });

    test('draws no arrow across a box or text', () => {
      const lines = linesOf(picture);
      for (const { type, x, y, boxHeight, height } of picture.nodes) {
        const isQuestion = type === 'question';
        const box = { left: x, right: x + drawing.boxWidth, top: y, bottom: y + boxHeight };
        const text = {
          left: x + drawing.textInset - 4,
          right: box.right - (isQuestion ? drawing.textInset : drawing.textEnd),
          top: box.bottom,
          bottom: y + height - (isQuestion ? drawing.markHeight : 0),
        };
        expect(lines.filter((line) => areMeeting(line, box) || areMeeting(line, text))).toEqual([]);
      }
    });

    test('draws no two arrows to different steps over each other', () => {
      const lines = linesOf(picture);
      const isOver = (a: (typeof lines)[number]) =>
        lines.some((b) => a.to !== b.to && a.isVertical === b.isVertical && areMeeting(a, b));
      expect(lines.filter(isOver)).toEqual([]);
    });
  });
});
