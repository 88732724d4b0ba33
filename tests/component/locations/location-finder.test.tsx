import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LocationFinder } from '@/components/islands/locations/location-finder';
import type { LocationFinderProps } from '@/components/islands/locations/location-finder-data';
import { finderLabels, newLocation } from '@/content/locations/locations-page';
import type { CityFile, ZipFile } from '@/lib/locations/gazetteer';
import type { IsoDate } from '@/lib/time/calendar-days';
import { seen } from '../support/seen';

const city = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const saltLake = { ...city('Salt Lake City', 40.8, -111.9), aliases: ['Mesa Park'] };

const kind = (id: string, issuer: string, form: LocationFinderProps['kinds'][number]['form']) => ({
  ...{ id, label: `${issuer} Classes`, formName: `${issuer} class`, issuer, form },
});

const next = (offer: number, date: IsoDate) =>
  ({ offer, date, starts: '09:00', ends: '12:00', spots: 5 }) as const;

const props: LocationFinderProps = {
  name: 'finder',
  groups: [
    { stateCode: 'AZ', stateName: 'Arizona', cities: [city('Mesa', 33.4, -111.8), city('Tucson', 32, -111)] },
    {
      stateCode: 'GA',
      stateName: 'Georgia',
      cities: [city('Atlanta', 33.7, -84.4), { ...city('Macon', 32.8, -83.6), isDatedOnly: true }],
    },
    { stateCode: 'UT', stateName: 'Utah', cities: [saltLake] },
  ],
  kinds: [
    kind('red-cross', 'Red Cross', { own: { mesa: 'west' }, otherwise: 'general' }),
    kind('aha', 'AHA', { own: { tucson: 'west' }, otherwise: 'aha' }),
  ],
  forms: {
    west: { href: 'https://forms.example.com/west', mark: {} },
    general: { href: 'https://forms.example.com/general', mark: {} },
    aha: { href: 'https://forms.example.com/aha', mark: {} },
  },
  requests: {
    acls: { label: 'ACLS (AHA)', kinds: ['aha'] },
    pals: { label: 'PALS (AHA)', kinds: ['aha'] },
    bls: { label: 'BLS', kinds: ['aha', 'red-cross'] },
    emr: { label: 'EMR (Red Cross)', kinds: ['red-cross'] },
    aha: { label: 'AHA Classes', kinds: ['aha'] },
  },
  labels: finderLabels,
  listHref: '#cities',
  chooserHref: '#which-course',
  onlineKind: 'red-cross',
  onlineFor: ['red-cross'],
  newLocation: {
    to: 'x@example.com',
    subject: 'New place',
    body: newLocation.body,
    label: 'Request New Location',
    mark: {},
  },
  offers: [
    { id: 'acls', name: 'ACLS (AHA)', price: '$75.00', answers: ['acls', 'aha'] },
    { id: 'first-aid', name: 'First Aid (Red Cross)', price: null, answers: ['first-aid', 'red-cross'] },
    { id: 'emr', name: 'EMR (Red Cross)', price: null, answers: ['emr', 'red-cross'] },
    { id: 'courier', name: 'Courier', price: null, answers: ['courier'] },
  ],
  dates: [
    { city: 'atlanta', label: 'Atlanta, GA', next: [next(1, '2025-01-18'), next(0, '2025-01-25')] },
    { city: 'macon', label: 'Macon, GA', next: [next(2, '2025-01-06')] },
    { city: 'online', label: 'Live online', next: [next(3, '2025-02-01')] },
  ],
  cityPath: '/locations',
  listedOn: '2024-12-20',
  slots: {
    intro: <h1>Training Locations</h1>,
    map: <a href="#tucson" data-city="tucson" aria-label="Dot of Tucson" />,
    undated: <p>See open dates</p>,
    openDates: <p>Open dates</p>,
    everyCity: <p>The same everywhere</p>,
  },
};

const cities: CityFile = {
  AZ: { state: 'Arizona', names: 'Phoenix', sizes: '7', latitudes: [334], longitudes: [-1121] },
  OR: { state: 'Oregon', names: 'Springfield', sizes: '3', latitudes: [440], longitudes: [-1230] },
  TX: {
    ...{ state: 'Texas', names: 'Austin|Springfield', sizes: '74' },
    ...{ latitudes: [303, 300], longitudes: [-977, -970] },
  },
};
const zips: ZipFile = { areas: {}, codes: [78701], latitudes: [303], longitudes: [-977] };

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.fetch = vi.fn(async (address: string) => ({
    ok: true,
    json: async () => (address.includes('zips') ? zips : cities),
  })) as unknown as typeof fetch;
});

