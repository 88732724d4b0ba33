import { isPlaceholder, placeholdersOfModules } from '@/lib/facts/facts';
import { id, lines, money, optional, options, text, yesNo } from '@/lib/tables/columns';
import { csvOf, describeFaults, recordsOf } from '@/lib/tables/records';
import { headersOf, readTable, table, tidyRecords } from '@/lib/tables/table';
import { peopleTable } from '@/lib/tables/tables';

const mugs = table({
  name: 'mugs',
  columns: {
    id,
    name: text('the name of the mug', 40),
    price: money,
    isInStock: yesNo,
    sizes: optional(options('S; M')),
    details: optional(lines('Power: Battery')),
  },
  facts: ['price'],
  label: 'name',
  missing: () => 'The real mug.',
  owner: 'owner',
  rule: ({ name, price }: { readonly name: string; readonly price: number }) =>
    name === 'Cheap' && price > 1000 ? { key: 'price', sentence: 'It is not cheap.' } : null,
});

const head = 'id,name,price,in stock,sizes,details,status';
const read = (...rows: readonly string[]) => readTable(mugs, [head, ...rows].join('\n'));
const faultsOf = (...rows: readonly string[]) => describeFaults('mugs.csv', read(...rows).faults);
const textOf = ({ tidy }: ReturnType<typeof tidyRecords>) => csvOf(tidy?.records ?? []);
const plain = { name: 'Blue', price: 1500, isInStock: true, isSample: false };

describe('a table', () => {
  it('gives each row by column name, without blank cells', () => {
    expect(read('blue,Blue,15,yes,S; M,Power: None,confirmed')).toEqual({
      faults: [],
      rows: [{ ...plain, id: 'blue', sizes: ['S', 'M'], details: [{ label: 'Power', value: 'None' }] }],
    });
  });

  it('names new rows after their label, each by an id that is not there yet', () => {
    const { rows } = read(
      `,Day's End,15,yes,,,confirmed`,
      `,Day's End,16,yes,,,confirmed`,
      'days-end-2,Red,15,yes,,,confirmed',
    );
    expect(rows.map((row) => row.id)).toEqual(['days-end', 'days-end-3', 'days-end-2']);
  });

  it('gives no new row an id of the sample, whose picture may still be there', () => {
    const person = ',Maria Lopez,Lead instructor,top,EMT,Ten years,Teaches.,no,confirmed';
    const { rows } = readTable(peopleTable, `${headersOf(peopleTable).join()}\n${person}`);
    expect(rows.map((row) => row.id)).toEqual(['lead-instructor-2']);
  });

  it('may be empty unless code refers to some of its rows', () => {
    expect(read()).toEqual({ rows: [], faults: [] });
    const sentence = 'There is no row with the id "blue", and pages need it. Put it back.';
    // Beside other faults, too, so that one round is enough; a row with a fault is there.
    const needed = { ...mugs, needed: ['blue', 'red'] };
    expect(readTable(needed, `${head}\nred,Red,a lot,yes,,,confirmed`).faults).toMatchObject([
      { row: 2 },
      { sentence },
    ]);
  });

  it('lists a sample once, however many of its cells pages show', () => {
    const [row] = read('blue,Blue,15,yes,,,sample').rows;
    expect(isPlaceholder(row?.price)).toBe(true);
    const place = { file: 'content/tables/mugs.csv', field: 'row 2 (blue)', value: 'Blue' };
    const found = placeholdersOfModules({ 'content/shop/mugs.ts': { row, again: { price: row?.price } } });
    expect(found).toEqual([{ ...place, missing: 'The real mug.', owner: 'owner' }]);
  });
});

