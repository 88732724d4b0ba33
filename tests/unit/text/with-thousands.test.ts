import fc from 'fast-check';
import { withThousands } from '@/lib/text/with-thousands';

test('thousands are written as the language itself does, and what follows the point is left alone', () => {
  const isOwn = (count: number) => withThousands(String(count)) === count.toLocaleString('en-US');
  fc.assert(fc.property(fc.maxSafeNat(), isOwn));
  expect(withThousands('1234.5678')).toBe('1,234.5678');
});
