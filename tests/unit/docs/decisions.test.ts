import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIsoDate } from '@/lib/time/calendar-days';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const form = /^# (\d{3}): (.+)\n\n- Date: (.+)\n- Status: (.+)\n\n## /;

function read(file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number = '', title = '', date = '', status = ''] = form.exec(text) ?? [];
  return { file, text, number, title, date, status };
}

describe('the records of decisions', () => {
  it.each(files)('%s has the form of all others', (file) => {
    const { text, number, date, status } = read(file);
    expect(text).toMatch(form);
    expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    expect(parseIsoDate(date)).not.toBeNull();
    expect(status).toMatch(/^(?:accepted|superseded by \d{3})$/);
    const sections = text.split(/^## /m).slice(1);
    expect(sections.every((section) => /^[A-Z][a-z ]+\n\n\S/.test(section))).toBe(true);
    const headings = sections.map((section) => section.split('\n')[0]);
    expect(headings.slice(0, 3)).toEqual(['Context', 'Decision', 'Turned down']);
    expect(['Consequences', 'Where'].filter((name) => headings.includes(name))).toEqual(headings.slice(3));
  });

  it('are listed in the index, in order, with the title, date and status that they have', () => {
    const rows = index.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows).toEqual(
      files
        .sort()
        .map(read)
        .map(
          ({ file, number, title, date, status }) =>
            `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
        ),
    );
  });

  it('have a number each', () => {
    const numbers = files.map((file) => read(file).number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are superseded only by records that exist', () => {
    const numbers = files.map((file) => read(file).number);
    const named = files.flatMap((file) => /superseded by (\d{3})/.exec(read(file).status)?.[1] ?? []);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
