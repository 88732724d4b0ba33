import { stepThroughLabels } from '../../content/clinical/step-through';
import { contactForm } from '../../content/contact/contact';
import { reminderListLabels } from '../../content/courses/course-labels';
import { locations } from '../../content/locations/locations';
import { cartLabels } from '../../content/shop/cart-labels';
import { routes } from '../../content/site/routes';
import { scenarios, simulationGame } from '../../content/simulation/simulation';
import { cityLabel } from '../../lib/site/city-label';
import { compressionTarget } from '../../lib/simulation/simulation';
import { shops } from '../e2e/support/products';
import { type EngineBrowser, hydrateIslands } from './smoke';

/** Runs in the page: what a visitor can do there. */
function handsOfVisitor() {
  const one = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetParent !== null);
  const called = (selector: string, name: string) =>
    shown(selector).find((element) => element.textContent.trim().startsWith(name));
  /** Waits until something is there or true, 15 s at most. */
  async function until<Result>(look: () => Result): Promise<NonNullable<Result>> {
    for (const started = Date.now(); Date.now() - started < 15_000;) {
      const seen = look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never ${String(look)}`);
  }
  const says = (selector: string, words: string) =>
    until(() => one(selector)?.textContent.includes(words) === true);
  const click = async (look: () => HTMLElement | null | undefined) => (await until(look)).click();
  /** Types or selects a value. React overwrites the property of a field, but not that of its prototype. */
  async function enter(selector: string, value: string, index = 0): Promise<void> {
    const field = await until(() => document.querySelectorAll(selector)[index]);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return { one, shown, called, until, says, click, enter };
}

type Flow = { readonly name: string; readonly path: string; readonly script: string };

/** A flow as a script for the page. `walk` runs there, so it knows only the visitor's hands and what it is given. */
function flow<Given>(
  name: string,
  path: string,
  given: Given,
  walk: (visitor: ReturnType<typeof handsOfVisitor>, given: Given) => Promise<unknown>,
): Flow {
  // tsx names functions with a helper that the page does not have.
  const script = `((__name) => (${String(walk)})((${String(handsOfVisitor)})(), ${JSON.stringify(given)}))((of) => of).then(() => 'done')`;
  return { name, path, script };
}

const [, city] = locations;
const [scenario] = scenarios;
const [shop] = shops;

const ofShop = (shop: (typeof shops)[number]) => [
  flow('the filter of a shop', shop.path, shop.products, async (visitor, products) => {
    await visitor.enter('[data-island="catalog"] input[type="search"]', products[0]?.name ?? '');
    await visitor.until(() => {
      const { length } = visitor.shown('#products article');
      return length < products.length && length > 0;
    });
  }),
  flow('the cart', shop.path, cartLabels, async ({ shown, one, called, until, click }, labels) => {
    const isOneClick = (button: Element) =>
      button.closest('article')?.querySelector('[role="radiogroup"]') === null;
    await click(() =>
      shown('main button').find((button) => button.textContent.startsWith(labels.add) && isOneClick(button)),
    );
    await click(() => one('#cart [aria-expanded="false"]'));
    await click(() => called('#cart button', labels.summary.checkout));
    await until(() => one('dialog[open]') !== null && location.search.includes('order=open'));
    history.back();
    await until(() => one('dialog[open]') === null && one('#cart') !== null);
  }),
];

const ofFinder = (label: string) =>
  flow('the finder', routes.locations.path, label, async (visitor, label) => {
    await visitor.enter('[data-island="location-finder"] input[type="search"]', label);
    await visitor.click(() => visitor.called('[data-island="location-finder"] button', label));
    await visitor.says('#chosen-city', label);
  });

export const flows: readonly Flow[] = [
  ...(shop === undefined ? [] : ofShop(shop)),
  ...(city === undefined ? [] : [ofFinder(cityLabel(city))]),
  flow(
    'the simulation',
    routes.home.path,
    { scenario, labels: simulationGame, pushes: compressionTarget },
    async ({ shown, one, called, until, says, click }, { scenario, labels, pushes }) => {
      const game = '[data-island="simulation"]';
      const push = `${game} [data-push]`;
      await click(() => one(`${game} input[type="checkbox"]`));
      await click(() => one(`${game} input[value="${scenario.id}"]`));
      await until(() => location.search.includes(scenario.id));
      await click(() => called(`${game} button`, labels.intro.start));
      for (const { title, correctOption } of scenario.steps) {
        await says(`${game} [data-card-heading]`, title);
        await click(() => shown(`${game} [role="group"] button`)[correctOption]);
        await click(() => called(`${game} button`, labels.question.next));
      }
      for (let count = 1; count < pushes; count += 1) {
        await click(() => one(push));
        await says(push, `${count} of ${pushes}`);
      }
      await click(() => one(push));
      await until(() => one(push) === null);
    },
  ),
  flow('the contact form', routes.home.path, contactForm.submit, async (visitor, submit) => {
    const isInvalid = () => visitor.one('#contact-name')?.getAttribute('aria-invalid') === 'true';
    await visitor.click(() => visitor.called('[data-island="contact-form"] button', submit));
    await visitor.until(isInvalid);
    await visitor.enter('#contact-name', 'Ana');
    await visitor.until(() => !isInvalid());
  }),
  flow('the views of a course page', routes.ahaCourses.path, null, async ({ shown, until, click }) => {
    const second = () => shown('.views [role="tab"]')[1];
    await click(second);
    await until(
      () => second()?.getAttribute('aria-selected') === 'true' && location.search.includes('view='),
    );
  }),
  flow('a tree', routes.aclsAlgorithm.path, stepThroughLabels.answers.next, async (visitor, next) => {
    await visitor.click(() => visitor.called('[data-island^="step-through"] a', next));
    await visitor.says('[data-island^="step-through"]', 'Step 2 of');
  }),
  ...[routes.yourCard.path, routes.aedCheck.path].map((path) =>
    flow(`the reminders of ${path}`, path, reminderListLabels.add, async (visitor, add) => {
      const row = '[data-island$=reminders] fieldset';
      await visitor.click(() => visitor.called('main button', add));
      await visitor.enter(`${row} input[type="date"]`, '2020-02-10', 1);
      await visitor.until(() => document.querySelectorAll(`${row} [role="status"]`)[1]?.textContent !== '');
    }),
  ),
  flow('the request of a group', routes.oshaCompliance.path, null, async ({ enter, until }) => {
    await enter('#group-request-people', '14');
    await until(() =>
      decodeURIComponent(
        document.querySelector<HTMLFormElement>('[data-island="group-request"] form')!.action,
      ).includes('People: 14'),
    );
  }),
];

/** Goes through each flow. @returns the failures. */
export async function runFlows(browser: EngineBrowser, origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { name, path, script } of flows) {
    await browser.goTo(origin + path);
    await hydrateIslands(browser);
    const outcome = await browser.evaluate(script).catch((error: unknown) => String(error));
    if (outcome !== 'done') wrong.push(`${name}: ${outcome}`);
  }
  return wrong;
}
