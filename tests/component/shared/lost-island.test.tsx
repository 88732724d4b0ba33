import { fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import AclsAlgorithmPage from '@/app/acls-algorithm/page';
import EquipmentPage from '@/app/aed-first-aid-equipment/page';
import AhaCoursesPage from '@/app/aha-courses/page';
import LocationsPage from '@/app/locations/page';
import OshaCompliancePage from '@/app/osha-compliance/page';
import HomePage from '@/app/page';
import YourCardPage from '@/app/your-card/page';
import * as registry from '@/components/islands/registry';
import { islandDataOf, type WrittenIsland } from '@/lib/site/island-data';

// Places the cities with a package that only the build can load.
jest.mock('@/components/locations/us-map', () => ({ UsMap: () => 'map' }));

/** Pages that hold every kind of island between them, as they are exported. */
const pages = [
  <HomePage key="" />,
  <AclsAlgorithmPage key="" />,
  <AhaCoursesPage key="" />,
  <EquipmentPage key="" />,
  <LocationsPage key="" />,
  <OshaCompliancePage key="" />,
  <YourCardPage key="" />,
].map((page) => renderToString(page));
const kinds = Object.keys(registry);

/** Where an island throws: nothing in the page is to be less than before it woke. */
const moments = ['while it wakes', 'in a later render', 'in an effect'] as const;
type Moment = (typeof moments)[number];

const planted = new Error('planted');

/** Wakes all islands of a page, of which one kind throws. */
async function wakePage(
  written: ReadonlyMap<string, WrittenIsland>,
  broken: Element,
  moment: Moment,
  changed: readonly Element[] = [],
) {
  // A page of its own: what islands share is a module.
  jest.resetModules();
  const { useEffect, useSyncExternalStore } = await import('react');
  const { hydrateIslands } = await import('@/components/islands/hydrate');
  const islands: Readonly<Record<string, unknown>> = await import('@/components/islands/registry');
  const name = nameOf(broken);
  const kind = written.get(name)?.kind ?? '';
  const Whole = islands[kind] as ComponentType<{ name: string }>;
  let isBroken = moment === 'while it wakes';
  let draw = () => {};
  const subscribe = (onChange: () => void) => {
    draw = onChange;
    return () => {};
  };
  function Broken(props: { name: string }): ReactNode {
    const isNow = useSyncExternalStore(
      subscribe,
      () => isBroken,
      () => isBroken,
    );
    // In two places at once.
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
/** What is in an island, and in no other island inside of it. */
const ownIn = <Part extends Element>(host: Element, selector: string) =>
  [...host.querySelectorAll<Part & HTMLInputElement>(selector)].filter(
    (part) => part.closest('[data-island]') === host,
  );

/** The page as the export has it: the props beside each island are in a file of their own. */
function openPage(html: string): ReadonlyMap<string, WrittenIsland> {
  document.documentElement.removeAttribute('data-lost');
  document.body.innerHTML = html;
  return new Map(
    [...document.querySelectorAll('script[data-island-props]')].map((script) => {
      const name = nameOf(script.closest('[data-island]')!);
      script.remove();
      return [name, JSON.parse(script.textContent) as WrittenIsland];
    }),
  );
}

/** A page that has an island of a kind, and that island. */
function openPageOf(kind: string) {
  const written = openPage(pages.find((page) => page.includes(`"kind":"${kind}"`))!);
  const name = [...written].find(([, island]) => island.kind === kind)?.[0] ?? '';
  return { written, before: hostOf(name) };
}

/** Enters something into every field of an island, as a visitor would. */
function interpolate(host: Element): void {
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

/** Its markup, but for the islands in it, and what says that it is awake or lost. */
function markupOf(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('[data-island]')) inner.replaceChildren();
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const mark of ['data-ready', 'data-lost']) part.removeAttribute(mark);
  for (const part of copy.querySelectorAll('.needs-scripts')) part.removeAttribute('hidden');
  return copy.outerHTML;
}

/** Which islands are lost from now on, and the way to try the last one again. */
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
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: jest.fn() });
});

it.each(kinds.flatMap((kind) => moments.map((moment) => [kind, moment] as const)))(
  '%s that throws %s gives the markup of the page back, with what was entered, and the others go on',
  async (kind, moment) => {
    const { written, before } = openPageOf(kind);
    const name = nameOf(before);
    const markup = markupOf(before);
    const fields = entriesOf(before).length;
    const others = [...document.querySelectorAll('[data-island]')].filter((host) => host !== before);
    const lost = listenForLost();

    if (moment === 'while it wakes') interpolate(before);
    const { breakIt, mendIt } = await wakePage(written, before, moment);
    if (moment !== 'while it wakes') {
      await waitFor(() => expect(before).toHaveAttribute('data-ready'));
      interpolate(before);
    }
    // A field that the page does not have without scripts has nowhere to be.
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
    expect(ownIn(after, '[data-slot]').every((slot) => slot.hasChildNodes())).toBe(true);
    expect(lost.names).toHaveLength(1);
  },
);

it('an island that is lost once more asks for the whole page again', async () => {
  const { written, before } = openPageOf('ContactForm');
  const lost = listenForLost();
  await wakePage(written, before, 'while it wakes');
  await waitFor(() => expect(lost.names).toHaveLength(1));
  lost.tryAgain?.();
  await waitFor(() => expect(lost.names).toHaveLength(2));
  const isReload = () =>
    jest.mocked(console.error).mock.calls.some(([message]) => String(message).includes('navigation'));
  expect(isReload()).toBe(false);
  lost.tryAgain?.();
  expect(isReload()).toBe(true);
});

it('an island in the slot of a lost one answers as before', async () => {
  const { written, before } = openPageOf('CatalogBrowser');
  const { breakIt } = await wakePage(written, before, 'in a later render');
  await waitFor(() => expect(before).toHaveAttribute('data-ready'));
  breakIt();
  await waitFor(() => expect(hostOf('catalog')).toHaveAttribute('data-lost'));
  const [button] = hostOf('catalog').querySelectorAll('[data-island^="add-"] button');
  expect(button).not.toHaveTextContent('1');
  fireEvent.click(button!);
  await waitFor(() => expect(button).toHaveTextContent('1'));
});

it('an island that a translator has changed is lost as it was translated', async () => {
  const { written, before } = openPageOf('ContactForm');
  const send = () => document.querySelector('[data-island="contact-form"] button[type="submit"]');
  send()?.replaceChildren('translated');
  const markup = markupOf(before);
  await wakePage(written, before, 'while it wakes', [before]);
  await waitFor(() => expect(hostOf('contact-form')).toHaveAttribute('data-lost'));
  expect(send()).toHaveTextContent('translated');
  expect(markupOf(hostOf('contact-form'))).toBe(markup);
});

it('a press that was kept for an island that is lost does not leave its control busy', async () => {
  const { written, before } = openPageOf('ContactForm');
  ownIn(before, 'button')[0]?.setAttribute('aria-busy', 'true');
  await wakePage(written, before, 'while it wakes');
  await waitFor(() => expect(hostOf('contact-form')).toHaveAttribute('data-lost'));
  expect(hostOf('contact-form').querySelector('[aria-busy]')).toBeNull();
});
