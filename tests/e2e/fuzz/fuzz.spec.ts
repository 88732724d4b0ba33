import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { fuzz } from './fuzzer';
import { seedFor } from './hostile-text';

/** `FUZZ_SEED=7 FUZZ_ACTIONS=500 FUZZ_ROUTE=/merchandise npx playwright test tests/e2e/fuzz`; without them the run is short. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const actions = Number(process.env['FUZZ_ACTIONS'] ?? 20);
const route = process.env['FUZZ_ROUTE'];
// When the window is resized while a page loads, it shows a different file of the first picture than was preloaded. The
// second click of a double-click on an email address is not a user gesture.
test.use({ expectedMessage: /was preloaded using link preload but not used|Not allowed to launch 'mailto:/ });

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
];

for (const { path } of pageList.filter((entry) => route === undefined || entry.path === route)) {
  for (const viewport of viewports) {
    test(`${actions} random actions on ${path} at ${viewport.width} px break nothing (seed ${seed})`, async ({
      page,
    }) => {
      test.setTimeout(60_000 + actions * 1000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(
        await fuzz(page, { path, actions, seed: seedFor(seed, `${path} ${viewport.width}`) }),
        `replay: FUZZ_SEED=${seed} FUZZ_ACTIONS=${actions} FUZZ_ROUTE=${path} npx playwright test tests/e2e/fuzz`,
      ).toEqual([]);
    });
  }
}
