import { contract, type Assumption } from '@/scripts/finish/framework-contract';
import { findingsOf, type ProbeExport, type ProbeVisit } from '@/scripts/finish/probe/checks';

const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';
const payload = String.raw`<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:[\"$\",\"$L2\",null,{\"mark\":\"probe-prop\",\"className\":\"probe-child\"}]\n2:I[1,[],\"Tool\"]\n"])</script>`;
const chunks = '/_next/static/chunks/';

function page(): string {
  return (
    '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<link rel="stylesheet" href="${chunks}a.css"><link rel="preload" as="script" href="${chunks}a.js">` +
    `<script src="${chunks}a.js" async></script><script src="${chunks}poly.js" nomodule></script><meta name="next-size-adjust" content="">` +
    `</head><body><main>x</main>${start}<script src="${chunks}a.js" async></script>${payload}</body></html>`
  );
}

/** An export in which every assumption holds, as the probe builds it. */
const files: ProbeExport = new Map([
  ['/404.html', page()],
  ['/_not-found.html', page()],
  ['/_not-found.txt', '1:"x"'],
  ['/first.html', page()],
  ['/first.txt', '1:"x"'],
  ['/first/__next._tree.txt', '1:"x"'],
  ['/second.html', page()],
  ['/second.txt', '1:"x"'],
  ['/second/__next._tree.txt', '1:"x"'],
  [`${chunks}a.js`, 'import("static/chunks/b.js")'],
  [`${chunks}b.js`, 'title:"probe-part"'],
  [`${chunks}poly.js`, ''],
  [`${chunks}a.css`, '@font-face{src:url(../media/f.woff2)}a{background:url("data:image/png;base64,x")}'],
  ['/_next/static/media/f.woff2', ''],
  ['/_next/static/site/_buildManifest.js', ''],
  ['/site.js', ''],
  ['/site-islands.js', ''],
]);

const visit: ProbeVisit = {
  isReady: true,
  messages: [],
  policyBreaks: [],
  copies: { [`${chunks}a.js`]: 1 },
  sheetsAsked: [],
  later: [{ src: `${chunks}b.js`, integrity: 'sha384-x' }],
  lost: [],
  typed: 'early',
  staticWords: 'One two three',
  address: '/second',
  isSameDocument: true,
  fetched: ['/second/__next._tree.txt'],
};

const broken = (export_: ProbeExport, visited: ProbeVisit | { failed: string } = visit) =>
  findingsOf({ files: export_, visit: visited }).filter(({ wrong }) => wrong !== null);

/** The export with other text on its pages (from, to), or with other files. */
const replaced = (from: string, to: string): ProbeExport => {
  expect(page()).toContain(from);
  return new Map(
    [...files].map(([path, text]) => [path, path.endsWith('.html') ? text.replaceAll(from, to) : text]),
  );
};
const moved = (from: string, to: string): ProbeExport =>
  new Map([...files].map(([path, text]) => [path === from ? to : path, text]));
const with_ = (path: string, text: string): ProbeExport => new Map([...files, [path, text]]);
const without = (path: string): ProbeExport => new Map([...files].filter(([other]) => other !== path));

type Plant = readonly [Assumption, string, () => ProbeExport | Partial<ProbeVisit>, string];

