/**
 * The part of `npm run bench` that clicks an island of a cold page: how long until the control shows that it was
 * clicked, and how long until the island responds. React has not been fetched before the click.
 */
import type { Subject } from './measure';
import { onSlowPhone } from './slow-phone';

type FirstClick = {
  readonly name: string;
  readonly path: string;
  /** The first visible control that matches this selector is clicked. */
  readonly press: string;
  /** What is visible once the island has responded. */
  readonly answer: string;
};

const presses: readonly FirstClick[] = [
  {
    name: 'Start of the simulation',
    path: '/',
    press: '[data-island="simulation"] button[type="submit"]',
    answer: '[data-island="simulation"] [role="group"] button',
  },
  {
    name: 'answer of the course chooser',
    path: '/locations',
    press: '[data-island="course-chooser"] li button',
    answer: '[data-island="course-chooser"] h3:focus',
  },
  {
    name: 'Add to Cart',
    // A book has no size to choose first.
    path: '/books-guides',
    press: '#products [data-island^="add-"] button',
    answer: '[data-island="cart-summary"] button',
  },
  {
    name: 'category of the shop',
    path: '/books-guides',
    press: '[data-island="catalog"] [role="group"] button[aria-pressed="false"]',
    answer: '[data-island="catalog"] [role="group"] button + button[aria-pressed="true"]',
  },
];

/**
 * Runs in the page, passed as text because the compiler would add helpers that the page lacks. Times are taken in the
 * frame after the change, when it is on the screen.
 */
const clickAndWatch = (press: string, answer: string) => `
  const control = [...document.querySelectorAll(${JSON.stringify(press)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }));
  if (control === undefined) throw new Error('Nothing that shows is ' + ${JSON.stringify(press)});
  const waking = (window.waking = {});
  const plain = getComputedStyle(control).boxShadow;
  const start = performance.now();
  const look = () => {
    if (waking.sign === undefined && getComputedStyle(control).boxShadow !== plain)
      requestAnimationFrame(() => (waking.sign = performance.now() - start));
    const answered = document.querySelector(${JSON.stringify(answer)});
    if (answered?.checkVisibility()) requestAnimationFrame(() => (waking.answer = performance.now() - start));
    else requestAnimationFrame(look);
  };
  control.click();
  requestAnimationFrame(look);
`;

export const firstClicks: readonly Subject[] = presses.map(({ name, path, press, answer }) => ({
  part: 'press',
  name: `${path}, ${name}`,
  measure: (browser, origin) =>
    onSlowPhone(browser, { isCacheKept: true }, async ({ page, traffic }) => {
      await page.goto(`${origin}${path}`);
      await traffic.quiet(1500);
      traffic.sum();
      // The page clicks by itself: a real click would have to scroll first, and scrolling hydrates islands too.
      await page.evaluate(`(() => {${clickAndWatch(press, answer)}})()`);
      await page.waitForFunction(
        () => (window as { waking?: { answer?: number } }).waking?.answer !== undefined,
        undefined,
        { timeout: 60_000 },
      );
      const { sign, answer: answered } = await page.evaluate(
        () => (window as unknown as { waking: { sign: number; answer: number } }).waking,
      );
      await traffic.quiet(1500);
      return { signMs: sign, doneMs: answered, ...traffic.sum() };
    }),
}));
