import fc from 'fast-check';
import { withThousands } from '@/lib/text/with-thousands';

describe('withThousands', () => {
  it('writes numbers as the formatter of the United States does', () => {
    const formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (cents) =>
          withThousands(String(cents)) === cents.toLocaleString('en-US') &&
          withThousands((Math.floor(cents / 1e6) / 100).toFixed(2)) ===
            formatter.format(Math.floor(cents / 1e6) / 100),
      ),
    );
  });

  it('leaves what follows the point alone', () => {
    expect(withThousands('1234.5678')).toBe('1,234.5678');
  });
});
