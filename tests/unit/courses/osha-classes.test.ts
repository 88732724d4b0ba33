import {
  allOshaClasses,
  creditText,
  durationText,
  formatCeu,
  notesOf,
  type OshaGroup,
  type OshaProgram,
  promisesOf,
} from '@/lib/courses/osha-classes';
import { lengthLabels as labels } from '@/content/courses/course-labels';
import { placeholder } from '@/lib/facts/facts';

const promise = placeholder('Cards come soon.', 'The promise.');
const program: OshaProgram = {
  id: 'safety',
  title: 'Safety',
  length: { hours: 10 },
  price: { kind: 'fixed', cents: 1000 },
  description: 'For all.',
  features: ['a', 'b', 'c', 'd', 'e', 'f'],
  prerequisites: 'None',
  certification: 'Card',
  note: 'Know this.',
  targetAudience: 'Everyone',
  versions: [
    { id: 'safety-docks', title: 'Safety on Docks', features: ['g'], nextClasses: [{ kind: 'on-request' }] },
    { id: 'safety', nextClasses: [] },
  ],
};

describe('the classes of a program', () => {
  it('give each note and each promise of a group once', () => {
    const programs = [{ ...program, promise }, program, { ...program, note: 'And that.', promise }];
    const group: OshaGroup = { id: 'g', title: 'G', text: '', programs };
    expect([notesOf(group), promisesOf(group)]).toEqual([['Know this.', 'And that.'], [promise]]);
    const silent = { ...group, programs: [{ ...program, note: undefined }] } as unknown as OshaGroup;
    expect([notesOf(silent), promisesOf(silent)]).toEqual([[], []]);
    expect(allOshaClasses([group, group], labels).map(({ id }) => id)).toHaveLength(12);
  });
});

test('duration and credit have separate names, and ten contact hours are one CEU', () => {
  const wordsOf = (length: Parameters<typeof creditText>[0]) => [
    durationText(length, labels),
    creditText(length, labels),
  ];
  expect(wordsOf({ contactHours: 2 })).toEqual(['2 contact hours', '0.2 CEU']);
  expect(wordsOf({ hours: 8 })).toEqual(['8 hours', null]);
  expect(wordsOf({ hours: 8, then: 'a day outside' })).toEqual(['8 hours, plus a day outside', null]);
  for (const none of [0.5, NaN]) expect(() => formatCeu(none, labels)).toThrow('are not worth a CEU.');
});
