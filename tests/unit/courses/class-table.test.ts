import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classDates, classRows } from '@/content/courses/class-list';
import { contentModules } from '@/content/site/content-modules';
import { findClassGaps } from '@/lib/courses/class-findings';
import { classesIn, listedFrom, readClassTable, samplesByRow } from '@/lib/courses/class-table';
import { describeFault } from '@/lib/tables/records';
import { placeholdersOfModules } from '@/lib/facts/facts';
import { faultsOfClassFile, scheduledCourses } from '@/scripts/tables/class-table-check';
import { scheduledIn, tableCommits } from '@/scripts/build/page-dates';
import { brokenRows, brokenRowsHeader, goodRow } from './broken-rows';

const rules = {
  places: ['Mesa, AZ', 'Columbus, OH', 'Columbus, GA', 'Live online'],
  courses: ['acls', 'aha-bls-provider', 'red-cross-bls-provider'],
};
const header = brokenRowsHeader;
const good = goodRow;
const expected = {
  row: 2,
  course: 'acls',
  isSample: false,
  dated: {
    kind: 'dated',
    date: '2027-03-13',
    starts: '09:00',
    ends: '13:30',
    location: 'Mesa, AZ',
    spots: 8,
  },
};
const read = (...lines: readonly string[]) => readClassTable([header, ...lines].join('\n'), rules);
const faultsOf = (...lines: readonly string[]) =>
  read(...lines).faults.map((fault) => describeFault('t.csv', fault));

describe('the table of classes', () => {
  it.each([
    ['ISO dates and AM and PM', `${header}\n${good}\n`],
    ['a byte order mark and CRLF', `\ufeff${header}\r\n${good}\r\n`],
    ['line ends of two kinds', `${header}\r\n${good}\n\r\n`],
    ['semicolons', `${header.replaceAll(',', ';')}\nacls;2027-03-13;;09:00;13:30;Mesa, AZ;8;confirmed`],
    [
      'a first line with the separator',
      `sep=;\r\n${header.replaceAll(',', ';')}\r\nacls;2027-03-13;;9:00;13:30;Mesa, AZ;8;confirmed\r\n`,
    ],
    ['tabs', `${header}\n${good}`.replace(', AZ', '|').replaceAll(',', '\t').replace('|', ', AZ')],
    ['American dates', `${header}\nacls,3/13/2027,,09:00,13:30,"Mesa, AZ",8,confirmed`],
    ['short American dates', `${header}\nacls,03/13/27,,9:00:00 AM,1:30:00 PM,"Mesa, AZ",8,confirmed`],
    [
      'dates with a time of midnight',
      `${header}\nacls,2027-03-13 00:00:00,,9 am,1:30 p.m.,"Mesa, AZ",8,confirmed`,
    ],
    [
      'every cell in quotation marks',
      `"${header.replaceAll(',', '","')}"\n"acls","2027-03-13","","9:00 AM","1:30 PM","Mesa, AZ","8","confirmed"`,
    ],
    ['empty rows at the end', `${header}\n${good}\n,,,,,,,\n,,,,,,,\n\n`],
    ['more columns and empty cells', `remarks,${header}\nask Ann,${good},,\n`],
    [
      'hard spaces and capital letters',
      `Course, Date,Last day,Start,End,City,Seats,Status\nACLS\u00a0, 2027-03-13 ,,9:00\u202fAM,1:30 PM," mesa,  az",8.0,Confirmed`,
    ],
    ['a city without its state', `${header}\nacls,2027-03-13,2027-03-13,09:00,13:30,Mesa,8,confirmed`],
  ])('is read with %s', (_name, text) => {
    expect(readClassTable(text, rules)).toEqual({ rows: [expected], faults: [] });
  });

  it('may have its columns in any order', () => {
    const mixed =
      'status,seats,city,end,start,last day,date,course\nsample,0,Live online,13:30,09:00,2027-03-14,2027-03-13,acls';
    expect(readClassTable(mixed, rules).rows).toEqual([
      {
        ...expected,
        isSample: true,
        dated: { ...expected.dated, lastDate: '2027-03-14', location: 'Live online', spots: 0 },
      },
    ]);
  });

  it('counts rows as a spreadsheet does, empty ones and cells of two lines included', () => {
    const text = `remarks,${header}\n"two\nlines",${good}\n\n,${good.replace('acls', 'acls2')}`;
    expect(readClassTable(text, rules).faults).toEqual([
      expect.objectContaining({ row: 4, column: 'B (course)' }),
    ]);
  });
});

describe('a broken row', () => {
  it.each(brokenRows)('with $name is refused with its place and what to write', ({ line, place, advice }) => {
    const [fault = '', ...more] = faultsOf(good, line);
    expect(more).toEqual([]);
    expect(fault.startsWith(`t.csv, row 3${place === null ? '' : `, column ${place}`}: `)).toBe(true);
    expect(fault).toMatch(advice);
    expect(read(line).rows).toEqual([]);
  });

  it('is refused with a city of two states, and both are named', () => {
    expect(faultsOf(good.replace('"Mesa, AZ"', 'Columbus'))).toEqual([
      expect.stringMatching(/^t\.csv, row 2, column F \(city\): .* Write Columbus, OH or Columbus, GA/),
    ]);
  });

  it('is refused when it repeats another, however it is written', () => {
    expect(faultsOf(good, 'acls,3/13/27,,09:00,15:00,Mesa,3,sample')).toEqual([
      't.csv, row 3: It repeats row 2: the same class at the same time and place. Remove one.',
    ]);
  });

  it('is reported with all others at once, and leaves the rows that are right', () => {
    const { rows, faults } = read(good, ...brokenRows.map(({ line }) => line));
    expect(rows).toHaveLength(1);
    expect(faults.map(({ row }) => row)).toEqual(brokenRows.map((_, index) => index + 3));
  });
});

