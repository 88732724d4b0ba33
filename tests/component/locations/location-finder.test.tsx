import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LocationFinder } from '@/components/islands/locations/location-finder';
import type { ClassRowData, LocationFinderProps } from '@/components/islands/locations/location-finder-data';
import { finderWords } from '@/content/locations/locations-page';
import { type CityFile, packCities, packZips } from '@/lib/locations/gazetteer';
import type { IsoDate } from '@/lib/time/calendar-days';
import { fillIn } from '@/lib/text/fill-in';

const city = (
  id: string,
  name: string,
  stateCode: string,
  stateName: string,
  latitude: number,
  longitude: number,
) => ({
  id,
  name,
  stateCode,
  stateName,
  latitude,
  longitude,
  label: `${name}, ${stateCode}`,
  x: 100,
  y: 100,
  mark: {},
});

const classRow = (title: string, answers: readonly string[], date: IsoDate, location: string) => (
  <tr
    data-class={JSON.stringify({
      title,
      answers,
      dated: { kind: 'dated', date, starts: '09:00', ends: '12:00', location, spots: 5 },
    } satisfies ClassRowData)}
    hidden
  >
    <td>
      {title} on {date} in {location}
    </td>
    <td>
      <button type="button" data-calendar="">
        Save {title} on {date}
      </button>
    </td>
  </tr>
);

const props: LocationFinderProps = {
  name: 'finder',
  groups: [
    {
      label: 'Arizona (AZ)',
      cities: [
        city('mesa', 'Mesa', 'AZ', 'Arizona', 33.4, -111.8),
        city('tucson', 'Tucson', 'AZ', 'Arizona', 32.2, -111),
      ],
    },
    {
      label: 'Georgia (GA)',
      cities: [
        city('atlanta', 'Atlanta', 'GA', 'Georgia', 33.7, -84.4),
        { ...city('macon', 'Macon', 'GA', 'Georgia', 32.8, -83.6), isDatedOnly: true },
      ],
    },
    { label: 'Utah (UT)', cities: [city('saltlakecity', 'Salt Lake City', 'UT', 'Utah', 40.8, -111.9)] },
  ],
  kinds: [
    {
      id: 'red-cross',
      label: 'Red Cross Classes',
      formName: 'Red Cross form',
      form: { own: { mesa: 'west' }, otherwise: 'general' },
    },
    { id: 'aha', label: 'AHA Classes', formName: 'AHA form', form: { own: {}, otherwise: 'aha' } },
  ],
  forms: {
    west: { href: 'https://forms.example.com/west', mark: {} },
    general: { href: 'https://forms.example.com/general', mark: {} },
    aha: { href: 'https://forms.example.com/aha', mark: {} },
  },
  requests: { acls: { label: 'ACLS', kinds: ['aha'] } },
  words: finderWords,
  mapSize: { width: 975, height: 610 },
  listHref: '#cities',
  chooserHref: '#which-course',
  onlineKind: 'red-cross',
  onlineFor: ['red-cross'],
  newLocation: {
    to: 'x@example.com',
    subject: 'New place',
    body: '{city} for {class}',
    label: 'Request New Location',
    mark: {},
  },
  listedOn: '2024-12-20',
  hasDates: false,
  slots: {
    intro: <h1>Training Locations</h1>,
    map: (
      <a href="#tucson" data-city="tucson">
        Dot of Tucson
      </a>
    ),
    classTable: (
      <table data-class-table="">
        <tbody data-class-city="atlanta">
          <tr>
            <th>
              Atlanta, GA <span data-miles="" />
            </th>
          </tr>
          {classRow('ACLS', ['acls', 'aha'], '2025-01-25', 'Atlanta, GA')}
          {classRow('First Aid', ['first-aid', 'red-cross'], '2025-01-18', 'Atlanta, GA')}
          {classRow('ACLS', ['acls', 'aha'], '2025-03-01', 'Atlanta, GA')}
          {classRow('ACLS', ['acls', 'aha'], '2025-04-01', 'Atlanta, GA')}
        </tbody>
        <tbody data-class-city="macon">{classRow('EMR', ['emr'], '2025-01-06', 'Macon, GA')}</tbody>
        <tbody data-class-city="online">
          {classRow('Courier', ['courier'], '2025-02-01', 'Live online')}
        </tbody>
      </table>
    ),
    undated: <p>No dates are listed right now.</p>,
    everyCity: <p>The same everywhere</p>,
  },
};

/** The page around the island: the list entries work by themselves, as in the exported HTML. */
function renderPage() {
  return render(
    <>
      <LocationFinder {...props} />
      <details data-city="mesa">
        <summary>Mesa entry</summary>Forms of Mesa
      </details>
      <details data-city="atlanta">
        <summary>Atlanta entry</summary>Forms of Atlanta
      </details>
    </>,
  );
}

