import { placeholder } from '@/lib/facts/facts';
import { courseListNode } from '@/lib/courses/course-list';
import { programCourses } from '@/lib/programs/program-list';
import type { Price } from '@/lib/money/price';
import type { TrainingProgram } from '@/lib/programs/training-programs';

const classes: TrainingProgram['nextClasses'] = [
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '12:00', location: 'Mesa, AZ', spots: 9 },
];
const program = (id: string, price: Price, more: Partial<TrainingProgram> = {}): TrainingProgram => ({
  id,
  title: `Title of ${id}`,
  targetAudience: 'Anyone',
  price,
  duration: 'One day',
  description: 'What it is.',
  features: ['a', 'b', 'c', 'd', 'e', 'f'],
  prerequisites: 'None',
  certification: 'Certificate',
  action: { kind: 'pay' },
  nextClasses: classes,
  isCourse: true,
  ...more,
});

const fixed = program('fixed', { kind: 'fixed', cents: 9900 });
const range = program('range', { kind: 'range', from: 40000, to: 100000 });
const onRequest = program('on-request', { kind: 'on-request' });
const bundle = program('bundle', { kind: 'on-request' }, { isCourse: false });
const sample = program(
  'sample',
  { kind: 'on-request' },
  { certification: placeholder('Sample card', 'The card.') },
);

type Entry = { readonly position: number; readonly item: Record<string, unknown> };

const entriesOf = (...programs: readonly TrainingProgram[]) => {
  const node = courseListNode('https://site.example', '/page', 'Programs', programCourses(programs));
  return (JSON.parse(JSON.stringify(node)) as { itemListElement: readonly Entry[] }).itemListElement;
};

describe('the list of programs for search engines', () => {
  it('offers exactly the prices that the page shows', () => {
    const [first, second, third] = entriesOf(fixed, range, onRequest).map(({ item }) => item['offers']);
    expect(first).toMatchObject({ price: '99.00', priceCurrency: 'USD' });
    expect(second).toMatchObject({ priceSpecification: { minPrice: 400, maxPrice: 1000 } });
    expect(third).toBeUndefined();
  });

  it('leaves out what is not a course, and numbers the others without a gap', () => {
    const numbered = entriesOf(fixed, bundle, range, onRequest).map(({ position, item }) => [
      position,
      item['@id'],
    ]);
    expect(numbered).toEqual([
      [1, 'https://site.example/page#fixed'],
      [2, 'https://site.example/page#range'],
      [3, 'https://site.example/page#on-request'],
    ]);
  });

  it('never says what is only a sample', () => {
    const text = JSON.stringify(entriesOf(fixed, range, sample));
    expect(text).toContain('Certificate');
    expect(text).not.toContain('Sample card');
  });

  it('names a class only where the page shows classes', () => {
    expect(JSON.stringify(entriesOf(fixed, range, onRequest))).not.toContain('2025');
    const [first] = programCourses([fixed], (dates) => dates.filter((entry) => entry.kind === 'dated'));
    expect(first?.classes).toEqual(classes);
  });
});
