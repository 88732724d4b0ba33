import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { hostileInputs } from './hostile-text';

const hugeText = hostileInputs.join(' ').repeat(500).slice(0, 100_000);

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Backspace', 'Delete'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown'],
];

/** One action of a visitor. `ticket` picks the control it applies to. */
type Step =
  | { readonly kind: 'use'; readonly ticket: number; readonly text: string }
  | { readonly kind: 'double-click'; readonly ticket: number }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  | { readonly kind: 'go'; readonly way: 'back' | 'forward' }
  | { readonly kind: 'scroll'; readonly distance: number }
  | { readonly kind: 'paste' };

const ticket = fc.nat();
const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const steps = fc.oneof(
  weighted(40, fc.record({ kind: fc.constant('use'), ticket, text: fc.constantFrom(...hostileInputs) })),
  weighted(8, fc.record({ kind: fc.constant('double-click'), ticket })),
  weighted(20, fc.record({ kind: fc.constant('press'), key: fc.constantFrom(...keys) })),
  weighted(
    6,
    fc.record({
      kind: fc.constant('resize'),
      width: fc.constantFrom(320, 390, 640, 820, 1024, 1440, 1920),
      height: fc.constantFrom(256, 480, 800, 1200),
    }),
  ),
  weighted(
    6,
    fc.record({
      kind: fc.constant('go'),
      way: fc.constantFrom<'back' | 'forward'>('back', 'back', 'forward'),
    }),
  ),
  weighted(10, fc.record({ kind: fc.constant('scroll'), distance: fc.integer({ min: -1200, max: 1800 }) })),
  weighted(1, fc.constant<Step>({ kind: 'paste' })),
);

export type FuzzRun = { readonly path: string; readonly seed: number; readonly actions: number };

/**
 * Performs `actions` random actions on a page and checks it after each.
 * @returns the failures, empty if there are none; each entry names the action before it.
 */
export async function fuzz(page: Page, { path, seed, actions }: FuzzRun): Promise<readonly string[]> {
  const log: string[] = [];
  await page.addInitScript(keepOnSite);
  await page.goto(path);
  for (const step of fc.sample(steps, { seed, numRuns: actions })) {
    // Navigating in the middle of an action is not a failure; the page it ends on is checked.
    const done = await act(page, step).catch((error: unknown) => {
      if (error instanceof Error && /context was destroyed|navigat/i.test(error.message)) return 'moved on';
      throw error;
    });
    log.push(`${log.length} ${done}`);
    if (new URL(page.url()).pathname !== path) await returnTo(page, path);
    const wrong = await page.evaluate(faultsOfPage).catch(() => []);
    if (wrong.length > 0) return wrong.map((fault) => `after ${log.slice(-8).join('; ')}: ${fault}`);
  }
  return [];
}

/** @returns what was done, for the log. */
async function act(page: Page, step: Step): Promise<string> {
  switch (step.kind) {
    case 'use':
    case 'double-click': {
      const aim = await page.evaluate(aimAt, step.ticket);
      if (aim === null) return 'nothing to click';
      if (step.kind === 'double-click') await page.mouse.dblclick(aim.x, aim.y);
      else if (!aim.isChosen) await page.mouse.click(aim.x, aim.y);
      if (step.kind === 'use' && aim.isText) {
        if (step.ticket % 3 > 0) await page.keyboard.press('Control+A');
        await page.keyboard.insertText(step.text);
      }
      return `${step.kind} ${aim.name}`;
    }
    case 'press':
      // Enter and Space on an external link would end the run.
      if (/Enter|Space/.test(step.key) && (await page.evaluate(leadsAway))) return 'nothing';
      await page.keyboard.press(step.key);
      return `press ${step.key}`;
    case 'resize':
      await page.setViewportSize(step);
      return `resize ${step.width}x${step.height}`;
    case 'go':
      await page.evaluate((way) => {
        const { navigation } = window as { navigation?: { canGoBack: boolean; canGoForward: boolean } };
        if (way === 'back' && navigation?.canGoBack === true) history.back();
        if (way === 'forward' && navigation?.canGoForward === true) history.forward();
      }, step.way);
      await page.waitForLoadState();
      return step.way;
    case 'scroll':
      await page.mouse.wheel(0, step.distance);
      return `scroll ${step.distance}`;
    case 'paste':
      await page.keyboard.insertText(hugeText);
      return 'paste of 100 kB';
  }
}

/** Goes back to the page. Pending history steps may each cancel that. */
async function returnTo(page: Page, path: string, tries = 3): Promise<void> {
  await page.goto(path).catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await page.waitForLoadState();
    await returnTo(page, path, tries - 1);
  });
}

/** Runs in the page: external links and printing are not tested. */
function keepOnSite(): void {
  window.print = () => undefined;
  const stop = (event: Event) => {
    const link: Element | null = event.target instanceof Element ? event.target.closest('a') : null;
    // A map dot is an SVG link and has no protocol property.
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== location.origin && link.protocol.startsWith('http')) event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true });
}

/**
 * Runs in the page: scrolls a visible control that does not leave the page into view. In a select it picks an option.
 */
function aimAt(number: number) {
  const root = document.querySelector('dialog[open]') ?? document;
  const controls = [
    ...root.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary, a[href^="#"], a[href*="/#"], [role="tab"], a[data-city]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, .skip-link') &&
      (!(control instanceof HTMLAnchorElement) ||
        (control.pathname === location.pathname && control.protocol === location.protocol)),
  );
  const control = controls[number % controls.length];
  if (control === undefined) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isChosen = control instanceof HTMLSelectElement;
  if (isChosen) {
    control.focus();
    control.selectedIndex = number % control.options.length;
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  const box = control.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    isChosen,
    isText: control.matches('textarea, input:not([type="checkbox"], [type="radio"])'),
    name: `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.innerText).trim().slice(0, 40)}"`,
  };
}

/** Runs in the page: would clicking the focused element open another page or program? */
function leadsAway(): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLAnchorElement &&
    (focused.pathname !== location.pathname || focused.protocol !== location.protocol)
  );
}

/** Runs in the page: the invariants that hold after every action. */
function faultsOfPage(): readonly string[] {
  const wrong: string[] = [];
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) wrong.push(`${headings} h1`);
  if (document.querySelector('main') === null) wrong.push('no main');
  const cents = (element: Element | null | undefined) =>
    Number(element?.textContent.replace(/[^\d]/g, '') ?? '0');
  const lines = [...document.querySelectorAll('.cart-summary li > p > span:last-child')].map(cents);
  const total = [...document.querySelectorAll('.cart-summary p')]
    .find((line) => line.textContent.startsWith('Total'))
    ?.querySelector('span');
  const sum = lines.reduce((all, line) => all + line, 0);
  if (document.querySelector('.cart-summary') !== null && sum !== cents(total))
    wrong.push(`cart lines ${sum}, total ${total?.textContent ?? 'missing'}`);
  const said = [...document.querySelectorAll('[role="status"], .cart-summary')];
  if (/\bNaN\b|\bundefined\b|\[object /.test(said.map(({ textContent }) => textContent).join(' ')))
    wrong.push('broken words');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) wrong.push(`scrolls sideways: ${scrollWidth} > ${window.innerWidth}`);
  return wrong;
}
