import fc from 'fast-check';
import { withThousands } from '@/lib/text/with-thousands';

test('groups thousands as Intl does and leaves the decimals alone', () => {
  const isOwn = (count: number) => withThousands(String(count)) === count.toLocaleString('en-US');
  fc.assert(fc.property(fc.maxSafeNat(), isOwn));
  expect(withThousands('1234.5678')).toBe('1,234.5678');
});