const chosen = () => screen.getByRole('heading', { level: 2 }).textContent;
const listBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: finderWords.selectLabel });
const formLinks = () =>
  screen.getAllByRole('link', { name: /Classes|form/ }).map((link) => link.getAttribute('href'));

beforeEach(() => {
  window.history.replaceState(null, '', '/locations');
  Element.prototype.scrollIntoView = jest.fn();
  performance.getEntriesByType = jest.fn(() => []);
});

test('without scripts the page says how to choose, and every static part is there', () => {
  const html = renderToString(<LocationFinder {...props} />);
  for (const text of ['Training Locations', 'The same everywhere', 'Dot of Tucson', 'Choose your city'])
    expect(html).toContain(text);
});

test('the dropdown chooses a city, the address keeps it, the empty option clears both', async () => {
  renderPage();
  await userEvent.selectOptions(listBox(), 'Mesa, AZ');
  expect(chosen()).toBe('Mesa, AZ');
  expect(window.location.search).toBe('?city=mesa');
  expect(formLinks()).toEqual(['https://forms.example.com/west', 'https://forms.example.com/aha']);
  await userEvent.selectOptions(listBox(), '');
  expect(chosen()).toBe('Choose your city');
  expect(window.location.search).toBe('');
});

test('a press on the map chooses the city and moves the focus to it', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Dot of Tucson' }));
  expect(screen.getByRole('heading', { name: 'Tucson, AZ' })).toHaveFocus();
  expect(listBox()).toHaveValue('tucson');
  expect(screen.getByRole('link', { name: 'Dot of Tucson' })).toHaveAttribute('aria-current', 'true');
});

test('a press in the list chooses the city and opens its entry alone; a second press clears', async () => {
  renderPage();
  await userEvent.click(screen.getByText('Mesa entry'));
  await userEvent.click(screen.getByText('Atlanta entry'));
  expect(chosen()).toBe('Atlanta, GA');
  expect(screen.getByText('Forms of Atlanta').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Forms of Mesa').closest('details')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Atlanta entry'));
  expect(chosen()).toBe('Choose your city');
});

test('typing offers the cities that match, and Enter takes the first', async () => {
  renderPage();
  await userEvent.type(screen.getByRole('searchbox', { name: finderWords.searchLabel }), 'slc');
  expect(screen.getByRole('status')).toHaveTextContent(finderWords.oneMatch);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Salt Lake City, UT' })).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('typing a state offers its cities as buttons', async () => {
  renderPage();
  await userEvent.type(screen.getByRole('searchbox'), 'arizona');
  await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: /Tucson, AZ/ }));
  expect(chosen()).toBe('Tucson, AZ');
});

