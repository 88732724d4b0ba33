import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cityPages } from '@/components/locations/model/city-pages';
import { classFile } from '@/content/courses/class-list';
import { pageSources } from '@/content/site/page-sources';
import { routes } from '@/content/site/routes';
import { commit } from '@/scripts/build/commit';
import { pageDates } from '@/scripts/build/page-dates';
import { tempFolder } from '../../support/temp-folder';

let root = '';
beforeEach(() => {
  root = tempFolder();
});

/** Runs git in the repository; commits are made at noon of `day`. */
function git(args: readonly string[], day = '2026-01-01'): string {
  const [name, email, date] = ['Test', 'test@example.com', `${day}T12:00:00Z`];
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date },
      ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date },
    },
  }).trim();
}

function change(day: string, file: string, text: string): string {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
  git(['add', '-A']);
  git(['commit', '-q', '-m', file], day);
  return git(['rev-parse', 'HEAD']);
}

test('a page is dated by the last change of its text, its tables and its classes, without ignored commits', () => {
  git(['init', '-q']);
  change('2026-01-02', 'content/company/team.ts', 'one');
  change('2026-02-03', 'content/tables/people.csv', 'one');
  change('2026-03-04', 'content/company/company.ts', 'the phone number');
  const reformatted = change('2026-04-05', 'content/company/team.ts', 'two');
  expect(pageDates(root)[routes.about.path]).toBe('2026-04-05');
  writeFileSync(join(root, '.git-blame-ignore-revs'), `# Formatting\n${reformatted}\n`);
  const rows = cityPages.slice(0, 2).map(({ label }) => `bls,2027-01-02,"${label}"\n`);
  change('2026-05-06', classFile, rows[0] ?? '');
  change('2026-06-07', classFile, rows.join(''));
  expect(pageDates(root)).toEqual({
    [routes.about.path]: '2026-02-03',
    [cityPages[0]?.path ?? '']: '2026-05-06',
    [cityPages[1]?.path ?? '']: '2026-06-07',
  });
});

test('a shallow copy, and a folder without a repository, have no dates', () => {
  expect(pageDates(root)).toEqual({});
});

test('every file that dates a page exists', () => {
  const files = Object.values(pageSources).flat();
  expect(files.filter((name) => !existsSync(join('content', name)))).toEqual([]);
});

test('the commit of a build says if a file differs from it', () => {
  git(['init', '-q']);
  const id = change('2026-01-02', 'content/company/team.ts', 'one').slice(0, 7);
  expect(commit(root)).toBe(id);
  writeFileSync(join(root, 'content/company/team.ts'), 'two');
  expect([commit(root), commit('/')]).toEqual([`${id}-changed`, 'unknown']);
});
