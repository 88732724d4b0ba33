import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LocationFinder } from '@/components/islands/location-finder';
import type { LocationFinderProps } from '@/components/islands/location-finder-data';
import { finderWords } from '@/content/locations-page';

const city = (id: string, name: string, stateCode: string, stateName: string, latitude: number, longitude: number) => ({
  id, name, stateCode, stateName, latitude, longitude, label: `${name}, ${stateCode}`, x: 100, y: 100, mark: {},
});

const props: LocationFinderProps = {
  groups: [
    { label: 'Arizona (AZ)', cities: [city('mesa', 'Mesa', 'AZ', 'Arizona', 33.4, -111.8), city('tucson', 'Tucson', 'AZ', 'Arizona', 32.2, -111)] },
    { label: 'Georgia (GA)', cities: [city('atlanta', 'Atlanta', 'GA', 'Georgia', 33.7, -84.4)] },
    { label: 'Utah (UT)', cities: [city('saltlakecity', 'Salt Lake City', 'UT', 'Utah', 40.8, -111.9)] },
  ],
  kinds: [
    { id: 'red-cross', label: 'Red Cross Classes', form: { own: { mesa: 'west' }, otherwise: 'general' } },
    { id: 'aha', label: 'AHA Classes', form: { own: {}, otherwise: 'aha' } },
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
  intro: <h1>Training Locations</h1>,
  map: <a href="#tucson" data-city="tucson">Dot of Tucson</a>,
  everyCity: <p>The same everywhere</p>,
  noMatch: <a href="mailto:x@example.com">Request New Location</a>,
};

/** The page around the island: the list entries work by themselves, as in the exported HTML. */
function renderPage() {
  return render(
    <>
      <LocationFinder {...props} />
      <details data-city="mesa"><summary>Mesa entry</summary>Forms of Mesa</details>
      <details data-city="atlanta"><summary>Atlanta entry</summary>Forms of Atlanta</details>
    </>,
  );
}

const chosen = () => screen.getByRole('heading', { level: 2 }).textContent;
const listBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: finderWords.selectLabel });
const formLinks = () => screen.getAllByRole('link', { name: /Classes/ }).map((link) => link.getAttribute('href'));

beforeEach(() => {
  window.history.replaceState(null, '', '/locations');
  Element.prototype.scrollIntoView = jest.fn();
});

test('without scripts the page says how to choose, and every static part is there', () => {
  const html = renderToString(<LocationFinder {...props} />);
  for (const text of ['Training Locations', 'The same everywhere', 'Dot of Tucson', 'Choose your city']) expect(html).toContain(text);
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

test('typing offers the cities that fit, and Enter takes the first', async () => {
  renderPage();
  await userEvent.type(screen.getByRole('searchbox', { name: 'City or state' }), 'slc');
  expect(screen.getByRole('status')).toHaveTextContent('1 city fits');
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

test('a text that fits no city offers to ask for one', async () => {
  renderPage();
  await userEvent.type(screen.getByRole('searchbox'), 'Paris');
  expect(screen.getByRole('status')).toHaveTextContent('No city fits "Paris".');
  expect(screen.getByRole('link', { name: 'Request New Location' })).toBeInTheDocument();
});

test('the class of the address comes first, and can be let go', async () => {
  window.history.replaceState(null, '', '/locations?city=mesa&class=acls');
  renderPage();
  expect(formLinks()).toEqual(['https://forms.example.com/aha', 'https://forms.example.com/west']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all classes alike' }));
  expect(window.location.search).toBe('?city=mesa');
  expect(formLinks()).toEqual(['https://forms.example.com/west', 'https://forms.example.com/aha']);
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

test.each(['?city=nowhere', '?city=__proto__', '?city=%3Cscript%3E', '?class=unknown'])('%s chooses nothing', (search) => {
  window.history.replaceState(null, '', `/locations${search}`);
  renderPage();
  expect(chosen()).toBe('Choose your city');
});

describe('Nearest to me', () => {
  const setGeolocation = (value: unknown) => Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }));

  test('offers the three nearest with their miles, nearest first', async () => {
    setGeolocation({ getCurrentPosition: (done: (answer: unknown) => void) => done({ coords: { latitude: 33.4, longitude: -111.8 } }) });
    renderPage();
    await press();
    const offers = within(screen.getByRole('search')).getAllByRole('button', { name: /mile/ });
    expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/^Mesa, AZ\s*less than a mile$/),
      expect.stringMatching(/^Tucson, AZ\s*\d+ miles$/),
      expect.stringMatching(/^Salt Lake City, UT\s*\d+ miles$/),
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Your position stays on your device');
  });

  test.each([[1, 'does not share'], [2, 'does not know where'], [3, 'took too long']] as const)('failure %p gets its sentence', async (code, words) => {
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
