import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The words that the spell checker refuses in a project of these files, with this project's settings. */
function refused(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'spelling-'));
  try {
    for (const name of ['cspell.config.mjs', 'cspell-words.txt']) copyFileSync(name, join(root, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/cspell/bin.mjs'), '--no-progress', '--no-summary', '--words-only', '.'],
      { cwd: root, encoding: 'utf8' },
    );
    return stdout.split('\n').filter((word) => word !== '');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

// cspell:disable
/** A word that must be refused for each kind of file that the project has. */
const wrong = {
  'content/home/home.ts': "export const lead = 'Learn to give compresions.';",
  'components/ui/card.tsx': '/** A reactangle. */\nexport const Card = () => <p>Recieve your card.</p>;',
  'scripts/check/check.mjs': "throw new Error('The adress is wrong.');",
  'tests/unit/a.test.ts': "it('shows the colour of the labelled field', () => {});",
  'content/tables/a.csv': 'id,quote\nmaria-odegard,I lerned a lot.\n',
  'docs/guide.md': '# A licence\n\nIt was cancelled.',
};
const misspelled = 'compresions reactangle Recieve adress lerned colour labelled licence cancelled'.split(
  ' ',
);

/** Names of people and places in tables, which no dictionary has; American spelling, and the words of the trade. */
const right = {
  'content/tables/a.csv':
    "id,name,location,quote\nmaria-odegard,María Ødegård-O’Ñandú,Mesa,I learned it in Featherstonehaugh's class.\n",
  'content/a.ts': "export const a = 'The color of the labeled manikin; HAZWOPER and NAEMT.';",
};

test('the spell check refuses misspelled and British words in every kind of file', () => {
  expect(refused(wrong)).toEqual(expect.arrayContaining(misspelled));
});

test('the spell check accepts names in tables, American spelling and the words of the trade', () => {
  expect(refused(right)).toEqual([]);
});