describe('the questions of a table', () => {
  const rows = ['blue,Blue,15,yes,,,sample', 'red,Red,16,yes,,,sample', 'new,Brand A,16,yes,,,sample'];
  const records = [head, ...rows].map((line) => line.split(','));
  const named = { ...mugs, facts: ['name'] };

  it('are those of its samples', () => {
    expect(tidyRecords(named, records).questions).toEqual(Array(3).fill(['owner', 'The real mug.']));
  });

  it('confirm with one answer every sample that shares them, except mere placeholders', () => {
    const answered = (count: number) =>
      tidyRecords(named, records.slice(0, count), ([owner]) => owner === 'owner');
    expect(answered(3).questions).toEqual([]);
    expect(textOf(answered(3))).not.toContain('sample');
    expect(answered(4).faults.map(({ row, sentence }) => `${row}: ${sentence}`)).toEqual([
      expect.stringMatching(/^4: "Brand A" is a stand-in/),
    ]);
    expect(textOf(tidyRecords(named, records, () => false))).not.toContain('confirmed');
  });
});

describe('a table from a spreadsheet program', () => {
  const blue = [{ ...plain, id: 'blue' }];
  const all = (csv: string) => readTable(mugs, csv);

  it.each([
    ['a byte order mark and CRLF', `\ufeff${head}\r\nblue,Blue,15,yes,,,confirmed\r\n`],
    ['semicolons', `${head.replaceAll(',', ';')}\nblue;Blue;15;yes;;;confirmed`],
    [
      'tabs under a line that names the separator',
      `SEP=\t\n${head.replaceAll(',', '\t')}\nblue\tBlue\t15\tyes\t\t\tconfirmed`,
    ],
    ['odd spaces', `${head}\nblue,\u00a0 Blue\u200b ,15 , YES,,,Confirmed`],
    [
      'columns moved, in capitals, and one of a colleague',
      'Status,Remarks,Price,NAME,id,In_Stock,details,sizes\nconfirmed,ask Kim,15.00,Blue,blue,TRUE,,',
    ],
    ['empty rows anywhere', `\n\n${head}\n,,,,,,\nblue,Blue,15,yes,,,confirmed\n,,,,,,\n`],
  ])('%s are read as intended', (_what, csv) => {
    expect(all(csv)).toEqual({ rows: blue, faults: [] });
  });

  const many = Array.from({ length: 20 }, (_, index) => `b${index},Blue,x,yes,,,confirmed`);

  it.each([
    ['several', ['blue,Blue,x,maybe,,,confirmed', '', 'Blue!,Blue,1,no,,,done', 'a,b,1,no,,,sample,more']],
    ['the same in many rows', [...many, 'a,Blue,y,yes,,,confirmed']],
    ['an id given twice', ['blue,Blue,15,yes,,,sample', 'blue,Red,15,yes,,,sample']],
    ['a new row given twice', [',Blue,15,yes,,,sample', ',Blue,15,yes,,,sample']],
    ['a broken rule of the table', ['blue,Cheap,15,yes,,,sample']],
    ['a row with a single cell below a blank one', [',,,,,,confirmed', 'Total: 1 mug']],
    ['a misplaced quotation mark', ['blue,5" mug,15,yes,,,confirmed']],
    ['another encoding', ['blue,caf\ufffd,15,yes,,,confirmed']],
  ])('every mistake is reported once, with its rows as the program shows them: %s', (_what, rows) => {
    expect(faultsOf(...rows).join('\n')).toMatchSnapshot();
  });

  it('a missing column and one named twice are reported', () => {
    const { faults } = all('id,name,cost,in stock,status,name');
    expect(describeFaults('mugs.csv', faults).join('\n')).toMatchSnapshot();
  });

  it('any table that parses is normalized, and parses again to the same rows', () => {
    const loose = [`Remarks,${head}`, ' ask Kim, blue ,"“Blue”, isn’t", $1234.5 ,Y, S ;M,,CONFIRMED'].join(
      '\n',
    );
    const csv = textOf(tidyRecords(mugs, recordsOf(loose).records ?? []));
    expect(csv).toBe(`${head},Remarks\nblue,"""Blue"", isn't",1234.50,yes,"S; M",,confirmed,ask Kim\n`);
    expect(textOf(tidyRecords(mugs, recordsOf(csv).records ?? []))).toBe(csv);
  });
});
