import type { Page } from '@playwright/test';
import { treePages, trees, type TreeId } from '../../../content/clinical/trees';
import { values } from '../../../content/clinical/values';
import { routes } from '../../../content/site/routes';
import { plainText } from '../../../lib/clinical/clinical-value';
import { type DecisionTree, edgesFrom, nodeOf, sayOf } from '../../../lib/clinical/decision-tree';
import { withText } from '../support/browser-with-text';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';

/* Every step of a step-through must be readable in full: no control covers its text, and nothing is clipped. */

const treeIds = Object.keys(trees) as TreeId[];
const phone = { width: 390, height: 844 } as const;
const otherSizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

/** A tree as the browser gets it: the text of each step and its answers. */
type PlainTree = {
  readonly start: string;
  readonly island: string;
  readonly steps: Readonly<Record<string, { readonly text: string; readonly ways: readonly string[] }>>;
};

function plainTree(tree: DecisionTree): PlainTree {
  const steps = Object.keys(tree.nodes).map((id) => [
    id,
    {
      text: plainText(sayOf(nodeOf(tree, id).text).action, values),
      ways: edgesFrom(tree, id).map(({ to }) => to),
    },
  ]);
  return {
    start: tree.start,
    island: `[data-island="step-through-${tree.id}"]`,
    steps: Object.fromEntries(steps) as PlainTree['steps'],
  };
}

/** Walks every step of a tree by its buttons and checks each. */
async function expectReadable(page: Page, treeId: TreeId): Promise<void> {
  const tree = plainTree(trees[treeId]);
  await page.goto(routes[treePages[treeId]].path);
  const island = page.locator(tree.island);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-ready', '');
  const { faults, seen } = await page.evaluate(walkInBrowser, tree);
  expect(seen).toEqual(Object.keys(tree.steps).toSorted());
  expect(faults, treeId).toEqual([]);
}

async function walkInBrowser(tree: PlainTree) {
  const host = document.querySelector(tree.island);
  if (host === null) throw new Error(`There is no ${tree.island}.`);
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const isAt = (id: string) => host.querySelector('p[tabindex="-1"]')?.textContent === tree.steps[id]?.text;
  const arrive = async (id: string) => {
    for (let frames = 0; !isAt(id); frames++) {
      if (frames > 300) throw new Error(`The step-through does not arrive at ${id}.`);
      await nextFrame();
    }
  };
  const controlsOf = () =>
    [...host.querySelectorAll('a.button, button')].filter((one) => one.closest('ol') === null);
  /** Each line of the step's text. */
  const linesOf = () => {
    const controls = controlsOf();
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (text === '' || controls.some((control) => control.contains(node))) continue;
      range.selectNodeContents(node);
      lines.push(...[...range.getClientRects()].map((box) => ({ text, box })));
    }
    return lines;
  };
  const faults = new Set<string>();
  const look = (id: string) => {
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
    // A sticky control overlaps a different part of the step at each scroll position.
    const places = Math.ceil((host.getBoundingClientRect().height / window.innerHeight) * 2) + 1;
    for (let place = 0; place < places; place++) {
      for (const control of controlsOf().map((one) => one.getBoundingClientRect())) {
        for (const { text, box } of linesOf()) {
          const isApart =
            box.bottom <= control.top + 1 ||
            control.bottom <= box.top + 1 ||
            box.right <= control.left + 1 ||
            control.right <= box.left + 1;
          if (!isApart) faults.add(`${id}: a control is over "${text.slice(0, 50)}"`);
        }
      }
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    }
    for (const { text, box } of linesOf())
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        faults.add(`${id}: "${text.slice(0, 50)}" is cut off at the side`);
    for (const part of host.querySelectorAll('*'))
      if (
        getComputedStyle(part).overflow !== 'visible' &&
        (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      )
        faults.add(`${id}: "${part.textContent.slice(0, 50)}" is cut off`);
  };
  const seen: string[] = [];
  const visit = async (id: string): Promise<void> => {
    await arrive(id);
    seen.push(id);
    look(id);
    for (const [index, to] of (tree.steps[id]?.ways ?? []).entries()) {
      if (seen.includes(to)) continue;
      host.querySelectorAll<HTMLAnchorElement>('a.button')[index]?.click();
      await visit(to);
      controlsOf()
        .find((control): control is HTMLButtonElement => control instanceof HTMLButtonElement)
        ?.click();
      await arrive(id);
    }
  };
  await visit(tree.start);
  return { faults: [...faults], seen: seen.toSorted() };
}

for (const [turn, treeId] of treeIds.entries()) {
  /** Trees alternate between the sizes; the nightly run covers all in all. */
  const others = otherSizes.filter((_, index) => isLong || turn % otherSizes.length === index);
  for (const size of [phone, ...others]) {
    test(`${trees[treeId].title}: every step is fully visible, ${size.width} x ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await expectReadable(page, treeId);
    });
  }
}

test('every step of every tree is fully visible with text at 200%', async () => {
  test.setTimeout(180_000);
  await withText(200, phone.width, async (page) => {
    for (const treeId of treeIds) await expectReadable(page, treeId);
  });
});
