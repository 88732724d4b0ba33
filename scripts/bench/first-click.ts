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
  readonly control: string;
  /** What is visible once the island has responded. */
  readonly answer: string;
};

const clicks: readonly FirstClick[] = [
  {
    name: 'Start of the simulation',
    path: '/',
    control: '[data-island="simulation"] button[type="submit"]',
    answer: '[data-island="simulation"] [role="group"] button',
  },
  {
    name: 'answer of the course chooser',
    path: '/locations',
    control: '[data-island="course-chooser"] li button',
    answer: '[data-island="course-chooser"] h3:focus',
  },
  {
    name: 'Add to Cart',
    // A book has no size to choose first.
    path: '/books-guides',
    control: '#products [data-island^="add-"] button',
    answer: '[data-island="cart-summary"] button',
  },
  {
    name: 'category of the shop',
    path: '/books-guides',
    control: '[data-island="catalog"] [role="group"] button[aria-pressed="false"]',
    answer: '[data-island="catalog"] [role="group"] button + button[aria-pressed="true"]',
  },
];

/**
 * Runs in the page, passed as text because the compiler would add helpers that the page lacks. Times are taken in the
 * frame after the change, when it is on the screen.
 */
const clickAndWatch = (selector: string, answer: string) => `
  const control = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }));
  if (control === undefined) throw new Error('No visible element matches ' + ${JSON.stringify(selector)});
  const times = (window.times = {});
  const plain = getComputedStyle(control).boxShadow;
  const start = performance.now();
  const watch = () => {
    if (times.feedback === undefined && getComputedStyle(control).boxShadow !== plain)
      requestAnimationFrame(() => (times.feedback = performance.now() - start));
    const answered = document.querySelector(${JSON.stringify(answer)});
    if (answered?.checkVisibility()) requestAnimationFrame(() => (times.answer = performance.now() - start));
    else requestAnimationFrame(watch);
  };
  control.click();
  requestAnimationFrame(watch);
`;

export const firstClicks: readonly Subject[] = clicks.map(({ name, path, control, answer }) => ({
  part: 'click',
  name: `${path}, ${name}`,
  measure: (browser, origin) =>
    onSlowPhone(browser, {}, async ({ page, traffic }) => {
      await page.goto(`${origin}${path}`);
      await traffic.quiet(1500);
      traffic.sum();
      // The page's own script clicks: a real click would have to scroll first, and scrolling hydrates islands too.
      await page.evaluate(`(() => {${clickAndWatch(control, answer)}})()`);
      await page.waitForFunction(
        () => (window as { times?: { answer?: number } }).times?.answer !== undefined,
        undefined,
        { timeout: 60_000 },
      );
      const { feedback, answer: answered } = await page.evaluate(
        () => (window as unknown as { times: { feedback: number; answer: number } }).times,
      );
      await traffic.quiet(1500);
      return { feedbackMs: feedback, doneMs: answered, ...traffic.sum() };
    }),
}));
