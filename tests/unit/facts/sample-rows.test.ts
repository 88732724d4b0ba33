import { digestOf, isOfSample, sampleIds, showsAnother, subjectOf } from '@/lib/facts/sample-rows';

/** The picture and the words of two rows of the sample: a person and a product. */
const portrait = 'b628cc39';
const mask = 'd9f02cf0';

test("a picture of the sample's shows under its own name, and under no other", () => {
  expect(showsAnother(mask, subjectOf({ name: 'CPR Pocket Mask' }))).toBe(false);
  expect(showsAnother(mask, subjectOf({ name: 'Pocket Mask' }))).toBe(true);
  expect(showsAnother(portrait, subjectOf({ name: 'Sample Name', role: 'Lead instructor' }))).toBe(false);
  expect(showsAnother(portrait, subjectOf({ name: 'Maria Lopez', role: 'Lead instructor' }))).toBe(true);
  expect(showsAnother(portrait, subjectOf({ name: 'Sample Name', role: 'Instructor' }))).toBe(true);
});

test("a picture of a company's own shows under any name", () => {
  expect(showsAnother(digestOf('a photo'), 'Maria Lopez, Lead instructor')).toBe(false);
  expect([digestOf('a photo'), portrait].map(isOfSample)).toEqual([false, true]);
});

test('ids of the sample are known by table', () => {
  expect(sampleIds('people')).toContain('lead-instructor');
  expect(sampleIds('cities')).toEqual([]);
});
