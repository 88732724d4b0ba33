import { ahaCatalogue } from '@/content/aha-courses';
import { classKinds, locations, stateNames } from '@/content/locations';
import { outbound } from '@/content/outbound';
import { redCrossCatalogue } from '@/content/red-cross-courses';
import { classRequests } from '@/components/locations/class-requests';
import { factValue, isPlaceholder } from '@/lib/facts';
import { formFor } from '@/lib/locations';

/** Spelled out again from spec part 1, section 7, so that a slip in content cannot hide behind itself. */
const spec = {
  redCrossWestern: ['mesa', 'losangeles', 'sandiego', 'reno', 'lasvegas', 'saltlakecity', 'boise', 'sanfrancisco', 'portland', 'sacramento'],
  ahaOwn: {
    mesa: 'aha-mesa', reno: 'aha-reno', boise: 'aha-boise', sacramento: 'aha-sacramento', tucson: 'aha-tucson',
    sanfrancisco: 'aha-sanfrancisco', sandiego: 'aha-sandiego', lasvegas: 'aha-lasvegas', portland: 'aha-portland',
    chicago: 'aha-chicago', saltlakecity: 'aha-saltlakecity', albuquerque: 'aha-albuquerque', losangeles: 'aha-losangeles',
  } as Readonly<Record<string, string>>,
};

const ids = locations.map((location) => location.id);
const formAddress = (kindId: string, cityId: string) => {
  const kind = classKinds.find((candidate) => candidate.id === kindId);
  if (kind === undefined) throw new Error(`There is no kind "${kindId}".`);
  return factValue<string>(outbound[formFor(kind.form, cityId)].url);
};

describe('The cities', () => {
  test('stand in 26 states and DC', () => {
    const states = new Set<string>(locations.map((location) => location.state));
    expect(states).toEqual(new Set(Object.keys(stateNames)));
    expect([...states].filter((state) => state !== 'DC')).toHaveLength(26);
    expect(states).toContain('DC');
  });

  test('have ids that are lowercase slugs of their names, each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const location of locations) {
      expect(location.id).toBe(factValue<string>(location.city).toLowerCase().replace(/[^a-z]/g, ''));
    }
  });

  test('are confirmed exactly where the spec names them; all others wait for the owner', () => {
    const confirmed = locations.filter((location) => !isPlaceholder(location.city)).map((location) => location.id);
    expect([...confirmed].sort()).toEqual(Object.keys(spec.ahaOwn).sort());
  });
});

describe.each(ids)('%s', (id) => {
  test('gets the Red Cross form that the spec gives it', () => {
    const form = spec.redCrossWestern.includes(id) ? 'red-cross-west' : 'red-cross';
    expect(formAddress('red-cross', id)).toBe(`https://forms.example.com/${form}`);
  });

  test('gets the AHA form that the spec gives it', () => {
    expect(formAddress('aha', id)).toBe(`https://forms.example.com/${spec.ahaOwn[id] ?? 'aha'}`);
  });
});

describe('The other four kinds of class', () => {
  test.each(['virtual-red-cross', 'instructor', 'osha-hipaa', 'dot-courier'])('%s has one form for all cities, its own', (kind) => {
    const forms = new Set(ids.map((id) => formAddress(kind, id)));
    expect(forms.size).toBe(1);
    const others = classKinds.filter((other) => other.id !== kind).flatMap((other) => ids.map((id) => formAddress(other.id, id)));
    expect(others).not.toContain([...forms][0]);
  });
});

describe('What ?class= understands', () => {
  const requests = classRequests();

  test.each(['bls', 'red-cross', 'virtual-red-cross', 'aha', 'instructor', 'osha-hipaa', 'dot-courier'])('%s', (value) => {
    expect(requests[value]?.kinds.length).toBeGreaterThan(0);
  });

  test('every course, with the button of its organization', () => {
    for (const course of ahaCatalogue.courses) expect(requests[course.id]?.kinds).toContain('aha');
    for (const course of redCrossCatalogue.courses) expect(requests[course.id]?.kinds).toContain('red-cross');
  });

  test('a class that both organizations teach, with both buttons', () => {
    expect(requests['bls-provider']?.kinds).toEqual(['aha', 'red-cross']);
  });
});
