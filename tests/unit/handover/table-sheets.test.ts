import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet, WriteSheet } from 'hucre';
import { recordsOf } from '@/lib/tables/records';
import { readTableSheets, workbookSheets } from '@/scripts/handover/table-sheets';
import { tempFolder } from '../../support/temp-folder';

const root = tempFolder();
cpSync('content/tables', join(root, 'content/tables'), { recursive: true });
const table = (remark: string) =>
  ['typed,means,status,Remarks', `crp,cpr,confirmed,${remark}`, ''].join('\n');
writeFileSync(join(root, 'content/tables/synonyms.csv'), table('Kim'));

const from = (name: string, ...lines: string[]) => ({
  name,
  rows: (recordsOf(lines.join('\n')).records ?? []).map((row) => [...row]),
});
const whole = (name: string) => from(name, 'typed,means,status,Remarks', 'crp,cpr,confirmed,Bo');

test.each([
  ['No sheet of this workbook is a table', [from('Notes', 'What,Who')]],
  ['Sheet "Words", row 1: There is no column "means".', [from('Words', 'typed,status')]],
  [
    'Sheet "Synonyms", row 1: There is no column "typed", "means" or "status".',
    [from('Synonyms', 'crp,cpr,confirmed,Kim')],
  ],
  ['Sheet "B": It is the table "synonyms", as sheet "A" is.', [whole('A'), whole('B')]],
  ['Sheet "Words": It has no column "Remarks", and content', [from('Words', 'typed,means,status')]],
])('a workbook is refused with: %s', (sentence, sheets) => {
  expect(readTableSheets(sheets, root).faults).toEqual([expect.stringContaining(sentence)]);
});

test('the workbook has its instructions, then what each column takes and offers, with samples shaded', () => {
  writeFileSync(join(root, 'content/tables/synonyms.csv'), `${table('Kim')}bp,blood pressure,sample,\n`);
  const [start, ...sheets] = workbookSheets(root);
  const cellsOf = (sheet?: WriteSheet) => [...(sheet?.cells ?? [])];
  const words = sheets.find(({ name }) => name === 'Synonyms');
  // The open questions are below.
  expect(cellsOf(start).filter(([at]) => parseInt(at) < 11)).toMatchSnapshot();
  expect({ ...words, cells: cellsOf(words) }).toMatchSnapshot();
  writeFileSync(join(root, 'content/tables/synonyms.csv'), table('Kim'));
});

test('a sheet is known by its columns, even under the name of another table', () => {
  const { faults, files } = readTableSheets([whole('Claims')], root);
  expect([faults, files.size]).toEqual([[], 1]);
});

test("an owner's extra column stays in the table, and an extra sheet is reported as not read", () => {
  const { files, faults, unread } = readTableSheets([whole('Words'), from('Mine', 'a')], root);
  expect({ faults, unread }).toEqual({ faults: [], unread: ['Mine'] });
  expect([...files.values()]).toEqual([table('Bo')]);
});

test('only a company without a product may delete the terms of its shops', () => {
  const read = (name: string) => readFileSync(join(root, `content/tables/${name}.csv`), 'utf8');
  const company = from('Company', read('company').replace(/^shop-terms,.*\n/m, ''));
  const empty = ['merchandise', 'books', 'equipment'].map((name) =>
    from(name, read(name).replace(/\n.*$/s, '')),
  );
  expect(readTableSheets([company, ...empty], root).faults).toEqual([]);
  expect(readTableSheets([company], root).faults).toEqual([
    'Sheet "Company": There is no row with the id "shop-terms", and pages need it. Put it back.',
  ]);
});

describe('a workbook that adds a city', () => {
  const read = (file: string) => recordsOf(readFileSync(`content/tables/${file}.csv`, 'utf8')).records ?? [];
  const cityHeader = (read('cities')[0] ?? []).join();
  const city = (name: string, state: string, form = '') => `,${name},${state},,yes,${form},,,,confirmed`;
  const header = read('classes')[0] ?? [];
  const classHeader = header.join();
  const oneClass = (place: string) => {
    const cells = { course: 'acls', date: '2027-03-13', start: '9:00 AM', end: '1:30 PM', seats: '8' };
    const values: Readonly<Record<string, string>> = { ...cells, city: `"${place}"`, status: 'confirmed' };
    return header.map((name) => values[name] ?? '').join();
  };
  const faultsOf = (...sheets: readonly Pick<Sheet, 'name' | 'rows'>[]) =>
    readTableSheets(sheets, root).faults;

  beforeAll(() => {
    writeFileSync(join(root, 'content/tables/cities.csv'), `${cityHeader}\n${city('Mesa', 'AZ')}\n`);
    writeFileSync(join(root, 'content/tables/classes.csv'), `${classHeader}\n`);
  });

  it('may have classes there, in any order of its sheets, even if the city has other mistakes', () => {
    const cities = from('Cities', cityHeader, city('Yuma', 'az'));
    const classes = from('Classes', classHeader, oneClass('Yuma, AZ'), oneClass('yuma'));
    expect(faultsOf(cities, from('Classes', classHeader, oneClass('Yuma, AZ')))).toEqual([]);
    expect(faultsOf(from('Classes', classHeader, oneClass('Yuma')), cities)).toEqual([]);
    expect(faultsOf(from('Cities', cityHeader, city('Yuma', 'AZ', 'No Form!')), classes)).toEqual([
      expect.stringContaining('"No Form!" cannot be part of an address'),
      expect.stringContaining('It repeats row 2'),
    ]);
  });

  it('is refused for a row of a table that it leaves out, and says so', () => {
    const sheet = from('Cities', cityHeader, city('Yuma', 'AZ'));
    writeFileSync(join(root, 'content/tables/classes.csv'), `${classHeader}\n${oneClass('Mesa, AZ')}\n`);
    const [fault] = faultsOf(sheet);
    expect(fault).toMatch(/^content\/tables\/classes\.csv, row 2, .* The workbook leaves this row as it is/);
    writeFileSync(join(root, 'content/tables/classes.csv'), `${classHeader}\n`);
  });

  it('has every fault of its cities in one list, and none that only follows from them', () => {
    const cities = from('Cities', cityHeader, city('Ghost Creek', 'AZ'), city('Yuma', 'AZ', 'no-form'));
    const classes = from('Classes', classHeader, oneClass('Ghost Creek, AZ'), oneClass('Yuma'));
    expect(faultsOf(cities, classes)).toEqual([
      expect.stringContaining('row 2, column B (city): The map does not have "Ghost Creek" in AZ'),
      expect.stringContaining('row 3, column F (aha form): "no-form" is the id of no row'),
    ]);
    const headless = from('Cities', cityHeader.replace('state', 'where'), city('Yuma', 'AZ'));
    expect(faultsOf(headless, classes)).toEqual([expect.stringContaining('There is no column "state"')]);
  });

  it('may not have classes in a removed city', () => {
    const cities = from('Cities', cityHeader, city('Yuma', 'AZ'));
    expect(faultsOf(cities, from('Classes', classHeader, oneClass('Mesa, AZ')))).toEqual([
      expect.stringContaining('Sheet "Classes", row 2, column F (city): "Mesa, AZ" is not one of'),
    ]);
  });
});
