// `npm run mutation`: do the unit tests notice when the logic is changed?
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureDependencies } from '../run/dependencies.mjs';
import { endWith, run } from '../run/process.mjs';

/**
 * `npm run mutation`: do the unit tests notice when the logic is changed? A part is a folder of `lib/`, nested or
 * not, tested only with the same folder in `tests/unit/`, which is what makes a few thousand mutants affordable: the
 * score is a lower bound. Prints a table and writes all mutants to `reports/mutation.json`. Parts can be named: `npm
 * run mutation -- shop clinical/rhythms`.
 */
const parts = [
  ...foldersIn('lib').map((name) => ({ name, mutate: modulesIn(`lib/${name}`) })),
  // The code that decides what reaches visitors and what a browser may run: only its pure steps.
  ...['finish', 'hosting'].map((name) => ({ name, mutate: modulesIn(`scripts/${name}`).filter(isPure) })),
].filter(({ mutate }) => mutate.length > 0);

/** Every folder below a folder, by its relative path. */
function foldersIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The modules of a folder, except those with types only. */
function modulesIn(folder) {
  return readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter(
      (file) =>
        /(?<!\.d)\.(?:ts|mjs)$/.test(file) && /^export (?:const|function) /m.test(readFileSync(file, 'utf8')),
    );
}

/** Code that uses files, processes and servers is tested on the exported site. */
function isPure(file) {
  return !/from 'node:(?:fs|child_process|http)'/.test(readFileSync(file, 'utf8'));
}

const report = 'reports/mutation.json';
const stryker = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1'];

function refuseUntried() {
  const untried = parts.filter(({ name }) => !existsSync(`tests/unit/${name}`)).map(({ name }) => name);
  if (untried.length > 0)
    throw new Error(
      `There is no folder tests/unit/${untried.join(', tests/unit/')} with the tests of that part.`,
    );
}

async function main() {
  refuseUntried();
  await ensureDependencies();
  // Rarely used and large, so it is not a dependency of the project. 9.6.1 is the last version for Node 20.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...stryker]);
  mkdirSync('reports', { recursive: true });
  const chosen = process.argv.slice(2);
  const files = chosen.length > 0 ? earlierFiles() : {};
  for (const { name, mutate } of parts.filter((part) => chosen.length === 0 || chosen.includes(part.name))) {
    rmSync('reports/mutation-part.json', { force: true });
    await run('npx', ['--no-install', 'stryker', 'run', '--mutate', mutate.join(',')], {
      env: { MUTATION_TESTS: name },
    }).catch(() => {
      // Stryker also exits this way for a score below the threshold; without its report, the part was not tested.
    });
    Object.assign(files, JSON.parse(readFileSync('reports/mutation-part.json', 'utf8')).files);
    writeFileSync(report, JSON.stringify({ files }));
  }
  sayScores(files);
}

function earlierFiles() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).files;
  } catch {
    return {};
  }
}

function sayScores(files) {
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const tried = mutants.filter(({ status }) => !/Ignored|CompileError|RuntimeError/.test(status));
    return {
      file,
      of: tried.length,
      caught: tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    };
  });
  const line = (name, caught, of) =>
    console.log(
      `${name.padEnd(40)} ${of === 0 ? '    -' : `${((100 * caught) / of).toFixed(1).padStart(5)} %`} of ${of}`,
    );
  for (const { file, caught, of } of rows.sort((one, other) => one.file.localeCompare(other.file)))
    line(file, caught, of);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  line('all', sum('caught'), sum('of'));
  if (sum('caught') < 0.85 * sum('of')) process.exitCode = 1;
}

main().catch(endWith);
