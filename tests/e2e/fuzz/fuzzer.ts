import type { Page } from '@playwright/test';
import { type Chance, chanceFrom } from './chance';
import { hostileTexts, hugeText } from './hostile-text';

/** What the fuzzer aims at: the middle of a control, and what kind of control it is. */
type Aim = {
  readonly x: number;
  readonly y: number;
  readonly kind: 'press' | 'text' | 'choice';
  readonly options: number;
  readonly name: string;
} | null;

/** One thing that a visitor may do. @returns what was done, for the log. */
type Action = (page: Page, chance: Chance) => Promise<string>;

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
];

const actions: readonly (readonly [weight: number, action: Action])[] = [
  [
    40,
    async (page, chance) => {
      const aim = await aimAt(page, chance.below(1_000_000));
      if (aim === null) return 'nothing to press';
      await use(page, chance, aim);
      return `use ${aim.name}`;
    },
  ],
  [
    8,
    async (page, chance) => {
      const aim = await aimAt(page, chance.below(1_000_000));
      if (aim === null) return 'nothing to press';
      await page.mouse.dblclick(aim.x, aim.y);
      return `double press ${aim.name}`;
    },
  ],
  [
    20,
    async (page, chance) => {
      const key = chance.pick(keys);
      // Enter and Space on a link to somewhere else would end the run.
      if (/Enter|Space/.test(key) && (await page.evaluate(leadsAway))) return `no ${key}`;
      await page.keyboard.press(key);
      return `key ${key}`;
    },
  ],
  [
    6,
    async (page, chance) => {
      const size = {
        width: chance.pick([320, 390, 640, 820, 1024, 1440, 1920]),
        height: chance.pick([256, 480, 800, 1200]),
      };
      await page.setViewportSize(size);
      return `resize ${size.width}x${size.height}`;
    },
  ],
  [
    6,
    async (page, chance) => {
      const way = chance.pick(['back', 'back', 'forward'] as const);
      await page.evaluate((to) => {
        const { navigation } = window as { navigation?: { canGoBack: boolean; canGoForward: boolean } };
        if (to === 'back' && navigation?.canGoBack === true) history.back();
        if (to === 'forward' && navigation?.canGoForward === true) history.forward();
      }, way);
      await page.waitForLoadState();
      return way;
    },
  ],
  [
    10,
    async (page, chance) => {
      const distance = chance.below(3000) - 1200;
      await page.mouse.wheel(0, distance);
      return `scroll ${distance}`;
    },
  ],
  [
    1,
    async (page) => {
      await page.keyboard.insertText(hugeText);
      return 'paste of 100 kB';
    },
  ],
];
const weights = actions.reduce((sum, [weight]) => sum + weight, 0);

export type FuzzRun = { readonly path: string; readonly seed: number; readonly actions: number };

/**
 * Does `actions` random things on a page and looks at it after each.
 * @returns what went wrong, empty when nothing did; each entry says after which action.
 */
export async function fuzz(page: Page, run: FuzzRun): Promise<readonly string[]> {
  const chance = chanceFrom(run.seed);
  const wrong: string[] = [];
  const log: string[] = [];
  await page.addInitScript(() => {
    window.print = () => undefined;
    // What is behind a link to elsewhere is not ours: a double press may meet one that the first press brought up.
    window.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (
          link instanceof HTMLAnchorElement &&
          link.origin !== location.origin &&
          link.protocol.startsWith('http')
        )
          event.preventDefault();
      },
      { capture: true },
    );
  });
  await page.goto(run.path);
  for (let count = 0; count < run.actions && wrong.length === 0; count += 1) {
    const done = await act(page, chance);
    log.push(`${count} ${done}`);
    if (!isAt(page, run.path)) await returnTo(page, run.path);
    const found = await look(page);
    if (found.length > 0) wrong.push(...found.map((entry) => `after ${log.slice(-8).join('; ')}: ${entry}`));
  }
  return wrong;
}

