import { fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import AclsAlgorithmPage from '@/app/acls-algorithm/page';
import EquipmentPage from '@/app/aed-first-aid-equipment/page';
import AhaCoursesPage from '@/app/aha-courses/page';
import LocationsPage from '@/app/locations/page';
import MerchandisePage from '@/app/merchandise/page';
import OshaCompliancePage from '@/app/osha-compliance/page';
import HomePage from '@/app/page';
import YourCardPage from '@/app/your-card/page';
import * as registry from '@/components/islands/registry';
import { shelves } from '@/components/shop/model/shelves';
import { islandDataOf, type WrittenIsland } from '@/lib/site/island-data';
import { takeProps } from '../support/take-props';

// Its dots have no measures in jsdom.
vi.mock('@/components/locations/us-map', () => ({ UsMap: () => 'map' }));

/** Pages that together have every kind of island, as exported, smallest first: each kind is tested on the first that has it. */
const pages = [
  <HomePage key="" />,
  <AclsAlgorithmPage key="" />,
  <AhaCoursesPage key="" />,
  <EquipmentPage key="" />,
  // A company may have another shop alone, or none.
  ...(shelves.equipment.length > 0 ? [] : [<MerchandisePage key="" />]),
  <LocationsPage key="" />,
  <OshaCompliancePage key="" />,
  <YourCardPage key="" />,
]
  .map((page) => renderToString(page))
  .sort((one, other) => one.length - other.length);
const ofShops = ['AddToCart', 'CatalogBrowser', 'CompareToggle', 'CartSummary'];
const isOnPage = (kind: string) => pages.some((page) => page.includes(`"kind":"${kind}"`));
const kinds = Object.keys(registry).filter((kind) => isOnPage(kind) || !ofShops.includes(kind));

/** When an island throws. The page must not lose anything that it had before hydration. */
type Moment = 'in a later render' | 'during hydration' | 'in an effect';

/** Each kind at two moments, in this order, because the first tells how the island looks when nothing is wrong. */
const cases = [
  ...kinds.flatMap((kind) => [[kind, 'in a later render'] as const, [kind, 'during hydration'] as const]),
  // React treats an effect alike in all of them: a form and an island with slots are enough.
  ...['ContactForm', 'LocationFinder'].map((kind) => [kind, 'in an effect'] as const),
];

const planted = new Error('planted');

/** Hydrates all islands of a page; `broken` throws. */
async function hydratePage(
  written: ReadonlyMap<string, WrittenIsland>,
  broken: Element,
  moment: Moment,
  changed: readonly Element[] = [],
) {
  // Islands share state in modules, so each page needs new ones.
  vi.resetModules();
  const { useEffect, useSyncExternalStore } = await import('react');
  const { hydrateIslands } = await import('@/components/islands/hydrate');
  const islands: Readonly<Record<string, unknown>> = await import('@/components/islands/registry');
  const name = nameOf(broken);
  const kind = written.get(name)?.kind ?? '';
  const Whole = islands[kind] as ComponentType<{ name: string }>;
  let isBroken = moment === 'during hydration';
  const isBrokenNow = () => isBroken;
  let draw = () => {};
  const subscribe = (onChange: () => void) => {
    draw = onChange;
    return () => {};
  };
  function Broken(props: { name: string }): ReactNode {
    const isNow = useSyncExternalStore(subscribe, isBrokenNow, isBrokenNow);
    // Throws in two places at once.
    useEffect(() => {
      if (isNow) throw planted;
    });
    useEffect(() => {
      if (isNow) throw planted;
    });
    if (isNow && moment !== 'in an effect') throw planted;
    return <Whole {...props} />;
  }
  const Chosen = (props: { name: string }) =>
    props.name === name ? <Broken {...props} /> : <Whole {...props} />;
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  hydrateIslands(
    { ...islands, [kind]: Chosen },
    islandDataOf(Object.fromEntries(written)),
    hosts,
    new Set(changed),
    false,
  );
  return {
    breakIt: () => {
      isBroken = true;
      draw();
    },
    mendIt: () => {
      isBroken = false;
    },
  };
}

const nameOf = (host: Element) => (host as HTMLElement).dataset['island'] ?? '';
const hostOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)!;
/** Elements of an island, without those of islands nested in it. */
const ownIn = <Part extends Element>(host: Element, selector: string) =>
  [...host.querySelectorAll<Part & HTMLInputElement>(selector)].filter(
    (part) => part.closest('[data-island]') === host,
  );

/** How many slots have content; a company with a single shop has no links to others, for example. */
const filledSlotsOf = (host: Element) =>
  ownIn(host, '[data-slot]').filter((slot) => slot.hasChildNodes()).length;

/** Opens a page that has an island of the kind; returns that island as `before`. */
function openPageOf(kind: string) {
  const html = pages.find((page) => page.includes(`"kind":"${kind}"`));
  if (html === undefined) throw new Error(`No page in \`pages\` has the island ${kind}. Add one that does.`);
  document.documentElement.removeAttribute('data-lost');
  document.body.innerHTML = html;
  const written = takeProps();
  const name = [...written].find(([, island]) => island.kind === kind)?.[0] ?? '';
  return { written, before: hostOf(name) };
}

/** Filled slots of an island that hydrated without a fault; one that finds a coming class shows no fallback, for example. */
const slotsWhenWell = new Map<string, number>();

