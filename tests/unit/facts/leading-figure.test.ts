import { leadingFigure } from '@/lib/facts/leading-figure';

describe('a claim that a counter shows', () => {
  it.each([
    ['1,000+ lives saved', { value: 1000, suffix: '+', label: 'lives saved' }],
    ['100% completion rate', { value: 100, suffix: '%', label: 'completion rate' }],
    ['55 training locations', { value: 55, suffix: '', label: 'training locations' }],
    ['1,234,567 steps', { value: 1_234_567, suffix: '', label: 'steps' }],
  ])('comes apart: %s', (text, parts) => {
    expect(leadingFigure(text)).toEqual(parts);
  });

  it.each([
    'lives saved',
    'About 50 cities',
    '12',
    '12+',
    '12 ',
    '1,00 lives',
    '4.9 stars',
    '24/7 support',
    '',
  ])('has to begin with a whole number and say what it counts: %j', (text) => {
    expect(leadingFigure(text)).toBeNull();
  });
});
