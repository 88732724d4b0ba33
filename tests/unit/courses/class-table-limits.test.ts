import { findClassGaps } from '@/lib/courses/class-findings';
import { classesIn, readClassTable } from '@/lib/courses/class-table';
import { describeFault } from '@/lib/tables/records';
import { brokenRowsHeader as header } from './broken-rows';

const rules = {
  places: ['Mesa, AZ', 'Columbus, OH', 'Columbus, GA', 'Live online'],
  courses: ['acls', 'aha-bls-provider', 'red-cross-bls-provider'],
};

type Cells = Partial<
  Record<'course' | 'date' | 'last' | 'start' | 'end' | 'city' | 'seats' | 'status', string>
>;

/** A row that is right but for the cells that are given. */
function row(cells: Cells): string {
  const right = { course: 'acls', date: '2027-03-13', last: '', start: '09:00', end: '13:30' };
  const { course, date, last, start, end, city, seats, status } = {
    ...{ ...right, city: '"Mesa, AZ"', seats: '8', status: 'confirmed' },
    ...cells,
  };
  return [course, date, last, start, end, city, seats, status].join(',');
}

const read = (cells: Cells) => readClassTable(`${header}\n${row(cells)}`, rules);
const dated = (cells: Cells) => read(cells).rows[0]?.dated;
const faults = (cells: Cells) => read(cells).faults.map((fault) => describeFault('', fault));

describe('the limits of a class', () => {
  it.each([
    [{ start: '05:00' }, { starts: '05:00' }],
    [{ start: '12:00 AM', end: '1:00 AM' }, null],
    [{ start: '04:59' }, null],
    [{ end: '09:01' }, { ends: '09:01' }],
    [{ end: '09:00' }, null],
    [{ end: '08:59' }, null],
    [{ end: '23:00' }, { ends: '23:00' }],
    [{ end: '23:59' }, { ends: '23:59' }],
    [{ end: '24:00' }, null],
    [{ start: '12:00 PM' }, { starts: '12:00' }],
    [{ start: '1 PM', end: '12:59 PM' }, null],
    [{ start: '13:00 PM' }, null],
    [{ start: '0:30 AM', end: '9:30 AM' }, null],
    [{ start: '9' }, null],
    [{ start: '9:00:30' }, null],
    [{ start: 'at 9:00' }, null],
    [{ start: '9:00 sharp' }, null],
    [{ seats: '100' }, { spots: 100 }],
    [{ seats: '101' }, null],
    [{ seats: '0' }, { spots: 0 }],
    [{ seats: '8.00' }, { spots: 8 }],
    [{ seats: '8.5' }, null],
    [{ last: '2027-04-13' }, { lastDate: '2027-04-13' }],
    [{ last: '2027-04-14' }, null],
    [{ last: '2027-03-12' }, null],
    [{ date: '2000-01-01' }, { date: '2000-01-01' }],
    [{ date: '1999-12-31' }, null],
    [{ date: '2099-12-31' }, { date: '2099-12-31' }],
    [{ date: '2100-01-01' }, null],
    [{ date: '2027-3-5' }, { date: '2027-03-05' }],
    [{ date: '12/12/2027' }, { date: '2027-12-12' }],
    [{ date: '2027-03-13 0:00' }, { date: '2027-03-13' }],
    [{ date: '2027-03-13 00:00:00.000' }, { date: '2027-03-13' }],
    [{ date: '2027-03-13T00:00:00' }, { date: '2027-03-13' }],
    [{ date: '2027-03-13 00:00:00 or later' }, null],
    [{ date: 'on 2027-03-13' }, null],
    [{ date: '2027-03-13 or so' }, null],
    [{ date: 'on 3/13/2027' }, null],
    [{ date: '3/13/2027 or so' }, null],
    [{ city: 'Live online' }, { location: 'Live online' }],
    [{ city: '"Mesa AZ"' }, { location: 'Mesa, AZ' }],
    [{ city: '"Mesa,AZ."' }, { location: 'Mesa, AZ' }],
    [{ city: 'Mes' }, null],
  ] satisfies readonly (readonly [Cells, object | null])[])('%j gives %j', (cells, found) => {
    if (found === null) {
      expect(read(cells).rows).toEqual([]);
      expect(faults(cells)).toHaveLength(1);
    } else {
      expect(faults(cells)).toEqual([]);
      expect(dated(cells)).toMatchObject(found);
    }
  });

  it('has no last day where that is the first', () => {
    expect(dated({ last: '2027-03-13' })).not.toHaveProperty('lastDate');
  });
});

