import { slugOf } from '@/lib/text/slug';
import { listed } from '../../support/listed';

test('a slug has small letters, digits and hyphens', () => {
  // The second name has a combining accent.
  const texts = `Cañon City, CO | Can\u0303on City | St. John's | St. John’s | ¡CPR/First Aid (½ day)! | Ｍｅｓａ ８５２０１ |   -  | 東京`;
  expect(listed(texts, slugOf)).toMatchSnapshot();
});
