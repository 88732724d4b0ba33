import { classRequests } from '@/components/locations/model/class-requests';
import { heroFinder } from '@/content/home/home';

test('the locations page has every class of the finder on the first screen', () => {
  const known = Object.keys(classRequests());
  for (const { value } of heroFinder.courses) expect(known).toContain(value);
});
