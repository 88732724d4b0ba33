/**
 * `npm run bar`: every promise of docs/bar.md with its figure, as a table. Builds twice, runs all browser tests in their
 * long form, scans, and asks three engines: about an hour on a small machine. `--short` takes the browser tests as
 * `npm test` does; `--report` builds nothing and reads what the last run of the browser tests left.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { outcomeOf, readReport, runBrowserTests } from './browser-tests';
import { build, checkMarkup, checkSecurityText, countInPages, countStrayStyles, run } from './commands';
import { readSiteFiles } from '../hosting/site-files';
import { digestOf } from '../publish/build-record';
import { sniffPages } from './code-sniffer';
import { scanHeaders } from './observatory';
import { checkReading } from './reading';
import { named, type Outcome, type Row } from './row';
import { readStores } from './second-store';
import { checkStructuredData } from './structured-data';
import { checkTextSizes } from './text-sizes';

const tools = 'scripts/bar/tools';
const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, report: { type: 'boolean', default: false } },
});

function buildTwice(): Outcome {
  if (options.report && existsSync('out')) return named('not built twice with --report');
  const digests = [1, 2].map(() => {
    const { code, output } = build();
    if (code !== 0) throw new Error(output.slice(-800));
    const files = readSiteFiles('out');
    return { digest: digestOf(files), files: files.length };
  });
  const [first, second] = digests;
  return {
    isMet: first?.digest === second?.digest,
    figure: `two builds of ${first?.files ?? 0} files: ${first?.digest === second?.digest ? 'the same to the byte' : 'they differ'}`,
  };
}

function checkSupplyChain(built: Outcome): Outcome {
  const tests = run('npx', [
    '--no-install',
    'jest',
    '--selectProjects',
    'unit',
    '--testPathPatterns',
    'supply-chain',
  ]);
  const install = run('npm', ['ci', '--ignore-scripts', '--dry-run', '--no-audit', '--no-fund']);
  const figure = `${built.figure}; licenses and list of dependencies ${tests.code === 0 ? 'hold' : 'fail'}; npm ci --ignore-scripts (dry) ${install.code === 0 ? 'works' : 'fails'}`;
  return { isMet: built.isMet && tests.code === 0 && install.code === 0, figure };
}

/** Where a mistake costs most: cart, simulation, filters, calendar, e-mail, policy. */
const held =
  /^(?:lib\/[^/]+\/(?:cart|catalog|catalog-view|simulation|compression-rate|metronome|calendar-days|calendar-file|class-dates|contact-links|contact-form|city-search|location-finder)|scripts\/finish\/(?:policy|plain-page)|scripts\/hosting\/headers)\.ts$/;

type MutationReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

/** The share of mutants that the tests caught, in percent, at least 85 over all and 90 where a mistake costs most. */
function checkLogic(): Outcome {
  if (!existsSync('reports/mutation.json'))
    return named('run "npm run mutation" first: it takes long and leaves its report');
  const { files } = JSON.parse(readFileSync('reports/mutation.json', 'utf8')) as MutationReport;
  const score = (isCounted: (file: string) => boolean) => {
    const mutants = Object.entries(files)
      .filter(([file]) => isCounted(file))
      .flatMap(([, file]) => file.mutants)
      .filter(({ status }) => !/Ignored|CompileError|RuntimeError|Pending/.test(status));
    return {
      percent:
        (mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length /
          mutants.length) *
        100,
      of: mutants.length,
    };
  };
  const [all, most] = [score(() => true), score((file) => held.test(file))];
  return {
    isMet: all.percent >= 85 && most.percent >= 90,
    figure: `${all.percent.toFixed(1)} % of ${all.of} mutants caught in lib/ and the steps of the policy; cart, simulation, filters, calendar, e-mail and policy ${most.percent.toFixed(1)} % of ${most.of}`,
  };
}

async function checkEngines(): Promise<Outcome> {
  const { code, output } = run('npx', ['--no-install', 'tsx', 'tests/engines/run.ts']);
  const lines = output.split('\n').filter((line) => /^(?:firefox|webkit): /.test(line));
  return {
    isMet: code === 0 && lines.length === 2,
    figure: `Chromium: all browser tests; ${lines.join('; ') || output.slice(-200)}`,
  };
}

function prepareTools(): void {
  if (['vnu-jar', 'html_codesniffer'].every((name) => existsSync(`${tools}/node_modules/${name}`))) return;
  console.log('Installing the checkers …');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tools });
}

prepareTools();
const built = buildTwice();
const ran = options.report ? readReport() : runBrowserTests(!options.short);
const e2e = (file: RegExp, title?: RegExp) => outcomeOf(ran, file, title);

