import { cardRenewal } from '@/lib/courses/card-renewal';

describe('a card', () => {
  it.each([
    ['2022-02-01', 'end-of-month', 24, '2024-02-29', '2023-12-31'],
    ['2024-02-29', 'end-of-month', 24, '2026-02-28', '2025-12-30'],
    ['2025-03-10', 'same-day', 36, '2028-03-10', '2028-01-10'],
    ['2025-12-15', 'same-day', 1, '2026-01-15', '2025-11-16'],
    // If the end year has no February 29, the card expires a day earlier.
    ['2024-02-29', 'same-day', 24, '2026-02-28', '2025-12-30'],
  ] as const)(
    'of %s, by the rule "%s" for %d months, expires on %s',
    (issued, rule, months, expires, from) => {
      expect(cardRenewal(issued, issued, rule, months)).toEqual({
        kind: 'known',
        expires,
        renewFrom: from,
        state: months === 1 ? 'due' : 'valid',
      });
    },
  );

  it.each([
    ['2025-04-20', 'valid'],
    ['2025-04-21', 'due'],
    ['2025-06-20', 'due'],
    ['2025-06-21', 'expired'],
    ['', 'unknown'],
  ])('is, on "%s", %s', (today, state) => {
    expect(cardRenewal('2023-06-20', today, 'same-day', 24)).toMatchObject({ state });
  });

  it('rejects a class date in the future, which is often the renew-by date', () => {
    expect(cardRenewal('2025-01-02', '2025-01-01', 'same-day', 24)).toEqual({ kind: 'ahead' });
    expect(cardRenewal('2025-01-02', '', 'same-day', 24).kind).toBe('known');
  });

  it('returns "unknown" rather than a wrong date', () => {
    for (const wrong of ['', '2025-02-29', '9999-01-01'])
      expect(cardRenewal(wrong, '2025-01-01', 'same-day', 24)).toEqual({ kind: 'unknown' });
    for (const months of [1.5, -1])
      expect(cardRenewal('2025-01-01', '', 'same-day', months)).toEqual({ kind: 'unknown' });
    // The renewal date would fall before the year 1000.
    expect(cardRenewal('1000-01-10', '', 'same-day', 0)).toEqual({ kind: 'unknown' });
  });
});