describe('A place that is none of the cities', () => {
  const cities: CityFile = packCities(
    [
      { name: 'Phoenix', state: 'AZ', population: 900_000, latitude: 33.4, longitude: -112.1 },
      { name: 'Austin', state: 'TX', population: 900_000, latitude: 30.3, longitude: -97.7 },
      { name: 'Springfield', state: 'TX', population: 90_000, latitude: 30, longitude: -97 },
      { name: 'Springfield', state: 'OR', population: 60_000, latitude: 44, longitude: -123 },
    ],
    { AZ: 'Arizona', TX: 'Texas', OR: 'Oregon' },
  );
  const zips = packZips([{ code: '78701', latitude: 30.3, longitude: -97.7 }]);
  const asked: string[] = [];
  const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);
  const offers = () => within(screen.getByRole('search')).getAllByRole('button', { name: /mile/ });

  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = jest.fn(async (address: string) => {
      asked.push(address);
      return { ok: true, json: async () => (address.includes('zips') ? zips : cities) };
    }) as unknown as typeof fetch;
  });

  test('a city gets its three nearest with miles, a class online and an e-mail that names it', async () => {
    renderPage();
    await type('austin tx');
    expect(await screen.findByText(fillIn(finderWords.placeFar, { place: 'Austin, TX' }))).toBeVisible();
    expect(offers()).toHaveLength(3);
    expect(offers()[0]).toHaveTextContent(/^Tucson, AZ\s*\d+ miles$/);
    expect(screen.getByRole('link', { name: 'Request New Location' })).toHaveAttribute(
      'href',
      expect.stringContaining('Austin%2C%20TX'),
    );
    expect(screen.getByRole('link', { name: /^Learn online: Red Cross Classes/ })).toBeVisible();
  });

  test('a class that is not taught online is not offered online', async () => {
    window.history.replaceState(null, '', '/locations?class=acls');
    renderPage();
    await type('austin tx');
    expect(
      await screen.findByText(fillIn(finderWords.placeFarInRoom, { place: 'Austin, TX' })),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request New Location' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Learn online/ })).not.toBeInTheDocument();
  });

  test('a place that a class is near to is not said to be far', async () => {
    renderPage();
    await type('phoenix');
    expect(await screen.findByText(fillIn(finderWords.placeFound, { place: 'Phoenix, AZ' }))).toBeVisible();
    expect(offers()[0]).toHaveTextContent(/^Mesa, AZ/);
  });

  test.each(['q', 'qw', '7', '7870'])('"%s" is a beginning, and is not called unknown', async (text) => {
    renderPage();
    await type(text);
    expect(await screen.findByText(finderWords.keepTyping)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Request New Location' })).not.toBeInTheDocument();
  });

  test('a ZIP code that there is not is called so', async () => {
    renderPage();
    await type('00000');
    expect(await screen.findByText(fillIn(finderWords.noZip, { text: '00000' }))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request New Location' })).toBeVisible();
  });

  test('a text that goes on and on is repeated in part, and blanks are no question', async () => {
    renderPage();
    await type('z'.repeat(90));
    expect(await screen.findByText(/^We do not know a place called "z{40}…"/)).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('   ');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a ZIP code does too, and what was typed is in no request', async () => {
    renderPage();
    await type('78701-1234');
    expect(await screen.findByText(/near ZIP code 78701/)).toBeVisible();
    expect(offers()).toHaveLength(3);
    expect(asked.join()).not.toMatch(/787|austin/i);
  });

  test('cities of one name are told apart by their state, and Enter takes the first', async () => {
    renderPage();
    await type('springfield');
    expect(await screen.findByRole('button', { name: /Springfield, OR/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).toHaveValue('Springfield, TX');
    expect(offers()).toHaveLength(3);
  });

  test('for a visitor who came for a class, each near city has its form at hand', async () => {
    window.history.replaceState(null, '', '/locations?class=acls&near=Austin');
    renderPage();
    expect(
      await screen.findByRole('link', { name: /^Register for ACLS in Atlanta: AHA form/ }),
    ).toHaveAttribute('href', 'https://forms.example.com/aha');
    expect(window.location.search).toBe('?class=acls&near=Austin');
  });

  test('a place that nobody knows gets a sentence and a way on', async () => {
    renderPage();
    await type('Qwertyville');
    expect(await screen.findByText(fillIn(finderWords.noMatch, { text: 'Qwertyville' }))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request New Location' })).toBeInTheDocument();
  });
});

test('a visitor who came for a class finds its form by name, and the others folded', async () => {
  window.history.replaceState(null, '', '/locations?city=mesa&class=acls');
  renderPage();
  const named = screen.getByRole('link', { name: /^Register for ACLS in Mesa: AHA form/ });
  expect(named).toHaveAttribute('href', 'https://forms.example.com/aha');
  const other = screen.getByRole('link', { name: /^Red Cross Classes/, hidden: true });
  expect(other.closest('details')).not.toHaveAttribute('open');
  expect(other.closest('details')).not.toContainElement(named);
  await userEvent.click(screen.getByRole('button', { name: finderWords.anyClass }));
  expect(window.location.search).toBe('?city=mesa');
  expect(formLinks()).toEqual(['https://forms.example.com/west', 'https://forms.example.com/aha']);
});

test('an address that names a city lands on its forms, focus included', () => {
  window.history.replaceState(null, '', '/locations?city=mesa');
  performance.getEntriesByType = jest.fn(() => [{ type: 'navigate' } as PerformanceNavigationTiming]);
  renderPage();
  expect(screen.getByRole('heading', { name: 'Mesa, AZ' })).toHaveFocus();
});

test('an anchor chooses a city as well, and Back returns to what was chosen before', async () => {
  window.history.replaceState(null, '', '/locations#atlanta');
  renderPage();
  expect(chosen()).toBe('Atlanta, GA');
  await userEvent.selectOptions(listBox(), 'Mesa, AZ');
  expect(window.location.hash).toBe('');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(chosen()).toBe('Atlanta, GA');
});

test.each(['?city=nowhere', '?city=__proto__', '?city=%3Cscript%3E', '?class=unknown'])(
  '%s chooses nothing',
  (search) => {
    window.history.replaceState(null, '', `/locations${search}`);
    renderPage();
    expect(chosen()).toBe('Choose your city');
  },
);

describe('Nearest to me', () => {
  const setGeolocation = (value: unknown) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }));

  test('offers the three nearest with their miles, nearest first', async () => {
    setGeolocation({
      getCurrentPosition: (done: (answer: unknown) => void) =>
        done({ coords: { latitude: 33.4, longitude: -111.8 } }),
    });
    renderPage();
    await press();
    const offers = within(screen.getByRole('search')).getAllByRole('button', { name: /mile/ });
    expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/^Mesa, AZ\s*less than a mile$/),
      expect.stringMatching(/^Tucson, AZ\s*\d+ miles$/),
      expect.stringMatching(/^Salt Lake City, UT\s*\d+ miles$/),
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(finderWords.located);
  });

  test.each([
    [1, finderWords.failures.denied],
    [2, finderWords.failures.unavailable],
    [3, finderWords.failures.timeout],
  ] as const)('failure %p gets its sentence', async (code, words) => {
    setGeolocation({ getCurrentPosition: (_: unknown, fail: (error: unknown) => void) => fail({ code }) });
    renderPage();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  test('asks nothing of the device before the press', () => {
    const getCurrentPosition = jest.fn();
    setGeolocation({ getCurrentPosition });
    renderPage();
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });
});

describe('The dated classes', () => {
  /** The classes that the page shows, each with the heading of its city where that has miles. */
  const shownClasses = () =>
    [...document.querySelectorAll('[data-class]')]
      .filter((row) => row.closest('[hidden]') === null)
      .map((row) => row.querySelector('td')?.textContent);
  const onDay = (day: string, address: string) => {
    jest.setSystemTime(new Date(`${day}T10:00:00`));
    window.history.replaceState(null, '', address);
    return renderPage();
  };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  test('of a city come first in its card, those that have begun left out, what is online after them', () => {
    onDay('2025-01-20', '/locations?city=atlanta');
    expect(screen.getByText('Next classes in Atlanta')).toBeVisible();
    expect(shownClasses()).toEqual([
      'ACLS on 2025-01-25 in Atlanta, GA',
      'ACLS on 2025-03-01 in Atlanta, GA',
      'ACLS on 2025-04-01 in Atlanta, GA',
      'Courier on 2025-02-01 in Live online',
    ]);
  });

  test('of a class that was chosen are its own; the one that was registered for is marked', () => {
    onDay('2025-01-01', '/locations?class=acls&near=Atlanta%2C+GA&day=2025-03-01');
    expect(shownClasses()).toHaveLength(3);
    expect(document.querySelector('[data-class][aria-current]')).toHaveTextContent('ACLS on 2025-03-01');
    fireEvent.click(screen.getByRole('button', { name: finderWords.anyClass }));
    expect(window.location.search).toBe('?near=Atlanta,+GA');
    expect(document.querySelector('[data-class][aria-current]')).toBeNull();
  });

  test('of the nearest cities show where a city has none, with their miles', () => {
    onDay('2025-01-20', '/locations?city=mesa');
    expect(screen.getByText(fillIn(finderWords.datesNear, { city: 'Mesa' }))).toBeVisible();
    expect(shownClasses()).toEqual([
      'ACLS on 2025-01-25 in Atlanta, GA',
      'ACLS on 2025-03-01 in Atlanta, GA',
      'Courier on 2025-02-01 in Live online',
    ]);
    expect(screen.getByText(/^1,\d{3} miles$/)).toBeVisible();
  });

  test('are behind one press while no city is chosen', () => {
    onDay('2025-01-01', '/locations');
    expect(screen.getByText(finderWords.allDates).closest('details')).not.toHaveAttribute('open');
    expect(shownClasses()).toHaveLength(6);
  });

  test('give way to a sentence once all have begun, in a page that stays open as well', () => {
    onDay('2025-04-01', '/locations?city=atlanta');
    expect(shownClasses()).toEqual(['ACLS on 2025-04-01 in Atlanta, GA']);
    jest.setSystemTime(new Date('2025-04-02T00:01:00'));
    act(() => jest.advanceTimersByTime(61_000));
    expect(shownClasses()).toEqual([]);
    expect(screen.getByText('No dates are listed right now.')).toBeVisible();
  });

  test('let a city be found that is offered only for them', () => {
    const { unmount } = onDay('2025-01-01', '/locations?near=Macon%2C+GA');
    expect(chosen()).toBe('Macon, GA');
    unmount();
    onDay('2025-01-07', '/locations?city=macon');
    expect(chosen()).toBe('Choose your city');
    expect(within(listBox()).queryByRole('option', { name: 'Macon, GA' })).not.toBeInTheDocument();
  });

  test('are saved as a calendar file by a press', () => {
    URL.createObjectURL = () => 'blob:class';
    URL.revokeObjectURL = jest.fn();
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    onDay('2025-01-01', '/locations?city=atlanta');
    fireEvent.click(screen.getByRole('button', { name: 'Save ACLS on 2025-03-01' }));
    expect(names).toEqual(['acls-2025-03-01.ics']);
    click.mockRestore();
  });
});