const plants: readonly Plant[] = [
  [
    'staticFolder',
    'a script lies beside the pages',
    () => with_('/runtime.js', ''),
    '/runtime.js lies elsewhere',
  ],
  [
    'staticFolder',
    'nothing is built',
    () => new Map([['/site.js', '']]),
    'no script, style sheet or font is there',
  ],
  [
    'buildFolder',
    'the folder has another name',
    () => moved('/_next/static/site/_buildManifest.js', '/_next/static/k3x/_buildManifest.js'),
    'nothing lies below',
  ],
  [
    'buildFolder',
    'another folder appears',
    () => with_('/_next/static/workers/w.js', ''),
    '/_next/static/workers/w.js lies in a folder of its own',
  ],
  [
    'buildFolder',
    'a page asks for a file of it',
    () => replaced('<main>', '<a href="/_next/static/site/x"></a><main>'),
    'asks for something below',
  ],
  [
    'chunkScripts',
    'a script has a query',
    () => replaced(`<script src="${chunks}a.js"`, `<script src="${chunks}a.js?dpl=1"`),
    'asks for the script',
  ],
  [
    'chunkScripts',
    'a script is not there',
    () => replaced('poly.js', 'polyfill.js'),
    'which is not in the export',
  ],
  [
    'legacyScript',
    'the mark has another name',
    () => replaced('nomodule', 'data-legacy'),
    'has 0 scripts with nomodule',
  ],
  [
    'scriptPreloads',
    'hints are of another kind',
    () => replaced('rel="preload" as="script"', 'rel="modulepreload"'),
    'rel="modulepreload"',
  ],
  [
    'scriptPreloads',
    'more is preloaded',
    () => replaced(`as="script" href="${chunks}a.js"`, `as="script" href="${chunks}b.js"`),
    'does not ask for it',
  ],
  ['sizeAdjustMark', 'it says something', () => replaced('content=""', 'content="107%"'), 'content "107%"'],
  [
    'sizeAdjustMark',
    'it is gone',
    () => replaced('<meta name="next-size-adjust" content="">', ''),
    'no such mark',
  ],
  [
    'bootstrap',
    'it begins otherwise',
    () => replaced('(globalThis["TURBOPACK"] ||', '(self["TURBOPACK"] ||'),
    'has 0 inline scripts with the id _R_',
  ],
  [
    'payloadScripts',
    'another inline script comes along',
    () => replaced('<main>', '<script>requestAnimationFrame(x)</script><main>'),
    'begins with requestAnimationFrame',
  ],
  [
    'payloadPieces',
    'a piece is no JSON',
    () => replaced('self.__next_f.push([1,', 'self.__next_f.push([1,...'),
    'cannot be read',
  ],
  [
    'payloadPieces',
    'the array opens later',
    () => replaced('(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"x"])'),
    'does not open the array',
  ],
  [
    'payloadPieces',
    'a class is written in another way',
    () => replaced('probe-child', 'probe-#1'),
    'no "probe-child"',
  ],
  [
    'payloadPieces',
    'a prop is written in another way',
    () => replaced('probe-prop', 'probe-#1'),
    'no "probe-prop"',
  ],
  [
    'payloadRows',
    'a row is of another kind',
    () => replaced('2:I[', '2:Z['),
    'row 2:Z of the payload is of a kind',
  ],
  [
    'payloadRows',
    'it begins with another row',
    () => replaced('"0:[', '"1:['),
    'row 0 of the payload does not exist',
  ],
  [
    'sheetLink',
    'there are two',
    () => replaced('<meta name="next', `<link rel="stylesheet" href="${chunks}a.css"><meta name="next`),
    'links 2 style sheets',
  ],
  [
    'sheetLink',
    'it lies elsewhere',
    () => replaced(`${chunks}a.css`, '/_next/static/css/a.css'),
    'links /_next/static/css/a.css',
  ],
  [
    'sheetAddresses',
    'they begin at the root',
    () => with_(`${chunks}a.css`, '@font-face{src:url(/_next/static/media/f.woff2)}'),
    'the address /_next/static/media/f.woff2',
  ],
  [
    'fontFiles',
    'a font is of another kind',
    () => with_('/_next/static/media/g.woff', ''),
    '/_next/static/media/g.woff is another kind',
  ],
  [
    'fontFiles',
    'a font is asked for in another way',
    () => with_('/_next/static/media/g.woff2', ''),
    'no style sheet asks for /_next/static/media/g.woff2',
  ],
  [
    'charsetFirst',
    'something is before it',
    () => replaced('<meta charset', '<title>x</title><meta charset'),
    'begins its head with something else',
  ],
  ['viewportOnce', 'it is missing', () => replaced('name="viewport"', 'name="view"'), 'has 0 viewports'],
  [
    'viewportOnce',
    'a style is before it',
    () => replaced('<meta name="viewport"', '<style></style><meta name="viewport"'),
    'has <style> before the viewport',
  ],
  ['secondNotFound', 'the copy is gone', () => without('/_not-found.html'), 'there is no /_not-found.html'],
  ['secondNotFound', 'the page is gone', () => without('/404.html'), 'there is no /404.html'],
  [
    'secondNotFound',
    'the copy is another page',
    () => with_('/_not-found.html', page().replace('<main>', '<main>y')),
    'differs from /404.html',
  ],
  [
    'payloadFiles',
    'a payload has another ending',
    () => moved('/first.txt', '/first.rsc'),
    '/first has no payload',
  ],
  [
    'payloadFiles',
    'segments have another name',
    () => moved('/second/__next._tree.txt', '/second/_tree.txt'),
    '/second has no segments',
  ],
  ['payloadFiles', 'another text appears', () => with_('/routes.txt', ''), '/routes.txt is none of them'],
  [
    'chunkNames',
    'chunks are numbered',
    () => with_(`${chunks}a.js`, 'import(7)'),
    'no chunk of a page names',
  ],
  [
    'chunkNames',
    'the later chunk comes at once',
    () => replaced('<main>', `<script src="${chunks}b.js" async></script><main>`),
    'comes with the page',
  ],
  ['startOrder', 'the framework does not start', () => ({ isReady: false }), 'was not ready'],
  [
    'scriptLookUp',
    'React adds a second one',
    () => ({ copies: { [`${chunks}a.js`]: 2 } }),
    '2 times in the document',
  ],
  ['scriptLookUp', 'none is there', () => ({ copies: {} }), 'no script of the framework'],
  [
    'scriptSource',
    'the bundler uses setAttribute',
    () => ({ later: [{ src: `${chunks}b.js`, integrity: '' }] }),
    'without integrity',
  ],
  ['scriptSource', 'the bundler uses import()', () => ({ later: [] }), 'no script came'],
  [
    'disabledSheet',
    'the sheet is loaded',
    () => ({ sheetsAsked: [`${chunks}a.css`] }),
    'the browser asked for',
  ],
  [
    'foreignElements',
    'React takes the policy out',
    () => ({ lost: ['head > meta[http-equiv]'] }),
    'head > meta[http-equiv] is gone',
  ],
  [
    'foreignElements',
    'hydration fails',
    () => ({ messages: ['Minified React error #418'] }),
    'Minified React error #418',
  ],
  [
    'trustedMarkup',
    'React writes markup',
    () => ({ policyBreaks: ['require-trusted-types-for Element innerHTML|<svg>'] }),
    'Element innerHTML',
  ],
  ['earlyInput', 'the word is lost', () => ({ typed: '' }), 'says "" instead of "early"'],
  ['staticParts', 'they are emptied', () => ({ staticWords: '' }), 'the static part says ""'],
  ['routerFetches', 'the link loads a document', () => ({ isSameDocument: false }), 'loaded a document'],
  ['routerFetches', 'the link leads nowhere', () => ({ address: '/first' }), 'led to /first'],
  ['routerFetches', 'it fetches elsewhere', () => ({ fetched: ['/second.rsc'] }), '/second.rsc was fetched'],
  ['routerFetches', 'it fetches nothing', () => ({ fetched: [] }), 'nothing was fetched'],
];

