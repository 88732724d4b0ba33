/**
 * The framework contract: everything that the finishing steps, and the loader of islands, take for granted about what
 * Next.js and React write into an export and do in a browser. None of it is documented by them, so it holds for the
 * versions below and for no other: the build refuses those. `npm run probe` builds a tiny export with the installed
 * versions and looks at each entry by itself. If all hold, the version here may be set to the installed one; if one
 * does not, its entry says what to change. Nothing else spells these names. No imports: browsers get a part of it.
 */

/** With these versions every entry of {@link contract} was seen to hold. */
export const verifiedVersions: Readonly<Record<string, string>> = {
  next: '16.4.5',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

/** The end of every sentence that refuses an export. */
export const wayOut =
  'Run "npm run probe" to see which assumption about the framework broke. Until it is mended, ' +
  '"npm run build -- --keep-framework" makes a complete site with the framework left in its pages.';

/**
 * What the loader of islands (`components/site-script`) has to know as well.
 * An enum because the bundler then writes the values where they are used, and nothing else of this file.
 */
export enum LoaderContract {
  scriptMark = 'async',
  scriptFolder = '/_next/static/',
  emptyScript = '<script></script>',
  staticMark = 'data-static',
}

/** One entry for each assumption: `says` is its line in the report of the probe, the rest are the names that it is about. */
export const contract = {
  /** Files with a hash in their name lie in one folder: the rule for caching and Trusted Types go by it. */
  staticFolder: {
    says: 'all scripts, style sheets and fonts lie below /_next/static/',
    folder: LoaderContract.scriptFolder,
  },

  /** The name of this folder comes from `generateBuildId` (next.config.mjs), so what is in it may not be cached forever. */
  buildFolder: {
    says: 'files with fixed names lie in the folder of the build, and pages do not ask for them',
    folder: '/_next/static/site/',
  },

  /** A page asks for a chunk by `src`, in its head or at its end, some of them twice. */
  chunkScripts: {
    says: 'each script file of a page lies directly below /_next/static/chunks/ and has a plain name',
    folder: '/_next/static/chunks/',
    pattern: /^\/_next\/static\/chunks\/[\w.~-]+\.js$/,
  },

  /** Fills for browsers without modules; such browsers get the page without scripts. */
  legacyScript: {
    says: 'the script for browsers without modules is marked as such',
    attribute: 'nomodule',
  },

  /** One hint for a script that is listed as well: taken out, or the page would fetch what it may never need. */
  scriptPreloads: {
    says: 'what is preloaded as a script is also asked for as a script',
    selector: 'link[rel="preload"][as="script"]',
  },

  /** `next/font` writes it where it fits a fallback to a font. Browsers do not know it. */
  sizeAdjustMark: {
    says: 'the mark of next/font is a <meta> element without content',
    selector: 'meta[name="next-size-adjust"]',
  },

  /**
   * The inline script that names the first chunks to the bundler. Running it starts the framework, provided that those
   * chunks are there. Its id is how we tell it from others; nothing in the browser looks for the id.
   */
  bootstrap: {
    says: 'each page has one inline script that starts the framework, with its id and its first words',
    id: '_R_',
    start: '(globalThis["TURBOPACK"]',
  },

  /** Data for hydration, as inline scripts without attributes that push to one array. Order matters, moment does not. */
  payloadScripts: {
    says: 'every other inline script of a page without a type pushes to self.__next_f',
    pattern: /^\(?self\.__next_f/,
  },

  /** What is pushed: `[0]` first, then `[1, "a piece of text"]`. The pieces in their order are the payload. */
  payloadPieces: {
    says: 'the pieces of the payload are JSON texts, and classes of elements can be read in them',
    piece: /^self\.__next_f\.push\((\[1,.*\])\)$/s,
    pattern: /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[.*\]\))$/s,
  },

  /**
   * The payload is lines of `id:` and a value. Elements are `["$", type, key, props]`; a string with a `$` refers to
   * another line, or to a place in it, or means something that JSON has no word for. What is printed here is all we know.
   */
  payloadRows: {
    says: 'the payload is JSON in lines, texts with their length, and modules, and begins with line 0',
    root: '0',
    module: 'I',
    text: 'T',
    /** Hints, and the ends of lists that come in pieces. */
    always: ['H', 'X', 'C'] as readonly string[],
    /** `$5`, `$L5` (a line that may come later), `$Q5` (a map): with or without a path into it. */
    reference: /^\$[LQW@]?([0-9a-f]+)(?::(.+))?$/,
    noReference: /^\$(?:$|\$|S|undefined$|n-?\d|D\d|NaN$|-?Infinity$|-0$)/,
  },

  /** An element with `dangerouslySetInnerHTML` is hydrated without a look at what is in it. */
  staticParts: {
    says: 'React leaves the content of an element with dangerouslySetInnerHTML as it is when it hydrates',
    mark: LoaderContract.staticMark,
    /** What the router shows for an unknown address, and by which we know a component of the router. */
    unusedProp: 'notFound',
    routerProp: 'parallelRouterKey',
  },

  /** One sheet for the whole site: it is cut to each page and put into the page instead of the link. */
  sheetLink: {
    says: 'each page links exactly one style sheet, below /_next/static/chunks/',
    selector: 'link[rel="stylesheet"]',
    pattern: /^\/_next\/static\/chunks\/[\w.~-]+\.css$/,
  },

  /** Put into the page, the sheet has another base: what was `../media/` becomes a path from the root. */
  sheetAddresses: {
    says: 'addresses in the style sheet begin with ../, or with the name of a scheme',
    pattern: /url\((['"]?)\.\.\//g,
  },

  /** A font is cut and gets a new name: its old one is replaced wherever it occurs. */
  fontFiles: {
    says: 'fonts are .woff2 files that are asked for by their file name',
    ending: '.woff2',
  },

  /** The policy is written right after it, so that it is read before any script and style. */
  charsetFirst: {
    says: 'the character set is the first element of the head',
    selector: 'meta[charset]',
  },

  /** The preload of the picture above the fold comes right after it. */
  viewportOnce: {
    says: 'the head has one viewport, before the first style and script',
    selector: 'head > meta[name="viewport"]',
  },

  /** A second copy of /404.html and its payloads, which nothing leads to. */
  secondNotFound: {
    says: 'the page for unknown addresses is 404.html, and _not-found.html is a copy of it',
    file: '/404.html',
    copy: '/_not-found.html',
    pattern: /^\/_not-found(?:\.|\/)/,
  },

  /** What the router fetches instead of a page: beside it under its name, and in a folder of its name, in segments. */
  payloadFiles: {
    says: 'the payload of a page is a .txt file of its name, its segments are __next.*.txt in a folder of its name',
    ending: '.txt',
    pageEnding: '.html',
    segment: '/__next.',
  },

  /** So we know what `import()` may fetch on a page, and give the loader its digest. */
  chunkNames: {
    says: 'a chunk that is imported later is named by its file name in a chunk that the page has',
    nameOf: (path: string): string => path.replace(/^.*\//, ''),
  },

  /** The loader fetches everything first and the bootstrap last: the framework starts complete, or not at all. */
  startOrder: { says: 'the framework starts when payload and chunks come first and the bootstrap last' },

  /**
   * React looks for the scripts of its tree as `script[async][src="…"]` and adds what it does not find. Scripts that we
   * add run in order, which takes `async = false`; so they get the attribute once they have run.
   */
  scriptLookUp: {
    says: 'React finds a script that is there by its async attribute and its src, and adds no second one',
    mark: LoaderContract.scriptMark,
  },

  /** The loader patches the setter, so that what the bundler adds later is held to its digest (integrity). */
  scriptSource: { says: 'the bundler adds a later chunk as a script element whose src property it sets' },

  /** React takes a link that is there for its own, also when it is switched off: it does not fetch the sheet again. */
  disabledSheet: {
    says: 'React finds the link of its style sheet when it is disabled, and does not load the sheet',
    attribute: 'disabled',
  },

  /** Policy, style, preloads and our script are in the head, the list of scripts at the end of the body. */
  foreignElements: {
    says: 'React passes over elements in head and body that are not its own, and hydrates the rest',
  },

  /** Trusted Types: no other markup is let through (`components/site-script/trusted-scripts.ts`). */
  trustedMarkup: {
    says: 'from text React writes only an empty script element and data without "<", and loads scripts of the static folder',
    emptyScript: LoaderContract.emptyScript,
  },

  /** What was typed early is announced again through the element's own setter and an event: see `announce` of the loader. */
  earlyInput: { says: 'React takes in a value that was typed before it came, once it is announced again' },

  /** Only the router's own pages keep their payloads. */
  routerFetches: {
    says: 'a link of the router fetches .txt payloads of the page that it leads to, and no document',
  },
} as const;

export type Assumption = keyof typeof contract;

/** The text of a payload script: empty for the one that only opens the array. @returns null for anything else. */
export function payloadText(code: string): string | null {
  if (!contract.payloadPieces.pattern.test(code)) return null;
  const piece = contract.payloadPieces.piece.exec(code)?.[1];
  if (piece === undefined) return '';
  try {
    const [, text] = JSON.parse(piece) as readonly unknown[];
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** A payload as one script, in the form in which the framework expects its pieces. */
export function payloadScript(text: string): string {
  return `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(${JSON.stringify([1, text])})`;
}

/** Whether a file is a payload of the framework, and not a text of ours such as robots.txt. Paths from the export's root. */
export function isPayloadFile(file: string, files: ReadonlySet<string>): boolean {
  const { ending, pageEnding, segment } = contract.payloadFiles;
  if (!file.endsWith(ending)) return false;
  return file.includes(segment) || files.has(`${file.slice(0, -ending.length)}${pageEnding}`);
}

/** Whether a payload belongs to the page with this address, e.g. `/shop`. */
export function isPayloadOf(file: string, path: string): boolean {
  return file === `${path}${contract.payloadFiles.ending}` || file.startsWith(`${path}/`);
}

/** @throws a sentence that says what to do when another version than a verified one is installed. */
export function assertVerified(installed: Readonly<Record<string, string>>): void {
  const others = Object.entries(verifiedVersions).filter(([name, version]) => installed[name] !== version);
  if (others.length === 0) return;
  const found = others
    .map(([name, version]) => `${name} ${installed[name] ?? '(none)'} instead of ${version}`)
    .join(', ');
  throw new Error(
    `The finishing steps are not verified with what is installed: ${found}. Run "npm run probe"; if every line holds, set the ` +
      'version in scripts/finish/framework-contract.ts. Until then "npm run build -- --keep-framework" makes a complete site ' +
      'with the framework left in its pages.',
  );
}
