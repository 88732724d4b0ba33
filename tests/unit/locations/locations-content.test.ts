import { courseProviders } from '@/content/courses/course-labels';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { classKinds, locations } from '@/content/locations/locations';
import { outboundHref } from '@/components/links/outbound-link';
import type { OutboundId } from '@/content/site/outbound';
import { oshaClasses, oshaPage } from '@/content/courses/osha-classes';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { classRequests } from '@/components/locations/model/class-requests';
import { formFor } from '@/lib/locations/locations';

const ids = locations.map((location) => location.id);

test('The cities have unique ids and a place on the map', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const isInCountry = ({ latitude, longitude }: (typeof locations)[number]) =>
    latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64;
  expect(locations.filter((location) => !isInCountry(location))).toEqual([]);
});

test.each(['virtual-red-cross', 'instructor', 'osha-hipaa', 'dot-courier'])(
  'The kind %s has its own form, shared by all cities',
  (kindId) => {
    const forms = classKinds.map(({ id, form }) => ({
      id,
      addresses: new Set(ids.map((city) => outboundHref(formFor<OutboundId>(form, city)))),
    }));
    const [address, ...further] = forms.find(({ id }) => id === kindId)?.addresses ?? [];
    expect(further).toEqual([]);
    expect(forms.filter(({ addresses }) => addresses.has(address ?? '')).map(({ id }) => id)).toEqual([
      kindId,
    ]);
  },
);

describe('?class= accepts', () => {
  const requests = classRequests();

  test("every course, with its organization's button", () => {
    for (const course of ahaCatalog.courses) expect(requests[course.id]?.kinds).toContain('aha');
    for (const course of redCrossCatalog.courses) expect(requests[course.id]?.kinds).toContain('red-cross');
  });

  test('a class that both organizations teach, with both buttons', () => {
    expect(requests['bls-provider']?.kinds).toEqual(['aha', 'red-cross']);
  });

  test("a link from the details of a course: the course name, with only its own organization's button", () => {
    for (const catalog of [ahaCatalog, redCrossCatalog]) {
      for (const { id, title } of catalog.courses)
        expect(requests[classRequestId(catalog, id)]).toEqual({
          label: `${title} (${courseProviders[catalog.provider]})`,
          kinds: [catalog.locationClass],
        });
    }
    for (const id of ['bls', ...classKinds.map((kind) => kind.id)])
      expect(requests[id]?.kinds.length).toBeGreaterThan(0);
    for (const { id, title } of oshaClasses)
      expect(requests[id]).toEqual({ label: title, kinds: [oshaPage.locationClass] });
  });
});
