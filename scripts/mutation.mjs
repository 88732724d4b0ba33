import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

/**
 * `npm run mutation`: do the unit tests notice when the logic of `lib/` is changed? Each part of it is tried with the
 * tests of its own subject only, which is what makes a few thousand mutants affordable: the score is a lower bound.
 * Prints a table and leaves all mutants in `reports/mutation.json`. Names of parts may follow: `npm run mutation -- shop`.
 */
const groups = [
  { name: 'simulation', mutate: ['lib/{simulation,compression-rate,metronome}.ts'] },
  { name: 'contact', mutate: ['lib/{contact-form,contact-links}.ts'] },
  { name: 'courses', mutate: ['lib/{calendar-days,calendar-file,card-renewal,class-dates,course-comparison,courses,group-quote,osha-classes}.ts'] },
  { name: 'shop', mutate: ['lib/{cart,catalog,catalog-view,comparison,order,products,product-samples}.ts', 'lib/seo/product-list.ts'] },
  { name: 'locations', mutate: ['lib/{city-search,course-chooser,distance,location-address,location-finder,locations,map-hit-areas}.ts'] },
  { name: 'seo', mutate: ['lib/seo/{course-list,graph,ids,medical-web-page,program-list,service,site-nodes}.ts'] },
  { name: 'lib', mutate: ['lib/{anchor,counts,dates,document-section,facts,fill-in,fill-text,fill-words,money,outbound,pictures,routes,site-env,training-programs}.ts'] },
  { name: 'readiness', mutate: ['lib/{readiness,preview-report}.ts'] },
  { name: 'clinical', mutate: ['lib/{clinical,clinical-page,decision-tree,step-through,tree-drawing}.ts'] },
  // What lets a page through to visitors, and what a browser may do on it.
  { name: 'finish', mutate: ['scripts/finish/{policy,plain-page,own-script,framework-scripts,preload-picture,style-sheet}.ts'] },
  { name: 'hosting', mutate: ['scripts/hosting/headers.ts'] },
];

const report = 'reports/mutation.json';

async function main() {
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