describe('the sentence about a wrong cell', () => {
  it.each([
    [
      { date: '46094' },
      'row 2, column B (date): 46094 is how a spreadsheet stores a date. Format the column as a date, and save again.',
    ],
    [
      { date: '46094.375' },
      'row 2, column B (date): 46094.375 is how a spreadsheet stores a date. Format the column as a date, and save again.',
    ],
    [
      { start: '0.375' },
      'row 2, column D (start): 0.375 is how a spreadsheet stores a time. Format the column as a time, and save again.',
    ],
    [
      { end: '.5625' },
      'row 2, column E (end): .5625 is how a spreadsheet stores a time. Format the column as a time, and save again.',
    ],
    [
      { date: '13/3/2027' },
      'row 2, column B (date): 13/3/2027 has no month 13. The month comes first: 3/13/2027.',
    ],
    [
      { date: '13/12/2027' },
      'row 2, column B (date): 13/12/2027 has no month 13. The month comes first: 12/13/2027.',
    ],
    [
      { start: '4:59 AM' },
      'row 2, column D (start): 4:59 AM is in the night. Write AM or PM with it, or the time on a 24-hour clock.',
    ],
    [
      { end: '1:30 AM' },
      'row 2, column E (end): The class ends at 1:30 AM, and starts at 09:00. Write a later time; check AM and PM.',
    ],
    [
      { last: '2027-04-14' },
      'row 2, column C (last day): 2027-04-14 is 32 days after 2027-03-13. Give each class a row of its own.',
    ],
    [
      { last: '3/12/27' },
      'row 2, column C (last day): 3/12/27 is before 2027-03-13. Write the last day, or nothing for a class of one day.',
    ],
    [{ seats: '101' }, 'row 2, column G (seats): 101 seats are more than 100. Check the number.'],
    [
      { city: 'Mesquite' },
      'row 2, column F (city): "Mesquite" is not one of our places. Perhaps Mesa, AZ. A new city is a row of content/tables/cities.csv.',
    ],
    [
      { city: 'Xenia' },
      'row 2, column F (city): "Xenia" is not one of our places. A new city is a row of content/tables/cities.csv.',
    ],
    [
      { city: 'Columbus' },
      'row 2, column F (city): There is more than one Columbus. Write Columbus, OH or Columbus, GA.',
    ],
    [
      { course: 'bls' },
      'row 2, column A (course): "bls" is not the id of a course or program with classes. Perhaps aha-bls-provider or red-cross-bls-provider.',
    ],
    [
      { course: 'is-aha' },
      'row 2, column A (course): "is-aha" is not the id of a course or program with classes. Perhaps aha-bls-provider.',
    ],
    [
      { course: 'yoga' },
      'row 2, column A (course): "yoga" is not the id of a course or program with classes. It may be acls, aha-bls-provider or red-cross-bls-provider.',
    ],
    [
      { seats: '=B2+1' },
      'row 2, column G (seats): "=B2+1" is a formula. Write a plain value: the number of free seats; 0 for a class that is full.',
    ],
    [
      { end: '#VALUE!' },
      'row 2, column E (end): "#VALUE!" is an error of the spreadsheet. Write a plain value: a time such as 1:30 PM.',
    ],
    [
      { status: '#N/A' },
      'row 2, column H (status): "#N/A" is an error of the spreadsheet. Write a plain value: "confirmed", or "sample" for a row that nobody can book.',
    ],
    [{ start: '' }, 'row 2, column D (start): It is empty. Write a time such as 9:00 AM.'],
    [{ end: '' }, 'row 2, column E (end): It is empty. Write a time such as 1:30 PM.'],
    [{ city: '' }, 'row 2, column F (city): It is empty. Write a city with its state, such as "Mesa, AZ".'],
    [
      { seats: '' },
      'row 2, column G (seats): It is empty. Write the number of free seats; 0 for a class that is full.',
    ],
    [
      { status: '' },
      'row 2, column H (status): It is empty. Write "confirmed", or "sample" for a row that nobody can book.',
    ],
  ] satisfies readonly (readonly [Cells, string])[])(
    '%j names place, mistake and way out',
    (cells, sentence) => {
      expect(faults(cells)).toEqual([sentence]);
    },
  );

  it('takes what only looks like an error of a spreadsheet for what it is', () => {
    expect(faults({ status: '#N/A today' })[0]).toContain('is not a status');
    expect(faults({ status: 'a #N/A' })[0]).toContain('is not a status');
  });
});

