import { complianceIndustries, compliancePrograms } from '@/content/programs/compliance';

test('compliance programs are each listed under an industry', () => {
  const named = new Set<string>(complianceIndustries.industries.flatMap(({ programs }) => [...programs]));
  expect(compliancePrograms.filter(({ id }) => !named.has(id))).toEqual([]);
});
