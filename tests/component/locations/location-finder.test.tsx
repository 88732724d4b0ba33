import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LocationFinder } from '@/components/islands/locations/location-finder';
import type { LocationFinderProps } from '@/components/islands/locations/location-finder-data';
import { finderLabels, newLocation } from '@/content/locations/locations-page';
import type { CityFile, ZipFile } from '@/lib/locations/gazetteer';
import { interpolate } from '@/lib/text/interpolate';
import type { IsoDate } from '@/lib/time/calendar-days';

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
    kind('aha', 'AHA', { own: {}, otherwise: 'aha' }),
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

/** The visible message of the picker. Its spoken copy follows a moment later. */
const note = () => screen.getByRole('status').previousElementSibling as HTMLElement;

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

function open(search = '', change: Partial<LocationFinderProps> = {}) {
  window.history.replaceState(null, '', `/locations${search}`);
  return render(page(change));
}

const chosen = () => screen.getByRole('heading', { level: 2 }).textContent;
const listBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: finderLabels.selectLabel });
const searchBox = () => screen.getByRole('searchbox', { name: finderLabels.searchLabel });
const type = (text: string) => userEvent.type(searchBox(), text);
const offers = () => within(screen.getByRole('search')).getAllByRole('button', { name: /mile/ });
const requestLink = () => screen.queryByRole('link', { name: 'Request New Location' });
const formLinks = () =>
  screen.getAllByRole('link', { name: /Classes|^Register/ }).map((link) => link.getAttribute('href'));
const bothForms = ['https://forms.example.com/west', 'https://forms.example.com/aha'];

test('the dropdown chooses a city, the URL keeps it, the empty option clears both', async () => {
  open();
  await userEvent.selectOptions(listBox(), 'Mesa, AZ');
  expect(chosen()).toBe('Mesa, AZ');
  expect(window.location.search).toBe('?city=mesa');
  expect(formLinks()).toEqual(bothForms);
  await userEvent.selectOptions(listBox(), '');
  expect(chosen()).toBe('Choose your city');
  expect(window.location.search).toBe('');
});

test('"Choose another city" goes to the search field', async () => {
  open('?city=mesa');
  await userEvent.click(screen.getByRole('button', { name: finderLabels.change }));
  expect(searchBox()).toHaveFocus();
});

test('a click on the map chooses the city and moves the focus to it', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Dot of Tucson' }));
  expect(screen.getByRole('heading', { name: 'Tucson, AZ' })).toHaveFocus();
  expect(listBox()).toHaveValue('tucson');
  expect(screen.getByRole('link', { name: 'Dot of Tucson' })).toHaveAttribute('aria-current', 'true');
});

test('a click in the list chooses the city and opens only its entry; a second click clears', async () => {
  open();
  await userEvent.click(screen.getByText('Mesa entry'));
  await userEvent.click(screen.getByText('Atlanta entry'));
  expect(chosen()).toBe('Atlanta, GA');
  expect(screen.getByText('Forms of Atlanta').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Forms of Mesa').closest('details')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Atlanta entry'));
  expect(chosen()).toBe('Choose your city');
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

test('typing offers matching cities as buttons; Enter opens a city only if it is the only match or matches exactly', async () => {
  open('?city=mesa');
  expect(searchBox()).toHaveAttribute('name', 'near');
  await type('arizona{Enter}');
  expect(chosen()).toBe('Choose your city');
  const status = note();
  expect(status).toHaveTextContent(interpolate(finderLabels.matches, { n: 2, text: 'arizona' }));
  expect(status).toHaveFocus();
  await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: /Tucson, AZ/ }));
  expect(chosen()).toBe('Tucson, AZ');
  for (const [typed, label] of Object.entries({ slc: 'Salt Lake City, UT', mesa: 'Mesa, AZ' })) {
    await type(`${typed}{Enter}`);
    expect(screen.getByRole('heading', { name: label })).toHaveFocus();
    expect(searchBox()).toHaveValue('');
  }
});

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

