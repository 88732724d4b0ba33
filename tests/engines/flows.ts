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
import { type EngineBrowser, hydrateIslands, until } from './smoke';

/** What a visitor does on a page, as expressions that are evaluated there, and the condition that shows the result. */
type Flow = {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly (readonly [act: string, condition: string])[];
};

const text = (value: string) => JSON.stringify(value);
const one = (selector: string) => `document.querySelector(${text(selector)})`;
const shown = (selector: string) =>
  `[...document.querySelectorAll(${text(selector)})].filter((element) => element.offsetParent !== null)`;
const called = (selector: string, name: string) =>
  `${shown(selector)}.find((element) => element.textContent.trim().startsWith(${text(name)}))`;
const click = (element: string) => `((${element}).click(), 'done')`;
/** Types or selects a value. React overwrites the property of a field, but not that of its prototype. */
const enter = (field: string, value: string) =>
  `((field) => { Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${text(value)}); field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true })); return 'done'; })(${field})`;
const isIn = (selector: string, words: string) =>
  `${one(selector)}?.textContent.includes(${text(words)}) === true`;

const [, city] = locations;
const [scenario] = scenarios;
const [shop] = shops;
const game = '[data-island="simulation"]';
const push = `${game} [data-push]`;
const rows = '[data-island$=reminders] fieldset';

export const flows: readonly Flow[] = [
  ...(shop === undefined
    ? []
    : [
        {
          name: 'the filter of a shop',
          path: shop.path,
          steps: [
            [
              enter(one('[data-island="catalog"] input[type="search"]'), shop.products[0]?.name ?? ''),
              `${shown('#products article')}.length < ${shop.products.length} && ${shown('#products article')}.length > 0`,
            ],
          ],
        } as const,
      ]),
  ...(city === undefined
    ? []
    : [
        {
          name: 'the finder',
          path: routes.locations.path,
          steps: [
            [
              enter(one('[data-island="location-finder"] input[type="search"]'), cityLabel(city)),
              `${called('[data-island="location-finder"] button', cityLabel(city))} !== undefined`,
            ],
            [
              click(called('[data-island="location-finder"] button', cityLabel(city))),
              isIn('#chosen-city', cityLabel(city)),
            ],
          ],
        } as const,
      ]),
  {
    name: 'the simulation',
    path: routes.home.path,
    steps: [
      [click(one(`${game} input[type="checkbox"]`)), 'true'],
      [click(one(`${game} input[value="${scenario.id}"]`)), `location.search.includes('${scenario.id}')`],
      [
        click(called(`${game} button`, simulationGame.intro.start)),
        isIn(`${game} [data-card-heading]`, scenario.steps[0].title),
      ],
      ...scenario.steps.flatMap(({ correctOption }, index) => {
        const next = scenario.steps[index + 1];
        const nextButton = called(`${game} button`, simulationGame.question.next);
        return [
          [
            click(`${shown(`${game} [role="group"] button`)}[${correctOption}]`),
            `${nextButton} !== undefined`,
          ],
          [
            click(nextButton),
            next === undefined ? `${one(push)} !== null` : isIn(`${game} [data-card-heading]`, next.title),
          ],
        ] as const;
      }),
      ...Array.from(
        { length: compressionTarget },
        (_, index) =>
          [
            click(one(push)),
            index + 1 < compressionTarget
              ? isIn(push, `${index + 1} of ${compressionTarget}`)
              : `${one(push)} === null`,
          ] as const,
      ),
    ],
  },
  {
    name: 'the contact form',
    path: routes.home.path,
    steps: [
      [
        click(called('[data-island="contact-form"] button', contactForm.submit)),
        `${one('#contact-name')}.getAttribute('aria-invalid') === 'true'`,
      ],
      [enter(one('#contact-name'), 'Ana'), `${one('#contact-name')}.getAttribute('aria-invalid') !== 'true'`],
    ],
  },
  {
    name: 'the views of a course page',
    path: routes.ahaCourses.path,
    steps: [
      [
        click(`${shown('.views [role="tab"]')}[1]`),
        `${shown('.views [role="tab"]')}[1].getAttribute('aria-selected') === 'true' && location.search.includes('view=')`,
      ],
    ],
  },
  {
    name: 'a tree',
    path: routes.aclsAlgorithm.path,
    steps: [
      [
        click(called('[data-island^="step-through"] a', stepThroughLabels.answers.next)),
        `/Step 2 of/.test(${one('[data-island^="step-through"]')}.textContent)`,
      ],
    ],
  },
  ...[routes.yourCard.path, routes.aedCheck.path].map((path): Flow => ({
    name: `the reminders of ${path}`,
    path,
    steps: [
      [
        click(called('main button', reminderListLabels.add)),
        `document.querySelectorAll('${rows}').length === 2`,
      ],
      [
        `((fields) => ${enter('fields[1]', '2020-02-10')})(document.querySelectorAll('${rows} input[type="date"]'))`,
        `[...document.querySelectorAll('${rows} [role="status"]')][1].textContent !== ''`,
      ],
    ],
  })),
  {
    name: 'the request of a group',
    path: routes.oshaCompliance.path,
    steps: [
      [
        enter(one('#group-request-people'), '14'),
        `decodeURIComponent(${one('[data-island="group-request"] form')}.action).includes('People: 14')`,
      ],
    ],
  },
  ...(shop === undefined
    ? []
    : [
        {
          name: 'the cart',
          path: shop.path,
          steps: [
            [
              click(
                `${shown('main button')}.find((button) => /^${cartLabels.add}/.test(button.textContent) && button.closest('article').querySelector('[role="radiogroup"]') === null)`,
              ),
              `${one('#cart')} !== null`,
            ],
            [
              click(one('#cart [aria-expanded="false"]')),
              `${called('#cart button', cartLabels.summary.checkout)} !== undefined`,
            ],
            [
              click(called('#cart button', cartLabels.summary.checkout)),
              `${one('dialog[open]')} !== null && location.search.includes('order=open')`,
            ],
            [`(history.back(), 'done')`, `${one('dialog[open]')} === null && ${one('#cart')} !== null`],
          ],
        } as const,
      ]),
];

/** Goes through each flow. @returns the failures. */
export async function runFlows(browser: EngineBrowser, origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { name, path, steps } of flows) {
    await browser.goTo(origin + path);
    await hydrateIslands(browser);
    for (const [index, [act, condition]] of steps.entries()) {
      const outcome = await browser.evaluate(act).catch((error: unknown) => String(error));
      if (outcome === 'done' && (await browser.evaluate(until(condition))) === 'yes') continue;
      wrong.push(`${name}: step ${index + 1} of ${steps.length} failed (${outcome})`);
      break;
    }
  }
  return wrong;
}
