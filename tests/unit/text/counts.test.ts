import fc from 'fast-check';
import { aboutCount, formatCount, isAbout, reachedCount } from '@/lib/text/counts';

describe('counters', () => {
  it('format whole numbers as Intl does for the US', () => {
    const own = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === own.format(count)));
  });
});

describe('count in tens', () => {
  it('are rounded if large; small counts are exact', () => {
    expect([60, 61, 63, 58].map(aboutCount)).toEqual(Array(4).fill('about 60'));
    expect([57, 64, 9, 1, 1004].map(aboutCount)).toEqual(['57', '64', '9', '1', 'about 1,000']);
    expect([60, 69, 20, 19, 9].map(reachedCount)).toEqual(['60+', '60+', '20+', '19', '9']);
  });

  it('are never above the true count, and within a twentieth of it', () => {
    const figure = (text: string) => Number(text.replace(/\D/g, ''));
    fc.assert(
      fc.property(fc.nat(100_000), (count) => {
        const [about, reached] = [figure(aboutCount(count)), figure(reachedCount(count))];
        return isAbout(about, count) && reached <= count && count - reached < 10;
      }),
    );
  });
});