/** The page around the island: the list entries work without JavaScript, as in the exported HTML. */
const page = (change: Partial<LocationFinderProps> = {}) => (
  <>
    <LocationFinder {...props} {...change} />
    {['Mesa', 'Atlanta'].map((name) => (
      <details key={name} data-city={name.toLowerCase()} suppressHydrationWarning>
        <summary>{name} entry</summary>Forms of {name}
      </details>
    ))}
  </>
);

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
/** Until the place files are there, and what is new was announced. */
async function settle(): Promise<void> {
  for (let step = 0; step < 2; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

function open(search = '', day = '2025-01-18', change: Partial<LocationFinderProps> = {}) {
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  window.history.replaceState(null, '', `/locations${search}`);
  return render(page(change));
}

const form = () => screen.getByRole('search');
/** What is said about the search and the card, without the list of all cities. */
const said = () => [...seen(form()), '', ...seen(document.querySelector('section')!)].join('\n');
const chosen = () => screen.getByRole('heading', { level: 2 }).textContent;
const listBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: finderLabels.selectLabel });
const searchBox = () => screen.getByRole('searchbox', { name: finderLabels.searchLabel });
const type = (text: string) => user.type(searchBox(), text);
const locate = () => user.click(screen.getByRole('button', { name: 'Nearest to me' }));
/** The visible message of the picker. Its spoken copy follows a moment later. */
const note = () => screen.getByRole('status').previousElementSibling as HTMLElement;

/** Its own forms, the dates here, near or far, those online, the class that a visitor came for. */
test.each([
  ['', '2025-01-18'],
  ['#atlanta', '2025-01-18'],
  ['?city=atlanta', '2025-02-01'],
  ['?city=mesa', '2025-01-20'],
  ['?city=mesa&class=acls', '2025-01-20'],
  ['?city=mesa&class=bls', '2025-01-20'],
  ['?city=atlanta&class=emr', '2025-01-01'],
  ['?city=atlanta&class=pals', '2025-01-01'],
  ['?class=acls', '2025-01-01'],
  ['?class=emr', '2025-01-20'],
  ['?city=macon', '2025-01-07'],
  ['?near=Macon%2C+GA', '2025-01-01'],
  ['?class=acls&near=Austin', '2025-02-02'],
  ['?class=emr&near=Phoenix', '2025-01-03'],
])('the address "%s" shows on %s what was approved', async (address, day) => {
  open(address, day);
  await settle();
  expect(said()).toMatchSnapshot();
});

// cspell:disable: mistyped on purpose
test.each([
  ...['arizona', '78701-1234', 'phoenix', 'austin tx', 'q', '00000', 'Qwertyville', 'z'.repeat(90), '   '],
  ...['springfield', 'springfeild', 'spr tx', 'tuscon'],
])('"%s" gets the approved message, cities and requests', async (text) => {
  open();
  fireEvent.change(searchBox(), { target: { value: text } });
  await settle();
  expect(seen(form()).join('\n')).toMatchSnapshot();
});

test('a text that is deleted again leaves the search as it was', async () => {
  open();
  await user.click(searchBox());
  const before = seen(form());
  await type('austin');
  await settle();
  await user.clear(searchBox());
  await settle();
  expect(seen(form())).toEqual(before);
});

test.each([
  ['a typed place', () => type('m')],
  ['the position', locate],
])('%s replaces the place in the address', async (_, give) => {
  open('?near=Austin');
  await give();
  expect(window.location.search).toBe('');
});

test('a class of several cities has its dates in the order of their days, and one of both organizations names them', () => {
  const mesa = { city: 'mesa', label: 'Mesa, AZ', next: [next(0, '2025-01-10')] };
  open('?class=acls', '2025-01-01', { dates: [...props.dates, mesa] });
  const days = screen.getAllByRole('link', { name: /^ACLS/ }).map((link) => link.getAttribute('href'));
  expect(days).toEqual([
    '/locations/mesa-az#acls-2025-01-10-0900',
    '/locations/atlanta-ga#acls-2025-01-25-0900',
  ]);
  fireEvent.click(screen.getByRole('button', { name: finderLabels.anyClass }));
  expect(window.location.search).toBe('');
});

test('dates that have passed become a link, also on a page that stays open', () => {
  open('?city=atlanta', '2025-02-01');
  expect(screen.getByRole('link', { name: /^Courier/ })).toBeVisible();
  vi.setSystemTime(new Date('2025-02-02T00:01:00'));
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.queryByRole('link', { name: /^Courier/ })).toBeNull();
  expect(screen.getByText('See open dates')).toBeVisible();
});

