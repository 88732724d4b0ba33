import { cardRenewal } from '@/lib/courses/card-renewal';
import { listed } from '../../support/listed';

describe('a card', () => {
  it('expires by the rule of its course, and is due before that', () => {
    // If the end year has no February 29, the card expires a day earlier.
    const cards = `2022-02-01 end-of-month 24 | 2024-02-29 end-of-month 24 | 2025-03-10 same-day 36
2025-12-15 same-day 1 | 2024-02-29 same-day 24`;
    const renewal = (card: string) => {
      const [issued = '', rule, months] = card.split(' ');
      return cardRenewal(issued, issued, rule as 'same-day', Number(months));
    };
    expect(listed(cards, renewal)).toMatchSnapshot();
    const days = ['2025-04-20', '2025-04-21', '2025-06-20', '2025-06-21', ''];
    expect(listed(days, (today) => cardRenewal('2023-06-20', today, 'same-day', 24))).toMatchSnapshot();
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
