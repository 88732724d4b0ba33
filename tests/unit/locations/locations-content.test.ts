import { courseProviders } from '@/content/courses/course-labels';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { locations } from '@/content/locations/locations';
import { oshaClasses, oshaPage } from '@/content/courses/osha-classes';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { classRequests } from '@/components/locations/model/class-requests';

test('The cities have a place on the map', () => {
  const isInCountry = ({ latitude, longitude }: (typeof locations)[number]) =>
    latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64;
  expect(locations.filter((location) => !isInCountry(location))).toEqual([]);
});

describe('?class= accepts', () => {
  const requests = classRequests();

  test('a class that both organizations teach, with both buttons', () => {
    expect(requests['bls-provider']?.kinds).toEqual(['aha', 'red-cross']);
  });

  test("a link from the details of a course: the course name, with only its own organization's button", () => {
    for (const catalog of [ahaCatalog, redCrossCatalog])
      for (const { id, title } of catalog.courses)
        expect(requests[classRequestId(catalog, id)]).toEqual({
          label: `${title} (${courseProviders[catalog.provider]})`,
          kinds: [catalog.locationClass],
        });
    for (const { id, title } of oshaClasses)
      expect(requests[id]).toEqual({ label: title, kinds: [oshaPage.locationClass] });
  });
});