test('the list, the map and the entries choose a city, the URL keeps it, and Back restores the one before', async () => {
  open('#atlanta');
  await user.selectOptions(listBox(), 'Mesa, AZ');
  expect([chosen(), window.location.search, window.location.hash]).toEqual(['Mesa, AZ', '?city=mesa', '']);
  await user.click(screen.getByRole('link', { name: 'Dot of Tucson' }));
  expect(screen.getByRole('heading', { name: 'Tucson, AZ' })).toHaveFocus();
  expect(listBox()).toHaveValue('tucson');
  expect(screen.getByRole('link', { name: 'Dot of Tucson' })).toHaveAttribute('aria-current', 'true');
  for (const entry of ['Mesa entry', 'Atlanta entry']) await user.click(screen.getByText(entry));
  expect(chosen()).toBe('Atlanta, GA');
  const isOpen = (name: string) => screen.getByText(`Forms of ${name}`).closest('details')?.open;
  expect([isOpen('Atlanta'), isOpen('Mesa')]).toEqual([true, false]);
  await user.click(screen.getByText('Atlanta entry'));
  expect(chosen()).toBe('Choose your city');
  vi.useRealTimers();
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(chosen()).toBe('Atlanta, GA');
  fireEvent.click(screen.getByRole('button', { name: finderLabels.change }));
  expect([chosen(), window.location.search]).toEqual(['Choose your city', '']);
  expect(searchBox()).toHaveFocus();
});

test('an entry that was opened before hydration stays open, and its city is the choice', async () => {
  window.history.replaceState(null, '', '/locations?city=tucson');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page());
  const entry = host.querySelector<HTMLDetailsElement>('details[data-city="mesa"]');
  entry!.open = true;
  render(page(), { container: host, hydrate: true });
  expect(await screen.findByRole('heading', { level: 2, name: 'Mesa, AZ' })).toBeVisible();
  expect(entry).toHaveAttribute('open');
  expect(window.location.search).toBe('?city=mesa');
});

test.each([
  ['arizona', 'arizona', 'Tucson, AZ'],
  ['slc', '', null],
  ['mesa', '', null],
  ['springfield', 'springfield', 'Springfield, TX'],
  ['springfeild', 'springfeild', 'Springfield, TX'],
  ['spr tx', 'Springfield, TX', null],
  ['tuscon', 'tuscon', 'Tucson, AZ'],
])(
  'Enter after "%s" opens a city only if it is the only match or matches exactly',
  async (text, left, meant) => {
    open('?city=atlanta');
    await type(text);
    await settle();
    await user.keyboard('{Enter}');
    expect(searchBox()).toHaveValue(left);
    if (left === text) expect(note()).toHaveFocus();
    if (left === '') expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    if (meant === null) return;
    await user.click(within(form()).getByRole('button', { name: new RegExp(meant) }));
    expect([chosen(), searchBox().getAttribute('value')]).toContain(meant);
  },
);
// cspell:enable

test.each([
  ['a button that is taken away', () => screen.getByRole('button', { name: finderLabels.change })],
  ['a heading that is hidden', () => screen.getByRole('heading', { name: 'Mesa, AZ' })],
])('after Back from a city, focus goes from %s to the message of the finder', (_, focused) => {
  open('?city=mesa');
  focused().focus();
  act(() => {
    window.history.replaceState(null, '', '/locations');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(note()).toHaveFocus();
});

test('the position is requested only on a click, its lack has a reason, and one that comes too late is ignored', async () => {
  type Tell = (answer: object) => void;
  const ask = vi.fn<(tell: Tell, fail: Tell) => void>();
  const value = { getCurrentPosition: ask };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  open();
  expect(ask).not.toHaveBeenCalled();
  // Enter with nothing typed.
  fireEvent.submit(form());
  expect(searchBox()).toHaveFocus();
  for (const [place, reason] of (['denied', 'unavailable', 'timeout'] as const).entries()) {
    await locate();
    act(() => ask.mock.lastCall?.[1]({ code: place + 1 }));
    expect(note()).toHaveTextContent(finderLabels.failures[reason]);
  }
  await locate();
  const tell = () => act(() => ask.mock.lastCall?.[0]({ coords: { latitude: 33.4, longitude: -111.8 } }));
  tell();
  await settle();
  expect(seen(form()).join('\n')).toMatchSnapshot();
  await locate();
  await type('slc');
  tell();
  expect(note()).toHaveTextContent(finderLabels.oneMatch);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  await locate();
  expect(note()).toHaveTextContent(finderLabels.failures.unavailable);
});