const rows: readonly Row[] = [
  { number: 1, promise: 'Headers: MDN HTTP Observatory', check: () => scanHeaders(tools) },
  {
    number: 2,
    promise: 'No inline script can run',
    check: () =>
      both(
        countInPages(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/g, 'inline scripts'),
        e2e(/policy/),
      ),
  },
  {
    number: 3,
    promise: 'Trusted Types hold, attacks are stopped',
    check: () => e2e(/policy/, /probed|pressed once/),
  },
  { number: 4, promise: 'No style except what the policy names', check: countStrayStyles },
  {
    number: 5,
    promise: 'Nothing from elsewhere, nothing stored',
    check: () => e2e(/every-page|policy/, /stores nothing|leaves nothing/),
  },
  { number: 6, promise: 'Readable without scripts', check: () => e2e(/every-page/, /keeps its words/) },
  {
    number: 7,
    promise: 'Any script failing: readable, says so, recovers',
    check: () => e2e(/faults/, /stays readable|takes more than/),
  },
  { number: 8, promise: 'The part that loads later recovers', check: () => e2e(/faults/, /the game/) },
  {
    number: 9,
    promise: 'A script of the next page failing',
    check: () => e2e(/faults/, /script of the next shop/),
  },
  { number: 10, promise: 'Old tab across a release', check: () => e2e(/faults/, /new release/) },
  { number: 11, promise: 'A missing page is a real 404', check: () => e2e(/shell/, /unknown address/) },
  { number: 12, promise: 'Every link leads on', check: () => e2e(/artifact|shell/, /links only|leads/) },
  {
    number: 13,
    promise: 'All pictures, fonts and style fail: readable',
    check: () => e2e(/faults/, /without a kind/),
  },
  { number: 14, promise: 'Props of islands fail: harmless', check: () => e2e(/faults/, /props-/) },
  { number: 15, promise: 'Nothing is fetched ahead', check: () => e2e(/home/, /nothing of the framework/) },
  { number: 16, promise: 'Valid HTML (Nu)', check: () => checkMarkup(tools) },
  { number: 17, promise: 'Sound markup (html-validate)', check: () => e2e(/markup/) },
  { number: 18, promise: 'axe: light, dark, forced colors, states', check: () => e2e(/./, /axe/) },
  { number: 19, promise: 'IBM Equal Access agrees', check: () => e2e(/equal-access/) },
  { number: 20, promise: 'Keyboard walk, targets, text spacing', check: () => e2e(/keyboard/) },
  {
    number: 21,
    promise: 'Widgets by the ARIA practices, transcripts',
    check: () => e2e(/widgets|transcripts/),
  },
  { number: 22, promise: 'Hostile use and addresses', check: () => e2e(/fuzz|addresses/) },
  { number: 23, promise: 'Tests notice changed logic', check: checkLogic },
  {
    number: 24,
    promise: 'No dead link, outside addresses as listed',
    check: () => e2e(/artifact/, /links only|outside address/),
  },
  { number: 25, promise: 'The contact form never lies', check: () => e2e(/home|contact/, /contact form/) },
  {
    number: 26,
    promise: 'Researchers can report (security.txt)',
    check: () => checkSecurityText(new Date()),
  },
  { number: 27, promise: 'Supply chain', check: () => checkSupplyChain(built) },
  { number: 28, promise: 'Three engines', check: checkEngines },
  { number: 29, promise: 'Looks the same unless intended', check: () => e2e(/looks/) },
  { number: 30, promise: 'No service worker', check: () => e2e(/policy/, /registers no worker/) },
  { number: 31, promise: 'Structured data: schema.org alone', check: checkStructuredData },
  { number: 32, promise: 'HTML_CodeSniffer finds no error', check: () => sniffPages(tools) },
  { number: 33, promise: 'Larger text, in two engines', check: () => checkTextSizes(e2e(/text-size/)) },
  { number: 34, promise: 'Publishing works with two stores', check: () => readStores() },
  { number: 35, promise: 'Clinical pages read below grade 9', check: checkReading },
];

function both(one: Outcome, other: Outcome): Outcome {
  return { isMet: one.isMet && other.isMet, figure: `${one.figure}; ${other.figure}` };
}

const lines = ['| # | promise | met | figure |', '|---|---|---|---|'];
let open = 0;
for (const { number, promise, check } of rows) {
  const { isMet, figure } = await check();
  if (!isMet) open += 1;
  const line = `| ${number} | ${promise} | ${isMet ? 'yes' : 'NO'} | ${figure.replaceAll('|', '/').replaceAll('\n', ' ')} |`;
  console.log(line);
  lines.push(line);
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bar.md', `${lines.join('\n')}\n`);
console.log(`\n${rows.length - open} of ${rows.length} rows are met. The table is in reports/bar.md.`);
process.exitCode = open === 0 ? 0 : 1;
