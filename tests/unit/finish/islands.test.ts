import { load } from 'cheerio';
import { islandBundler } from '@/scripts/finish/island-bundle';
import { takeIslands } from '@/scripts/finish/islands';

test('two islands with one name stop the build', async () => {
  const island =
    '<div data-island="one"><script type="application/json" data-island-props="">{"kind":"Card"}</script></div>';
  await expect(
    takeIslands({ file: '/x.html', $: load(island + island) }, () => Promise.reject(new Error('bundled'))),
  ).rejects.toThrow('/x.html: the island "one" is there twice. Give each a name of its own.');
});

test('a bundle has exactly the islands of its page, in whatever order they are named', async () => {
  const bundled = islandBundler();
  const [one, both] = [await bundled(['CompareToggle']), await bundled(['GroupRequest', 'CompareToggle'])];
  expect(await bundled(['CompareToggle', 'GroupRequest'])).toBe(both);
  const isRequest = ({ islands }: typeof one) => islands.body.toString().includes('address-level2');
  expect([isRequest(one), isRequest(both)]).toEqual([false, true]);
  expect(one.react.body.toString(), 'functions in parentheses, which are parsed once').toMatch(
    /\w\(\(\w+=>\{/,
  );
});
