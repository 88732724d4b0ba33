import { ahaCatalogue } from '@/content/courses/aha-courses';
import { classKinds, locations } from '@/content/locations/locations';
import { outbound, type OutboundId } from '@/content/site/outbound';
import { oshaClasses } from '@/content/courses/osha-classes';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';
import { classRequestId } from '@/components/courses/view/class-request-id';
import { classRequests } from '@/components/locations/view/class-requests';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { formFor } from '@/lib/locations/locations';

/** Spelled out again from docs/specification.md#registration-forms, so that a slip in content cannot hide behind itself. */
const specified = {
  redCrossWestern: [
    'mesa',
    'losangeles',
    'sandiego',
    'reno',
    'lasvegas',
    'saltlakecity',
    'boise',
    'sanfrancisco',
    'portland',
    'sacramento',
  ],
  ahaOwn: {
    mesa: 'ahaMesa',
    reno: 'ahaReno',
    boise: 'ahaBoise',
    sacramento: 'ahaSacramento',
    tucson: 'ahaTucson',
    sanfrancisco: 'ahaSanFrancisco',
    sandiego: 'ahaSanDiego',
    lasvegas: 'ahaLasVegas',
    portland: 'ahaPortland',
    chicago: 'ahaChicago',
    saltlakecity: 'ahaSaltLakeCity',
    albuquerque: 'ahaAlbuquerque',
    losangeles: 'ahaLosAngeles',
  } as Readonly<Record<string, string>>,
};

const ids = locations.map((location) => location.id);
const formName = (kindId: string, cityId: string): OutboundId => {
  const kind = classKinds.find((candidate) => candidate.id === kindId);
  if (kind === undefined) throw new Error(`There is no kind "${kindId}".`);
  return formFor<OutboundId>(kind.form, cityId);
};
const formAddress = (kindId: string, cityId: string) => factValue<string>(outbound[formName(kindId, cityId)]);

describe('The cities', () => {
  test('have ids that are lowercase slugs of their names, each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const location of locations) {
      expect(location.id).toBe(
        factValue<string>(location.city)
          .toLowerCase()
          .replace(/[^a-z]/g, ''),
      );
    }
  });

  test('are confirmed where the spec names them', () => {
    const open = locations.filter((location) => isPlaceholder(location.city)).map(({ id }) => id);
    expect(Object.keys(specified.ahaOwn).filter((id) => open.some((other) => other === id))).toEqual([]);
  });
});

describe.each(ids)('%s', (id) => {
  test('gets the Red Cross form that the spec gives it', () => {
    const form = specified.redCrossWestern.includes(id) ? 'redCrossWestern' : 'redCrossGeneral';
    expect(formName('red-cross', id)).toBe(form);
  });

  test('gets the AHA form that the spec gives it', () => {
    expect(formName('aha', id)).toBe(specified.ahaOwn[id] ?? 'ahaGeneral');
  });
});

describe('The other four kinds of class', () => {
  test.each(['virtual-red-cross', 'instructor', 'osha-hipaa', 'dot-courier'])(
    '%s has one form for all cities, its own',
    (kind) => {
      const forms = new Set(ids.map((id) => formAddress(kind, id)));
      expect(forms.size).toBe(1);
      const others = classKinds
        .filter((other) => other.id !== kind)
        .flatMap((other) => ids.map((id) => formAddress(other.id, id)));
      expect(others).not.toContain([...forms][0]);
    },
  );
});

describe('What ?class= understands', () => {
  const requests = classRequests();

  test.each(['bls', 'red-cross', 'virtual-red-cross', 'aha', 'instructor', 'osha-hipaa', 'dot-courier'])(
    '%s',
    (value) => {
      expect(requests[value]?.kinds.length).toBeGreaterThan(0);
    },
  );

  test('every course, with the button of its organization', () => {
    for (const course of ahaCatalogue.courses) expect(requests[course.id]?.kinds).toContain('aha');
    for (const course of redCrossCatalogue.courses) expect(requests[course.id]?.kinds).toContain('red-cross');
  });

  test('a class that both organizations teach, with both buttons', () => {
    expect(requests['bls-provider']?.kinds).toEqual(['aha', 'red-cross']);
  });

  test('what the details of a course send: the course by its name, with the button of its own organization alone', () => {
    for (const catalogue of [ahaCatalogue, redCrossCatalogue]) {
      for (const { id, title } of catalogue.courses)
        expect(requests[classRequestId(catalogue, id)]).toEqual({
          label: title,
          kinds: [catalogue.locationClass],
        });
    }
    for (const { id, title } of oshaClasses)
      expect(requests[id]).toEqual({ label: title, kinds: ['osha-hipaa'] });
  });
});