/** Changes every field of an island, as a visitor would. */
function fillFields(host: Element): void {
  for (const field of ownIn(host, 'input:not([type="search"]), textarea, select')) {
    if (/^(?:checkbox|radio)$/.test(field.type)) fireEvent.click(field);
    else {
      const last = field.matches('select') ? field.querySelector('option:last-child') : null;
      const value = last?.getAttribute('value') ?? (field.type === 'date' ? '2025-05-06' : 'typed');
      fireEvent.change(field, { target: { value } });
    }
  }
}

const entriesOf = (host: Element) =>
  ownIn(host, 'input, textarea, select').map(({ value, checked }) => [value, checked]);

/** The island's markup, without nested islands and without the attributes for hydrated and lost. */
function markupOf(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('[data-island]')) inner.replaceChildren();
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const mark of ['data-ready', 'data-lost']) part.removeAttribute(mark);
  for (const part of copy.querySelectorAll('.needs-scripts')) part.removeAttribute('hidden');
  return copy.outerHTML;
}

/** Records which islands are lost, and the function that retries the last one. */
function listenForLost() {
  const lost: { names: string[]; tryAgain?: () => void } = { names: [] };
  document.addEventListener(
    'island-lost',
    (event) => {
      lost.names.push(nameOf(event.target as Element));
      lost.tryAgain = (event as CustomEvent<() => void>).detail;
    },
    { signal: pageEnd.signal },
  );
  return lost;
}

let pageEnd = new AbortController();
afterEach(() => {
  pageEnd.abort();
  pageEnd = new AbortController();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: vi.fn() });
});

it.each<readonly [string, Moment]>(cases)(
  '%s that throws %s gets its markup back, with what was entered, and the other islands still hydrate',
  async (kind, moment) => {
    const { written, before } = openPageOf(kind);
    const name = nameOf(before);
    const markup = markupOf(before);
    const fields = entriesOf(before).length;
    const others = [...document.querySelectorAll('[data-island]')].filter((host) => host !== before);
    const lost = listenForLost();

    if (moment === 'during hydration') fillFields(before);
    const { breakIt, mendIt } = await hydratePage(written, before, moment);
    if (moment !== 'during hydration') {
      await waitFor(() => expect(before).toHaveAttribute('data-ready'));
      slotsWhenWell.set(kind, filledSlotsOf(before));
      fillFields(before);
    }
    // Fields that only scripts add are not in the original markup.
    const entries = entriesOf(before).slice(0, fields);
    breakIt();

    await waitFor(() => expect(lost.names).toEqual([name]));
    await waitFor(() => {
      for (const other of others) expect(other).toHaveAttribute('data-ready');
    });
    const after = hostOf(name);
    expect(document.querySelectorAll('body [data-lost]')).toHaveLength(1);
    expect(after).toHaveAttribute('data-lost');
    expect(after).not.toHaveAttribute('data-ready');
    expect(document.documentElement).toHaveAttribute('data-lost');
    expect(markupOf(after)).toBe(markup);
    expect(entriesOf(after)).toEqual(entries);
    for (const part of ownIn(after, '.needs-scripts')) expect(part).not.toBeVisible();
    expect(others.every((other) => other.isConnected)).toBe(true);
    expect(reportError).toHaveBeenCalledWith(planted);

    mendIt();
    lost.tryAgain?.();
    await waitFor(() => expect(after).toHaveAttribute('data-ready'));
    expect(after.isConnected).toBe(true);
    expect(document.querySelector('[data-lost]')).toBeNull();
    expect(document.querySelector('.needs-scripts[hidden]')).toBeNull();
    expect(filledSlotsOf(after)).toBe(slotsWhenWell.get(kind));
    expect(lost.names).toHaveLength(1);
  },
);

it('an island that is lost a second time reloads the page on the next retry', async () => {
  const { written, before } = openPageOf('ContactForm');
  const lost = listenForLost();
  await hydratePage(written, before, 'during hydration');
  await waitFor(() => expect(lost.names).toHaveLength(1));
  lost.tryAgain?.();
  await waitFor(() => expect(lost.names).toHaveLength(2));
  const isReload = () =>
    vi.mocked(console.error).mock.calls.some(([message]) => String(message).includes('navigation'));
  expect(isReload()).toBe(false);
  lost.tryAgain?.();
  expect(isReload()).toBe(true);
});

(isOnPage('AddToCart') ? it : it.skip)('an island in the slot of a lost one still responds', async () => {
  const { written, before } = openPageOf('CatalogBrowser');
  const { breakIt } = await hydratePage(written, before, 'in a later render');
  await waitFor(() => expect(before).toHaveAttribute('data-ready'));
  breakIt();
  await waitFor(() => expect(hostOf('catalog')).toHaveAttribute('data-lost'));
  const [button] = hostOf('catalog').querySelectorAll('[data-island^="add-"] button');
  const count = () => button?.querySelector('.tabular-nums');
  expect(count()).toBeNull();
  fireEvent.click(button!);
  // A product with sizes asks for one first.
  const size = button?.parentElement?.querySelector('[role="group"] > div:last-child button');
  if (size) fireEvent.click(size);
  await waitFor(() => expect(count()).toHaveTextContent('1'));
});

it('a translated island that is lost keeps its translation, and no control that waits for a queued click', async () => {
  const { written, before } = openPageOf('ContactForm');
  const send = () => document.querySelector('[data-island="contact-form"] button[type="submit"]');
  send()?.replaceChildren('translated');
  const markup = markupOf(before);
  send()?.setAttribute('aria-busy', 'true');
  await hydratePage(written, before, 'during hydration', [before]);
  await waitFor(() => expect(hostOf('contact-form')).toHaveAttribute('data-lost'));
  expect(send()).toHaveTextContent('translated');
  expect(markupOf(hostOf('contact-form'))).toBe(markup);
});
