import fc from 'fast-check';
import { daysBetween, daysInMonth, isoDateOf, parseIsoDate } from '@/lib/time/calendar-days';
import { cardRenewal } from '@/lib/courses/card-renewal';

const isoDay = fc
  .record({
    year: fc.integer({ min: 1001, max: 9990 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => isoDateOf(year, month, day) ?? '2025-01-01');

describe('a card of the heart association', () => {
  it('expires on the last day of its month, two years on', () => {
    expect(cardRenewal('2025-03-10', '2025-04-01', 'end-of-month', 24)).toEqual({
      kind: 'known',
      expires: '2027-03-31',
      renewFrom: '2027-01-30',
      state: 'valid',
    });
    expect(cardRenewal('2022-02-01', '', 'end-of-month', 24)).toMatchObject({ expires: '2024-02-29' });
    expect(cardRenewal('2024-02-29', '', 'end-of-month', 24)).toMatchObject({ expires: '2026-02-28' });
    expect(cardRenewal('2025-12-31', '', 'end-of-month', 24)).toMatchObject({ expires: '2027-12-31' });
  });
});

describe('a Red Cross certificate', () => {
  it('expires on the same day, two or three years on', () => {
    expect(cardRenewal('2025-03-10', '', 'same-day', 24)).toMatchObject({ expires: '2027-03-10' });
    expect(cardRenewal('2025-03-10', '', 'same-day', 36)).toMatchObject({ expires: '2028-03-10' });
    expect(cardRenewal('2025-12-15', '', 'same-day', 1)).toMatchObject({ expires: '2026-01-15' });
  });

  it('from a leap day expires on February 28 where there is no 29th', () => {
    expect(cardRenewal('2024-02-29', '', 'same-day', 24)).toMatchObject({ expires: '2026-02-28' });
    expect(cardRenewal('2024-02-29', '', 'same-day', 48)).toMatchObject({ expires: '2028-02-29' });
  });
});

describe('the time to renew', () => {
  it('begins sixty days before, across the turn of the year and a leap day', () => {
    expect(cardRenewal('2023-01-31', '', 'same-day', 24)).toMatchObject({
      expires: '2025-01-31',
      renewFrom: '2024-12-02',
    });
    expect(cardRenewal('2022-03-15', '', 'same-day', 24)).toMatchObject({
      expires: '2024-03-15',
      renewFrom: '2024-01-15',
    });
    expect(cardRenewal('2022-03-01', '', 'same-day', 24)).toMatchObject({
      expires: '2024-03-01',
      renewFrom: '2024-01-01',
    });
    expect(cardRenewal('2022-04-01', '', 'same-day', 24)).toMatchObject({
      expires: '2024-04-01',
      renewFrom: '2024-02-01',
    });
  });

  it('moves from valid to due to expired with the day', () => {
    const stateOn = (today: string) => {
      const renewal = cardRenewal('2023-06-20', today, 'same-day', 24);
      return renewal.kind === 'known' ? renewal.state : renewal.kind;
    };
    expect(stateOn('2025-04-20')).toBe('valid');
    expect(stateOn('2025-04-21')).toBe('due');
    expect(stateOn('2025-06-20')).toBe('due');
    expect(stateOn('2025-06-21')).toBe('expired');
    expect(stateOn('')).toBe('unknown');
  });

  it("takes no day after the visitor's own, which is often the day by which to renew", () => {
    expect(cardRenewal('2025-01-01', '2025-01-01', 'same-day', 24).kind).toBe('known');
    expect(cardRenewal('2025-01-02', '2025-01-01', 'same-day', 24)).toEqual({ kind: 'ahead' });
    expect(cardRenewal('2025-01-02', '', 'same-day', 24).kind).toBe('known');
  });
});

describe('a date that no card carries', () => {
  it('gives no answer instead of a wrong one', () => {
    for (const wrong of ['', 'soon', '2025-02-29', '2025-13-01', '03/10/2025', '9999-01-01']) {
      expect(cardRenewal(wrong, '2025-01-01', 'same-day', 24)).toEqual({ kind: 'unknown' });
    }
    for (const months of [1.5, -1, Number.NaN, Infinity])
      expect(cardRenewal('2025-01-01', '', 'same-day', months)).toEqual({ kind: 'unknown' });
  });

  it('gives no answer where the time to renew would lie before the year 1000', () => {
    expect(cardRenewal('1000-01-10', '', 'same-day', 0)).toEqual({ kind: 'unknown' });
    expect(cardRenewal('1000-03-02', '', 'same-day', 0)).toMatchObject({ renewFrom: '1000-01-01' });
  });
});

describe('on any day', () => {
  it('a card expires in the right month, sixty days after the time to renew begins', () => {
    fc.assert(
      fc.property(
        isoDay,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('end-of-month' as const, 'same-day' as const),
        (issued, months, rule) => {
          const renewal = cardRenewal(issued, '', rule, months);
          const [from, until] = [
            parseIsoDate(issued),
            renewal.kind === 'known' ? parseIsoDate(renewal.expires) : null,
          ];
          if (renewal.kind !== 'known' || from === null || until === null) return false;
          const isRightMonth = until.year * 12 + until.month === from.year * 12 + from.month + months;
          const isRightDay =
            until.day === (rule === 'same-day' ? from.day : daysInMonth(until.year, until.month));
          return isRightMonth && isRightDay && daysBetween(renewal.renewFrom, renewal.expires) === 60;
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('nothing that is typed makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (issued, today, months) => {
        cardRenewal(issued, today, 'end-of-month', months);
      }),
    );
  });
});