async function act(page: Page, chance: Chance): Promise<string> {
  let ticket = chance.below(weights);
  for (const [weight, action] of actions) {
    if (ticket < weight) {
      // A page that moves on in the middle of an action is no fault; what it leaves behind is looked at.
      return action(page, chance).catch((error: unknown) => {
        if (error instanceof Error && /context was destroyed|navigat/i.test(error.message))
          return 'moved on meanwhile';
        throw error;
      });
    }
    ticket -= weight;
  }
  return 'nothing';
}

/** Goes back to the page. Steps of the history that are still under way may each call that off. */
async function returnTo(page: Page, path: string, tries = 3): Promise<void> {
  await page.goto(path).catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await page.waitForLoadState();
    await returnTo(page, path, tries - 1);
  });
}

function isAt(page: Page, path: string): boolean {
  return new URL(page.url()).pathname === path;
}

/** Brings a visible control that does not lead away into view. Runs mostly in the page. */
async function aimAt(page: Page, ticket: number): Promise<Aim> {
  return page.evaluate((number) => {
    const root = document.querySelector('dialog[open]') ?? document;
    const controls = [
      ...root.querySelectorAll<HTMLElement>(
        'button, input, select, textarea, summary, a[href^="#"], a[href*="/#"], [role="tab"], a[data-city]',
      ),
    ].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, .skip-link'))
        return false;
      return (
        !(control instanceof HTMLAnchorElement) ||
        (control.pathname === location.pathname && control.protocol === location.protocol)
      );
    });
    const control = controls[number % controls.length];
    if (control === undefined) return null;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const kind =
      control instanceof HTMLSelectElement
        ? 'choice'
        : control.matches('textarea, input:not([type="checkbox"], [type="radio"])')
          ? 'text'
          : 'press';
    const name = `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.innerText).trim().slice(0, 40)}"`;
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      kind,
      options: control instanceof HTMLSelectElement ? control.options.length : 0,
      name,
    };
  }, ticket);
}

async function use(page: Page, chance: Chance, aim: NonNullable<Aim>): Promise<void> {
  if (aim.kind === 'choice') {
    const option = chance.below(aim.options);
    await page.evaluate(
      ({ x, y, index }) => {
        const field = document.elementFromPoint(x, y)?.closest('select');
        if (!(field instanceof HTMLSelectElement) || field.disabled) return;
        field.focus();
        field.selectedIndex = index;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { x: aim.x, y: aim.y, index: option },
    );
    return;
  }
  await page.mouse.click(aim.x, aim.y);
  if (aim.kind !== 'text') return;
  if (chance.below(3) > 0) await page.keyboard.press('Control+A');
  await page.keyboard.insertText(chance.pick(hostileTexts));
}

/** Runs in the page: does pressing what has the focus lead to another page or program? */
function leadsAway(): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLAnchorElement)
    return focused.pathname !== location.pathname || focused.protocol !== location.protocol;
  return false;
}

/** What must hold whatever a visitor does. */
async function look(page: Page): Promise<readonly string[]> {
  return page
    .evaluate(() => {
      const wrong: string[] = [];
      const headings = document.querySelectorAll('h1').length;
      if (headings !== 1) wrong.push(`${headings} h1`);
      if (document.querySelector('main') === null) wrong.push('no main');
      const cents = (element: Element | null | undefined) =>
        Number(element?.textContent.replace(/[^\d]/g, '') ?? '0');
      const lines = [...document.querySelectorAll('.cart-summary li > p > span:last-child')].reduce(
        (sum, line) => sum + cents(line),
        0,
      );
      const total = [...document.querySelectorAll('.cart-summary p')]
        .find((line) => line.textContent.startsWith('Total'))
        ?.querySelector('span');
      if (document.querySelector('.cart-summary') !== null && lines !== cents(total))
        wrong.push(`cart lines ${lines}, total ${total?.textContent ?? 'missing'}`);
      if (
        /\bNaN\b|\bundefined\b|\[object /.test(
          [...document.querySelectorAll('[role="status"], .cart-summary')]
            .map((element) => element.textContent)
            .join(' '),
        )
      )
        wrong.push('broken words');
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > window.innerWidth)
        wrong.push(`scrolls sideways: ${scrollWidth} > ${window.innerWidth}`);
      return wrong;
    })
    .catch(() => []);
}