describe('A place without classes', () => {
  const cities: CityFile = {
    AZ: { state: 'Arizona', names: 'Phoenix', sizes: '7', latitudes: [334], longitudes: [-1121] },
    OR: { state: 'Oregon', names: 'Springfield', sizes: '3', latitudes: [440], longitudes: [-1230] },
    TX: {
      state: 'Texas',
      names: 'Austin|Springfield',
      sizes: '74',
      latitudes: [303, 300],
      longitudes: [-977, -970],
    },
  };
  const zips: ZipFile = { areas: {}, codes: [78701], latitudes: [303], longitudes: [-977] };
  const asked: string[] = [];

  beforeEach(() => {
    globalThis.fetch = jest.fn(async (address: string) => {
      asked.push(address);
      return { ok: true, json: async () => (address.includes('zips') ? zips : cities) };
    }) as unknown as typeof fetch;
  });

  test.each([
    ['78701-1234', /near ZIP code 78701/, 3, true],
    ['phoenix', interpolate(finderLabels.placeFound, { place: 'Phoenix, AZ' }), 3, true],
    ['q', finderLabels.keepTyping, 0, false],
    ['00000', interpolate(finderLabels.noZip, { text: '00000' }), 0, true],
    ['Qwertyville', interpolate(finderLabels.noMatch, { text: 'Qwertyville' }), 0, true],
    ['z'.repeat(90), /^We don't know a place called "z{40}…"/, 0, true],
  ])('"%s" gets a message, nearby cities, and a request link once typing is complete', async (...row) => {
    const [text, message, near, hasRequest] = row;
    open();
    await type(text);
    await waitFor(() => expect(note()).toHaveTextContent(message));
    expect(screen.queryAllByRole('button', { name: /\d miles/ })).toHaveLength(near);
    expect(requestLink() !== null).toBe(hasRequest);
  });

  test('gets the nearest cities first, an online class and an email that names it; the typed text is in no request', async () => {
    open();
    await type('austin tx');
    await screen.findByText(interpolate(finderLabels.placeFar, { place: 'Austin, TX' }));
    expect(offers()).toHaveLength(3);
    expect(offers()[0]).toHaveTextContent(/^Tucson, AZ\s*\d+ miles$/);
    expect(requestLink()?.getAttribute('href')).toContain('Austin%2C%20TX');
    expect(screen.getByRole('link', { name: /^Learn online: Red Cross Classes/ })).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toMatch(/787|austin/i);
    await userEvent.clear(searchBox());
    await type('   ');
    expect(note()).toBeEmptyDOMElement();
  });

  test('is not offered an online class that is only taught in person, and each nearby city has its form', async () => {
    open('?class=acls&near=Austin');
    const text = interpolate(finderLabels.placeFarInRoom, { place: 'Austin, TX' });
    expect(await screen.findByText(text)).toBeVisible();
    const named = screen.getByRole('link', { name: /^Register for ACLS \(AHA\) in Tucson/ });
    expect(named).toHaveAttribute('href', 'https://forms.example.com/aha');
    expect(requestLink()).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Learn online/ })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?class=acls&near=Austin');
  });

  test('gets the nearest date of a class that none of the nearest cities has', async () => {
    jest.useFakeTimers({
      now: new Date('2025-01-03T10:00:00'),
      advanceTimers: true,
      doNotFake: ['performance'],
    });
    open('?class=emr&near=Phoenix');
    expect(await screen.findByText(finderLabels.nearestDated)).toBeVisible();
    const [dated, ...others] = within(screen.getByRole('search')).getAllByRole('link', { name: /^EMR/ });
    expect(others).toEqual([]);
    expect(dated).toHaveAccessibleName(/Mon, Jan 6.*Macon, GA, [\d,]+ miles$/);
    expect(dated).toHaveAttribute('href', '/locations/macon-ga#emr-2025-01-06-0900');
    expect(offers()).toHaveLength(3);
  });

  test.each([
    ['springfield', interpolate(finderLabels.matches, { n: 2, text: 'springfield' }), 'springfield'],
    ['springfeild', interpolate(finderLabels.guesses, { text: 'springfeild' }), 'springfeild'],
    ['spr tx', finderLabels.oneMatch, 'Springfield, TX'],
    ['tuscon', interpolate(finderLabels.guess, { place: 'Tucson, AZ' }), 'tuscon', 'Tucson, AZ'],
  ])('is offered as a choice if "%s" may mean several or is misspelled', async (...row) => {
    const [text, sentence, afterEnter, meant = 'Springfield, TX'] = row;
    open();
    await type(text);
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(searchBox()).toHaveValue(afterEnter);
    if (afterEnter === text) await userEvent.click(screen.getByRole('button', { name: new RegExp(meant) }));
    expect([chosen(), searchBox().getAttribute('value')]).toContain(meant);
  });
});

