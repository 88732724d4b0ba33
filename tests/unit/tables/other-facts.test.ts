import { contactForm } from '@/content/contact/contact';
import { courseChooser } from '@/content/locations/course-chooser';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import { missingRow, rowsOf } from '@/content/site/table-rows';
import { companyTable } from '@/lib/tables/company-table';

// A company with another ALS course, and the same months for every certificate.
vi.mock('@/content/site/table-rows', async () => {
  const facts: Readonly<Record<string, string>> = {
    phone: '(207) 774-3186',
    'als-length': '14 hours over 2 days',
    'als-prerequisite': 'Current BLS certification',
    'babysitter-months': '24',
  };
  return (await import('@/tests/support/fixture-rows')).fixtureRows((table, rows) =>
    table === 'company'
      ? rows.map((row) => ({ ...row, value: facts[String(row['id'])] ?? row['value'] }))
      : rows,
  );
});

test('the course chooser says what the ALS course of this company asks for', () => {
  const { why } = courseChooser.picks['advanced-adult']['red-cross'];
  expect(why).toContain('What you need first: Current BLS certification.');
  expect(why).not.toMatch(/longer|EMR/);
});

test('the example of a phone number is of the area of this company', () => {
  expect(contactForm.problems.phone.phone).toContain('(207) 555-0100');
});

test('certificates with the same months are not told apart', () => {
  expect(redCrossCatalog.expiry).toMatch(/^For 2 years to the day\. /);
});

test('a row that only the tables of tests lack is called missing there', () => {
  const [row] = rowsOf(companyTable);
  expect(missingRow(companyTable, row?.id ?? '').message).toContain('tests/fixtures/tables/company.csv');
  expect(missingRow(companyTable, 'no-such-row').message).toBe(
    'content/tables/company.csv has no row with the id "no-such-row". Put it back, or add it if it is new.',
  );
});