describe('the head of the table', () => {
  const right = row({});

  it('may write its names with marks between the words', () => {
    expect(readClassTable(`${header.replace('last day', 'Last__Day')}\n${right}`, rules).faults).toEqual([]);
    expect(readClassTable(`${header.replace('last day', 'last-day')}\n${right}`, rules).faults).toEqual([]);
  });

  it('leaves columns without a name out of its sentence', () => {
    const [fault] = readClassTable(`,${header.replace('status', 'state')}\n`, rules).faults;
    expect(fault).toMatchObject({ row: 1, column: null });
    expect(fault?.sentence).toBe(
      'There is no column "status". The first row names the columns; now it says: course, date, last day, start, end, city, seats, state.',
    );
  });

  it('is found after a line that names the separator, with any line end, and only at the start', () => {
    expect(readClassTable(`SEP=,\n${header}\n${right}`, rules).faults).toEqual([]);
    expect(readClassTable(`sep=,\r\n${header}\r\n${right}`, rules).faults).toEqual([]);
    expect(readClassTable(`${header}\nsep=,\n${right}`, rules).rows.map((entry) => entry.row)).toEqual([3]);
  });
});

describe('what a table lacks', () => {
  const rows = readClassTable([header, row({}), row({ course: 'aha-bls-provider' })].join('\n'), rules).rows;

  it('is said for each course by itself, and keeps nothing from being published', () => {
    const courses = [
      { id: 'acls', title: 'ACLS' },
      { id: 'red-cross-bls-provider', title: 'BLS' },
    ];
    expect(findClassGaps('t.csv', rows, courses, '2027-03-13')).toEqual([
      {
        kind: 'no-class',
        file: 't.csv',
        field: 'course',
        value: 'red-cross-bls-provider',
        sentence: 'No class of BLS is coming, and its page says so. Add a row.',
        isBlocking: false,
      },
    ]);
    expect(findClassGaps('t.csv', rows, [], '2027-03-14')[1]).toEqual({
      kind: 'past-date',
      file: 't.csv',
      field: 'row 3',
      value: 'aha-bls-provider, 2027-03-13',
      sentence: 'This class is over. No page shows it; take the row out when you like.',
      isBlocking: false,
    });
  });

  it('orders classes of one day by their times, and of one time by their places', () => {
    const text = [
      header,
      row({ start: '13:00', end: '17:00' }),
      row({ city: 'Live online' }),
      row({}),
      row({ city: '"Columbus, OH"' }),
    ].join('\n');
    expect(
      classesIn(readClassTable(text, rules).rows, 'acls').map(
        ({ starts, location }) => `${starts} ${location}`,
      ),
    ).toEqual(['09:00 Columbus, OH', '09:00 Live online', '09:00 Mesa, AZ', '13:00 Mesa, AZ']);
  });
});
