import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

const filesIn = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/**
 * `npm run mutation`: do the unit tests notice when the logic of `lib/` is changed? Each part of it is tried with the
 * tests of its own subject only, which is what makes a few thousand mutants affordable: the score is a lower bound.
 * Prints a table and leaves all mutants in `reports/mutation.json`. Names of parts may follow: `npm run mutation -- shop`.
 */
const groups = [
  { name: 'simulation', mutate: filesIn('lib', 'simulation compression-rate metronome') },
  { name: 'contact', mutate: filesIn('lib', 'contact-form contact-links') },
  { name: 'courses', mutate: filesIn('lib', 'calendar-days calendar-file card-renewal class-dates course-comparison courses group-quote osha-classes') },
  { name: 'shop', mutate: [...filesIn('lib', 'cart catalog catalog-view comparison order products product-samples'), ...filesIn('lib/seo', 'product-list')] },
  { name: 'locations', mutate: filesIn('lib', 'city-search course-chooser distance location-address location-finder locations map-hit-areas') },
  { name: 'seo', mutate: filesIn('lib/seo', 'course-list graph ids medical-web-page program-list service site-nodes') },
  { name: 'lib', mutate: filesIn('lib', 'anchor counts dates document-section facts fill-in fill-text fill-words money outbound pictures routes site-env training-programs') },
  { name: 'readiness', mutate: filesIn('lib', 'readiness preview-report') },
  { name: 'clinical', mutate: filesIn('lib', 'clinical clinical-page decision-tree step-through tree-drawing') },
  // What lets a page through to visitors, and what a browser may do on it.
  { name: 'finish', mutate: filesIn('scripts/finish', 'policy plain-page own-script framework-scripts preload-picture style-sheet') },
  { name: 'hosting', mutate: filesIn('scripts/hosting', 'headers') },
];

/** Lists of names and types, which hold no logic. */
const withoutLogic = ['lib/icon-name.ts'];

const report = 'reports/mutation.json';

function refuseForgotten() {
  const named = new Set([...groups.flatMap(({ mutate }) => mutate), ...withoutLogic]);
  const there = readdirSync('lib', { recursive: true }).map((name) => `lib/${String(name).replaceAll('\\', '/')}`);
  const forgotten = there.filter((file) => file.endsWith('.ts') && !named.has(file));
  const gone = [...named].filter((file) => file.startsWith('lib/') && !there.includes(file));
  if (forgotten.length > 0) throw new Error(`${forgotten.join(', ')} is in no part of scripts/mutation.mjs. Add it to the part whose tests try it.`);
  if (gone.length > 0) throw new Error(`${gone.join(', ')} stands in scripts/mutation.mjs and is no file. Take it out there.`);
}

async function main() {
  refuseForgotten();
  await ensureDependencies();
  mkdirSync('reports', { recursive: true });
  const chosen = process.argv.slice(2);
  const files = chosen.length > 0 ? earlierFiles() : {};
  for (const { name, mutate } of groups.filter((group) => chosen.length === 0 || chosen.includes(group.name))) {
    rmSync('reports/mutation-part.json', { force: true });
    await run('npx', ['--no-install', 'stryker', 'run', '--mutate', mutate.join(',')], { env: { MUTATION_TESTS: name } }).catch(() => {
      // Stryker ends so when a part is below its mark too; without its report the part was not tried.
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
    return { file, of: tried.length, caught: tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length };
  });
  const line = (name, caught, of) => console.log(`${name.padEnd(40)} ${of === 0 ? '    -' : `${((100 * caught) / of).toFixed(1).padStart(5)} %`} of ${of}`);
  for (const { file, caught, of } of rows.sort((one, other) => one.file.localeCompare(other.file))) line(file, caught, of);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  line('all', sum('caught'), sum('of'));
  if (sum('caught') < 0.85 * sum('of')) process.exitCode = 1;
}

main().catch(endWith);