describe('the probe', () => {
  it('finds nothing where all assumptions hold', () => {
    expect(broken(files)).toEqual([]);
  });

  it.each(plants)('names %s where %s', (assumption, _, plant, words) => {
    const planted = plant();
    const found =
      planted instanceof Map
        ? broken(planted)
        : broken(files, { ...visit, ...(planted as Partial<typeof visit>) });
    expect(found.find((finding) => finding.assumption === assumption)?.wrong).toContain(words);
  });

  it('names nothing else where one thing in the browser is wrong', () => {
    for (const [assumption, , plant] of plants) {
      const planted = plant();
      if (planted instanceof Map) continue;
      expect(
        broken(files, { ...visit, ...(planted as Partial<typeof visit>) }).map(
          (finding) => finding.assumption,
        ),
      ).toEqual([assumption]);
    }
  });

  it('can fail for every assumption of the contract', () => {
    expect(
      Object.keys(contract).filter((assumption) => !plants.some(([name]) => name === assumption)),
    ).toEqual([]);
  });

  it('counts what it could not look at as broken, with the reason', () => {
    const found = broken(files, { failed: '/first.html: <script> is unknown.' });
    expect(found.length).toBe(9);
    for (const { wrong } of found)
      expect(wrong).toBe('could not be looked at: /first.html: <script> is unknown.');
  });
});