test('a visitor who came for a class sees it beside the question about the city, then its form by name', async () => {
  open('?class=acls');
  expect(note()).toHaveTextContent('Your class: ACLS (AHA)');
  await userEvent.selectOptions(listBox(), 'Mesa, AZ');
  expect(note()).toBeEmptyDOMElement();
  const named = screen.getByRole('link', { name: /^Register for ACLS \(AHA\) in Mesa/ });
  expect(named).toHaveAttribute('href', 'https://forms.example.com/aha');
  const folded = screen.getByRole('link', { name: /^Red Cross Classes/, hidden: true }).closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).not.toContainElement(named);
  await userEvent.click(screen.getByRole('button', { name: finderLabels.anyClass }));
  expect(window.location.search).toBe('?city=mesa');
  expect(formLinks()).toEqual(bothForms);
});

test('an anchor chooses a city as well, and Back restores the previous choice', async () => {
  open('#atlanta');
  expect(chosen()).toBe('Atlanta, GA');
  await userEvent.selectOptions(listBox(), 'Mesa, AZ');
  expect(window.location.hash).toBe('');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(chosen()).toBe('Atlanta, GA');
});

describe('Nearest to me', () => {
  type Tell = (answer: object) => void;
  const setGeolocation = (getCurrentPosition: (done: Tell, fail: Tell) => void) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const click = () => userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }));

  test('requests the position only on a click, and offers the three nearest cities, nearest first', async () => {
    const ask = jest.fn((done: Tell) => done({ coords: { latitude: 33.4, longitude: -111.8 } }));
    setGeolocation(ask);
    open();
    expect(ask).not.toHaveBeenCalled();
    await click();
    expect(offers().map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/^Mesa, AZ\s*less than a mile$/),
      expect.stringMatching(/^Tucson, AZ\s*\d+ miles$/),
      expect.stringMatching(/^Salt Lake City, UT\s*\d+ miles$/),
    ]);
    expect(note()).toHaveTextContent(finderLabels.located);
  });

  test('gives the reason if the device refuses', async () => {
    const codes = [1, 2, 3];
    setGeolocation((_done, fail) => fail({ code: codes.shift() }));
    open();
    for (const reason of ['denied', 'unavailable', 'timeout'] as const) {
      await click();
      expect(note()).toHaveTextContent(finderLabels.failures[reason]);
    }
  });

  test('ignores a position that arrives too late', async () => {
    let answer: Tell = () => {};
    setGeolocation((done) => (answer = done));
    open();
    await click();
    await type('slc');
    act(() => answer({ coords: { latitude: 33.4, longitude: -111.8 } }));
    expect(note()).toHaveTextContent(finderLabels.oneMatch);
  });
});

test('a class that is taught only online has its form without a city', () => {
  open('?class=emr');
  expect(chosen()).toBe('Red Cross Classes');
  expect(screen.getByRole('link', { name: /^Learn online: Red Cross Classes/ })).toBeVisible();
  expect(screen.queryByText(finderLabels.emptyText)).not.toBeInTheDocument();
});

test('a class that both organizations teach is registered for by its name, with the organization', () => {
  open('?city=mesa&class=bls', { onlineKind: 'virtual' });
  for (const organization of ['AHA', 'Red Cross'])
    expect(
      screen.getByRole('link', { name: new RegExp(`^Register for BLS \\(${organization}\\) in Mesa`) }),
    ).toBeVisible();
});

