import { classRequests } from '@/components/locations/model/class-requests';
import { heroFinder } from '@/content/home/home';

test('every class of the finder on the first screen is one that the locations page knows', () => {
  const known = Object.keys(classRequests());
  for (const { value } of heroFinder.courses) expect(known).toContain(value);
});
