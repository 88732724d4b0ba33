import { companyFacts, companyTable } from '@/lib/tables/company-table';
import { describeFaults } from '@/lib/tables/records';
import { readTable } from '@/lib/tables/table';
import { listed } from '../../support/listed';

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
  it('takes facts as people write them, and refuses others by row and column with what is valid', () => {
    expect([...sentencesOf(csv({})), ...sentencesOf(csv({}, 'confirmed'))]).toEqual([]);
    const advice = (id: string) =>
      describeFaults('company.csv', readTable(companyTable, csv({ [id]: 'long ago' })).faults);
    expect(listed(Object.keys(companyFacts), advice)).toMatchSnapshot();
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