describe('The next classes', () => {
  const dated = () =>
    [...document.querySelectorAll('section a[href^="/locations/"][href*="#"]')].map((link) =>
      link.getAttribute('href'),
    );
  const onDay = (day: string, search: string, change: Partial<LocationFinderProps> = {}) => {
    jest.setSystemTime(new Date(`${day}T10:00:00`));
    return open(search, change);
  };
  const firstAid = '/locations/atlanta-ga#first-aid-2025-01-18-0900';
  const acls = '/locations/atlanta-ga#acls-2025-01-25-0900';
  const courier = '/locations/online#courier-2025-02-01-0900';

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));

  test('of a city are one for each course, with price and seats, then those online and all of its dates', () => {
    onDay('2025-01-18', '?city=atlanta');
    expect(screen.getByText('Next classes in Atlanta')).toBeVisible();
    expect(dated()).toEqual([firstAid, acls, courier]);
    expect(screen.getByRole('link', { name: /^ACLS/ })).toHaveTextContent(
      'ACLS (AHA) $75.00Sat, Jan 25, 9:00 AM to 12:00 PM · 5 spots',
    );
    expect(screen.getByRole('link', { name: 'All dates in Atlanta, GA' })).toHaveAttribute(
      'href',
      '/locations/atlanta-ga',
    );
  });

  test('of a city without any are those far away, with their miles, below its own forms, and the booking site', () => {
    onDay('2025-01-20', '?city=mesa');
    expect(screen.getByText(interpolate(finderLabels.datesNear, { city: 'Mesa' }))).toBeVisible();
    expect(dated()).toEqual([acls, courier]);
    const far = screen.getByText(/^Atlanta, GA, 1,\d{3} miles$/);
    expect(far).toBeVisible();
    const form = screen.getByRole('link', { name: /^AHA Classes/ });
    expect(form.compareDocumentPosition(far)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('See open dates')).toBeVisible();
  });

  test('of a class that a city does not have are the nearest, and of one without any date the booking site', () => {
    const { unmount } = onDay('2025-01-01', '?city=atlanta&class=emr');
    expect(dated()).toEqual(['/locations/macon-ga#emr-2025-01-06-0900']);
    const near = screen.getByText('No dates for EMR (Red Cross) in Atlanta right now. The nearest:');
    expect(near).toBeVisible();
    const form = screen.getByRole('link', { name: /^Red Cross Classes/ });
    expect(form.compareDocumentPosition(near)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    unmount();
    onDay('2025-01-01', '?city=atlanta&class=pals');
    expect(dated()).toEqual([]);
    expect(screen.getByText('See open dates')).toBeVisible();
  });

  test('of a class are its soonest in all cities until it is forgotten', () => {
    onDay('2025-01-01', '?class=acls');
    expect(dated()).toEqual([acls]);
    fireEvent.click(screen.getByRole('button', { name: finderLabels.anyClass }));
    expect(dated()).toEqual([]);
  });

  test('of a class are in the order of their days, whatever the city', () => {
    const mesa = { city: 'mesa', label: 'Mesa, AZ', next: [next(0, '2025-01-10')] };
    onDay('2025-01-01', '?class=acls', { dates: [...props.dates, mesa] });
    expect(dated()).toEqual(['/locations/mesa-az#acls-2025-01-10-0900', acls]);
  });

  test('omit those that have begun, and become a link once all have, also on a page that stays open', () => {
    onDay('2025-02-01', '?city=atlanta');
    expect(dated()).toEqual([courier]);
    jest.setSystemTime(new Date('2025-02-02T00:01:00'));
    act(() => jest.advanceTimersByTime(61_000));
    expect(dated()).toEqual([]);
    expect(screen.getByText('See open dates')).toBeVisible();
  });

  test('make a city findable that is offered only for them', () => {
    const { unmount } = onDay('2025-01-01', '?near=Macon%2C+GA');
    expect(chosen()).toBe('Macon, GA');
    unmount();
    onDay('2025-01-07', '?city=macon');
    expect(chosen()).toBe('Choose your city');
    expect(within(listBox()).queryByRole('option', { name: 'Macon, GA' })).not.toBeInTheDocument();
  });
});