describe('a table that cannot be read', () => {
  const only = (text: string) => {
    const { rows, faults } = readClassTable(text, rules);
    expect(rows).toEqual([]);
    return faults.map((fault) => describeFault('t.csv', fault)).join('\n');
  };

  it('says which columns are missing or there twice', () => {
    expect(only(`${header.replace('seats', 'places').replace('last day,', '')},city\n${good}`)).toBe(
      [
        't.csv, row 1: There is no column "last day". The first row names the columns; now it says: course, date, start, end, city, places, status, city.',
        't.csv, row 1, column E (city): There are 2 columns "city". Keep one of them.',
        't.csv, row 1: There is no column "seats". The first row names the columns; now it says: course, date, start, end, city, places, status, city.',
      ].join('\n'),
    );
  });

  it('says when it is empty, in other letters, or in quotation marks that never end', () => {
    expect(only('\ufeff\r\n')).toMatch(
      /^t\.csv: The file is empty\. The first row names the columns: course, date/,
    );
    expect(only(`${header}\n${good.replace('Mesa', 'M\ufffdsa')}`)).toMatch(/not in UTF-8/);
    expect(only(`${header}\n${good.replace('AZ"', 'AZ')}\n${good}`)).toMatch(
      /^t\.csv, row \d: A quotation mark/,
    );
  });
});

describe('the classes of a course', () => {
  const later = good.replace('2027-03-13', '2027-04-13');
  const sample = good.replace('confirmed', 'sample').replace('2027-03-13', '2026-12-01');

  it('are in the same order however the rows are sorted', () => {
    const days = (rows: readonly string[]) => classesIn(read(...rows).rows, 'acls').map(({ date }) => date);
    expect(days([later, good])).toEqual(['2027-03-13', '2027-04-13']);
    expect(days([good, later])).toEqual(days([later, good]));
    expect(classesIn(read(good).rows, 'aha-bls-provider')).toEqual([]);
  });

  it('are believed from a month before the first of them', () => {
    expect(listedFrom(read(later, good).rows)).toBe('2027-02-10');
    expect(listedFrom([])).toBe('2000-01-01');
  });

  it('are placeholders where they are samples, by their rows', () => {
    const found = placeholdersOfModules({ 't.csv': samplesByRow(read(good, sample).rows) });
    expect(found).toEqual([
      expect.objectContaining({ file: 't.csv', field: 'row 3', value: 'acls, 2026-12-01, Mesa, AZ' }),
    ]);
  });

  it('are missed where none is to come, and listed when they are over', () => {
    const courses = [{ id: 'acls', title: 'ACLS' }];
    const gaps = (day: `${number}-${number}-${number}`, ...rows: readonly string[]) =>
      findClassGaps('t.csv', read(...rows).rows, courses, day).map(
        ({ kind, field, value }) => `${kind}: ${field} ${value}`,
      );
    expect(gaps('2027-03-13', good)).toEqual([]);
    expect(gaps('2027-03-14', good)).toEqual(['no-class: course acls', 'past-date: row 2 acls, 2027-03-13']);
    expect(gaps('2026-11-01', sample)).toEqual(['no-class: course acls']);
    expect(gaps('2027-03-14', good.replace('13,,', '13,2027-03-14,'))).toEqual(['no-class: course acls']);
  });
});

describe('the classes of this site', () => {
  it('are all in the table, without a fault, and nowhere else', () => {
    expect(faultsOfClassFile()).toEqual([]);
    for (const { id } of scheduledCourses)
      expect([id, classDates(id)]).toEqual([id, classesIn(classRows, id)]);
    const inTable = new Set<unknown>(classRows.map(({ dated }) => dated));
    const lost: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null || inTable.has(value)) return;
      if ('kind' in value && value.kind === 'dated') lost.push(path);
      for (const [key, entry] of Object.entries(value)) walk(entry, `${path}.${key}`);
    };
    walk(contentModules, 'content');
    expect(lost).toEqual([]);
  });

  it('are each asked for by the id under which the table knows them', () => {
    const asked = scheduledIn(Object.keys(contentModules), (path) =>
      path.endsWith('.ts') ? readFileSync(path, 'utf8') : null,
    );
    expect([...asked].sort()).toEqual(scheduledCourses.map(({ id }) => id).sort());
  });
});

describe('the day on which a page changed', () => {
  it('follows the rows of its own courses in the history of the table', () => {
    const place = mkdtempSync(join(tmpdir(), 'classes-'));
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
        cwd: place,
        encoding: 'utf8',
      });
    const commit = (day: string, ...lines: readonly string[]) => {
      writeFileSync(join(place, 'classes.csv'), [header, ...lines, ''].join('\n'));
      git('add', '.');
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '-qm', 'commit it'], {
        cwd: place,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
      });
    };
    git('init', '-q');
    commit('2026-01-01', good);
    commit('2026-02-02', good, good.replace('acls', 'aha-bls-provider'));
    commit('2026-03-03', good, good.replace('acls', 'aha-bls-provider'), good.replace('acls', '"osha-10"'));
    const commits = tableCommits(git('log', '--format=commit %H %cs', '--patch', '-U0', '--', 'classes.csv'));
    const dayOf = (course: string) => commits.find(({ words }) => words.has(course))?.day;
    expect([dayOf('acls'), dayOf('aha-bls-provider'), dayOf('osha-10'), dayOf('pals')]).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-03',
      undefined,
    ]);
    rmSync(place, { recursive: true, force: true });
  });
});
