import { readdirSync, readFileSync } from 'node:fs';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The first group of every match of `pattern` in a workflow. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(workflows)('the workflow $name', ({ text }) => {
  it('pins each action to a commit, because a tag can be moved', () => {
    const actions = found(text, /\buses: (\S+)/g);
    expect(actions.filter((action) => !/^[^@]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('runs npm scripts that exist', () => {
    expect(found(text, /npm (?:--silent )?run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('puts no expression into a shell, except of its own matrix: the text of a pull request may hold a command', () => {
    const shell = found(text, /\brun: (\|\n(?: {10}.*\n?)+|.*)/g);
    expect(shell.filter((lines) => /\$\{\{ *(?!matrix\.)\w/.test(lines))).toEqual([]);
  });

  it('starts without permissions, or with read permission only', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  });
});
