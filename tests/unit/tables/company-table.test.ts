import { companyFacts, companyTable } from '@/lib/tables/company-table';
import { readTable } from '@/lib/tables/table';
import { dayOf, monthAndYear } from '@/lib/time/calendar-days';

/** A table that has every fact, with `values` in place of the default text. */
const csv = (values: Readonly<Record<string, string>>, status = 'sample') =>
  [
    'id,about,value,who,status',
    ...Object.keys(companyFacts).map(
      (id) => `${id},What it is,"${values[id] ?? fitting[id] ?? 'Words'}",owner,${status}`,
    ),
  ].join('\n');

const fitting: Readonly<Record<string, string>> = {
  origin: 'https://www.site.org/',
  phone: '480.234.5678',
  'support-email': 'mailto:a@site.org',
  'scheduling-email': 'b@site.org',
  'security-until': '10/22/2027',
  'report-address': 'https://reports.site.org/site',
  hours: 'Monday-Friday 8 AM-6 PM',
  founded: '1987',
  opened: 'May 1988',
  'governing-law': 'id',
  'card-steps': 'October 22, 2026',
  'babysitter-months': '24',
};

const sentencesOf = (text: string) => readTable(companyTable, text).faults.map(({ sentence }) => sentence);

describe('the table of the company', () => {
  it('takes facts as people write them', () => {
    expect([...sentencesOf(csv({})), ...sentencesOf(csv({}, 'confirmed'))]).toEqual([]);
    expect(companyFacts.phone.read('480.234.5678')).toBe('(480) 234-5678');
    expect(companyFacts.origin.read('https://www.site.org/')).toBe('https://www.site.org');
    expect(companyFacts.opened.read('Sept. 1998')).toBe('September 1998');
    expect(companyFacts['card-steps'].read('October 22, 2026')).toBe('2026-10-22');
  });

  it.each([
    ['phone', '868-2390', 'a US phone number'],
    ['support-email', 'office@', 'an email address'],
    ['origin', 'https://site.org/home', 'without anything after the name'],
    ['hours', '24/7', 'does not say on which days from when to when. Write days and hours, such as'],
    ['hours', 'Mon-Fri 8-6 PM', 'has hours without AM or PM. Write it with each of them.'],
    ['hours', 'Mon-Fri 8 AM-6', 'has hours without AM or PM'],
    ['phone', '(480) 234-5678 ext. 12', 'has an extension, and a link cannot dial one'],
    ['founded', 'long ago', 'a year, such as'],
    ['opened', '2016', 'a month and a year'],
    ['governing-law', 'Sonora', 'the two letters of the state'],
    ['card-steps', '2/30/2027', 'month, day and year'],
    ['name', 'TBD', 'the words as they should show'],
  ])('refuses a wrong %s by row and column, and says what is valid', (id, value, fits) => {
    const { faults } = readTable(companyTable, csv({ [id]: value }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ column: 'C (value)', row: Object.keys(companyFacts).indexOf(id) + 2 });
    expect(faults[0]?.sentence).toContain(fits);
  });

  it('refuses to confirm a stand-in, a fact that no page has, and the removal of one that pages need', () => {
    for (const [id, value] of [
      ['support-email', 'support@example.com'],
      ['phone', '(602) 555-0142'],
      ['web-host', 'To be named before launch'],
      ['short-name', 'Sample'],
    ] as const)
      expect(sentencesOf(csv({ [id]: value }, 'confirmed'))).toEqual([
        `"${value}" is a stand-in for the real value. Write that, or "sample" as the status.`,
      ]);
    const all = csv({});
    const fax = sentencesOf(`${all}\nfax,What it is,Words,owner,sample`);
    expect(fax).toEqual(['No page has a fact called "fax". Give the row back its id, or delete it.']);
    const without = (id: string) => all.replace(new RegExp(`^${id},.*\n`, 'm'), '');
    expect(sentencesOf(without('phone'))[0]).toContain('"phone", and pages need it');
    for (const id of ['aed-approval', 'shop-terms', 'report-address'])
      expect(sentencesOf(without(id))).toEqual([]);
  });
});

test('a day has its month and year, in words or figures, and nothing beside it', () => {
  for (const text of ['2027/10/22', 'Oct. 22nd 2027', '22 October 2027', '22-Oct-27', 'Fri, 10/22/27'])
    expect(dayOf(text)).toBe('2027-10-22');
  for (const text of [
    ...['2/30/2027', '22.10.2027', 'Foo 2, 2027', '22-Foo-27', 'Oct 22', 'on 10/22/2027', '1st 22-Oct-27'],
    ...['22-Oct-27.', '22-Oct-20277', 'by Oct 22, 2027', 'Oct 22, 2027 or so'],
  ])
    expect(dayOf(text)).toBeNull();
});

test('a month has its year, and no day but its first', () => {
  for (const text of ['Mar. 2016', '3/2016', '2016-03-01'])
    expect(monthAndYear(text)).toEqual({ month: 3, year: 2016 });
  for (const text of ['Ma 2016', 'Marsh 2016', 'March', '2016-03', '13/2016', '2016-03-02', '2016'])
    expect(monthAndYear(text)).toBeNull();
});
