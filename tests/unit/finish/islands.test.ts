import { load } from 'cheerio';
import { islandBundler } from '@/scripts/finish/island-bundle';
import { takeIslands } from '@/scripts/finish/islands';

const file = (path: string) => ({ path, body: '' });
const bundle = jest.fn(async (kinds: readonly string[]) => ({
  react: file('/react.js'),
  islands: file(`/${kinds.join('+')}.js`),
}));
const island = (name: string, kind: string, props: object, inside = '') =>
  `<div data-island="${name}"><p>${name}</p>${inside}<script type="application/json" data-island-props="">${JSON.stringify({ kind, hasLostNote: true, slots: [], props })}</script></div>`;
const page = (body: string) => ({ file: '/x.html', $: load(body, null, false) });

describe('the islands of a page', () => {
  it('have their props in one file and their markup in place', async () => {
    const taken = page(
      island('tabs', 'Tabs', { a: 1 }, island('one', 'Card', { b: 2 })) + island('two', 'Card', {}),
    );
    const found = await takeIslands(taken, bundle);
    expect(taken.$.html()).toBe(
      '<div data-island="tabs"><p>tabs</p><div data-island="one"><p>one</p></div></div><div data-island="two"><p>two</p></div>',
    );
    expect(Object.keys(found?.data.islands ?? {}).sort()).toEqual(['one', 'tabs', 'two']);
    expect(found?.data.islands['one']).toEqual(expect.objectContaining({ kind: 'Card', props: { b: 2 } }));
    expect(found?.props).toEqual({
      path: expect.stringMatching(/^\/assets\/islands\/props-\w{12}\.json$/) as string,
      body: JSON.stringify(found?.data),
    });
    expect(bundle.mock.lastCall?.[0].toSorted()).toEqual(['Card', 'Tabs']);
    bundle.mockClear();
    expect(await takeIslands(page('<p>text</p>'), bundle)).toBeNull();
    expect(bundle).not.toHaveBeenCalled();
  });

  it('stop the build if two have the same name', async () => {
    await expect(
      takeIslands(page(island('one', 'Card', {}) + island('one', 'Tabs', {})), bundle),
    ).rejects.toThrow(new Error('/x.html: the island "one" is there twice. Give each a name of its own.'));
  });
});

test('a bundle has exactly the islands of its page, in whatever order they are named', async () => {
  const bundled = islandBundler();
  const [one, both] = [await bundled(['CompareToggle']), await bundled(['GroupRequest', 'CompareToggle'])];
  expect(await bundled(['CompareToggle', 'GroupRequest'])).toBe(both);
  const isRequest = ({ islands }: typeof one) => islands.body.toString().includes('-people');
  expect([isRequest(one), isRequest(both)]).toEqual([false, true]);
});
