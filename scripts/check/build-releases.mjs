// Builds the two releases that `npm run test:publish` publishes on this machine, and, with the argument `preview`, the
// preview that `npm run test:preview` publishes beside them.
import '../run/plain-errors.ts';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { commit } from '../build/commit.ts';
import { testDay } from '../run/today.ts';
import { buildCopy, buildTree, copySources, treeOf } from './trees.mjs';

/** What the second release changes of the first: one file of each kind. */
const second = [
  { file: 'app/globals.css', from: '--flare: #ff6a3d;', to: '--flare: #ff6a3e;' },
  {
    file: 'components/site-script/site.ts',
    from: 'enhanceBack();',
    to: "enhanceBack();\ndocument.documentElement.dataset['edition'] = 'two';",
  },
  { file: 'content/tables/merchandise.csv', from: 'Push Hard Mug', to: 'Push Harder Mug' },
  {
    file: 'components/islands/shop/add-to-cart.tsx',
    from: "'w-full disabled:opacity-60'",
    to: "'w-full disabled:opacity-60 edition-two'",
  },
  {
    file: 'components/islands/simulation/simulation.tsx',
    from: 'const idle = state.phase',
    to: "performance.mark('edition two');\n  const idle = state.phase",
  },
];

/** The only changes of the preview to the first release: a price, a class, a sentence and a picture. */
const reviewed = [
  { file: 'content/tables/prices.csv', from: 'Paramedic Renewal,149.00', to: 'Paramedic Renewal,159.00' },
  {
    file: 'content/tables/classes.csv',
    from: 'status\n',
    to: 'status\nacls,3/14/2099,,9:00 AM,5:00 PM,"Atlanta, GA",7,,confirmed\n',
  },
  {
    file: 'content/legal/privacy.ts',
    from: 'gone when you close it.',
    to: 'lost when you close it.',
  },
];

/** Copies the files of a picture under another hash, as `npm run pictures` would write them for a new master. */
function repaint() {
  const [folder, id, newHash] = ['public/pictures', 'team-legal', '0badcafe'];
  const known = readdirSync(folder).filter((name) => name.startsWith(`${id}-`));
  const [, hash] = /\.([0-9a-f]{8})\./.exec(known[0]) ?? [];
  const copies = known.map((name) => [`${folder}/${name.replace(hash, newHash)}`, `${folder}/${name}`]);
  const change = { file: 'content/site/picture-files.ts', from: `hash: '${hash}'`, to: `hash: '${newHash}'` };
  return { change, copies: Object.fromEntries(copies) };
}

/** The preview, beside the first release as a download leaves it. */
async function buildPreview(live) {
  const earlier = treeOf('earlier');
  rmSync(earlier, { recursive: true, force: true });
  cpSync(live, earlier, { recursive: true });
  for (const name of readdirSync(earlier, { recursive: true }).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(`${earlier}/${name}`, 'utf8');
    if (!html.includes('data-day')) continue;
    // A published release has no sample classes.
    const $ = load(html);
    $('[data-day]').remove();
    writeFileSync(`${earlier}/${name}`, $.html());
  }
  writeFileSync(`${earlier}/.release`, '20260101T000000Z-earlier');
  const { change, copies } = repaint();
  await buildTree('preview', 'preview', {
    changes: [...reviewed, change],
    copies: { ...copies, '.cache/live': earlier },
  });
}

/**
 * Whether `out/` is the rehearsal of this commit, as `npm test` leaves it: building a copy would give the same bytes.
 */
function isRehearsalOf(now) {
  if (now.endsWith('-changed') || !existsSync('.cache/build.json')) return false;
  const { kind, commit: built } = JSON.parse(readFileSync('.cache/build.json', 'utf8'));
  return kind === 'rehearsal' && built === now;
}

// The same day as `npm test`, whose build is reused if there is one.
process.env.SITE_DAY = testDay;
const one = treeOf('one');
copySources('one');
if (isRehearsalOf(commit()))
  for (const made of ['out', '.cache/build.json']) cpSync(made, `${one}/${made}`, { recursive: true });
else await buildCopy('one', 'rehearsal');
const isPreview = process.argv.includes('preview');
await Promise.all([
  buildTree('two', 'rehearsal', { changes: second }),
  isPreview ? buildPreview(`${one}/out`) : undefined,
]);
