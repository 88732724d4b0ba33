import { type CheerioAPI, load } from 'cheerio';
import { type Assumption, contract, isPayloadFile, isPayloadOf, payloadText } from '../framework-contract';
import { payloadOf } from '../framework-scripts';
import { slimPayload } from '../slim-payload';
import { payloadWords } from '../style-sheet';
import { islandPaths, planted } from './probe-app';

/** The files of the tiny export as the framework wrote them: text by path from the root. */
export type ProbeExport = ReadonlyMap<string, string>;

/** What a browser did on the same export, finished. */
export type ProbeVisit = {
  readonly isReady: boolean;
  /** Errors and warnings in the console, and what was thrown. */
  readonly messages: readonly string[];
  readonly policyBreaks: readonly string[];
  /** How often each script of the framework is in the document, by its address. */
  readonly copies: Readonly<Record<string, number>>;
  readonly sheetsAsked: readonly string[];
  /** Scripts that came when the island asked for more. */
  readonly later: readonly { readonly src: string; readonly integrity: string }[];
  /** Of the elements that the finishing steps added: what is gone after hydration. */
  readonly lost: readonly string[];
  /** What the island made of a word that was typed before it was there. */
  readonly typed: string;
  /** What a static part says once React has passed over it. */
  readonly staticWords: string;
  /** After a press on a link of the router. */
  readonly address: string;
  readonly isSameDocument: boolean;
  /** Payloads that the router asked for on the way. */
  readonly fetched: readonly string[];
};

export type ProbeFacts = {
  readonly files: ProbeExport;
  readonly visit: ProbeVisit | { readonly failed: string };
};

/** What is wrong with an assumption, in words of what was seen; null where it holds. */
type Check = (files: ProbeExport) => string | null;
type VisitCheck = (visit: ProbeVisit) => string | null;

export type Finding = {
  readonly assumption: Assumption;
  readonly says: string;
  readonly wrong: string | null;
};

/** One finding for each assumption of the contract. */
export function findingsOf({ files, visit }: ProbeFacts): readonly Finding[] {
  return (Object.keys(contract) as Assumption[]).map((assumption) => ({
    assumption,
    says: contract[assumption].says,
    wrong: wrongWith(assumption),
  }));

  function wrongWith(assumption: Assumption): string | null {
    if (isOfExport(assumption)) return exportChecks[assumption](files);
    return 'failed' in visit ? `could not be looked at: ${visit.failed}` : visitChecks[assumption](visit);
  }
}

type VisitAssumption =
  | 'startOrder'
  | 'scriptLookUp'
  | 'scriptSource'
  | 'disabledSheet'
  | 'foreignElements'
  | 'trustedMarkup'
  | 'earlyInput'
  | 'routerFetches'
  | 'staticParts';

const exportChecks: Readonly<Record<Exclude<Assumption, VisitAssumption>, Check>> = {
  staticFolder: (files) => {
    const built = pathsOf(files, '.js', '.css', '.woff2').filter(
      (path) => !/^\/site(?:-islands|-search)?\.js$/.test(path),
    );
    return (
      none(built, 'no script, style sheet or font is there') ??
      first(
        built.filter((path) => !path.startsWith(contract.staticFolder.folder)),
        (path) => `${path} lies elsewhere`,
      )
    );
  },
  buildFolder: (files) => {
    const { folder } = contract.buildFolder;
    const known = [folder, contract.chunkScripts.folder, `${contract.staticFolder.folder}media/`];
    const inStatic = [...files.keys()].filter((path) => path.startsWith(contract.staticFolder.folder));
    return (
      none(
        inStatic.filter((path) => path.startsWith(folder)),
        `nothing lies below ${folder}`,
      ) ??
      first(
        inStatic.filter((path) => !known.some((start) => path.startsWith(start))),
        (path) => `${path} lies in a folder of its own`,
      ) ??
      first(
        pagesOf(files).filter(({ html }) => html.includes(folder)),
        ({ path }) => `${path} asks for something below ${folder}`,
      )
    );
  },
  chunkScripts: (files) =>
    onPages(files, ({ $ }) => {
      const sources = $('script[src]')
        .toArray()
        .map((element) => $(element).attr('src') ?? '');
      return (
        none(sources, 'has no script file') ??
        first(
          sources.filter((src) => !contract.chunkScripts.pattern.test(src)),
          (src) => `asks for the script ${src}`,
        ) ??
        first(
          sources.filter((src) => !files.has(src)),
          (src) => `asks for ${src}, which is not in the export`,
        )
      );
    }),
  legacyScript: (files) =>
    onPages(files, ({ $ }) => {
      const count = $(`script[src][${contract.legacyScript.attribute}]`).length;
      return count === 1
        ? null
        : `has ${count} scripts with ${contract.legacyScript.attribute} instead of one`;
    }),
  scriptPreloads: (files) =>
    onPages(files, ({ $ }) => {
      const hints = $('link[as="script"], link[rel="modulepreload"]')
        .toArray()
        .map((element) => $(element));
      return (
        none(hints, 'preloads no script') ??
        first(
          hints.filter((hint) => !hint.is(contract.scriptPreloads.selector)),
          (hint) => `hints at a script with rel="${hint.attr('rel')}"`,
        ) ??
        first(
          hints.filter((hint) => $(`script[src="${hint.attr('href')}"]`).length === 0),
          (hint) => `preloads ${hint.attr('href')}, and does not ask for it`,
        )
      );
    }),
  sizeAdjustMark: (files) =>
    onPages(files, ({ $ }) => {
      const marks = $('[name="next-size-adjust"]')
        .toArray()
        .map((element) => $(element));
      return (
        none(marks, 'has no such mark, although a font of it is fitted') ??
        first(
          marks.filter((mark) => !mark.is(contract.sizeAdjustMark.selector) || mark.attr('content') !== ''),
          (mark) => `has the mark with content "${mark.attr('content')}"`,
        )
      );
    }),
  bootstrap: (files) =>
    onPages(files, ({ $ }) => {
      const { id, start } = contract.bootstrap;
      const codes = inlineCodes($).filter((script) => script.id === id && script.code.startsWith(start));
      return codes.length === 1
        ? null
        : `has ${codes.length} inline scripts with the id ${id} that begin with ${start}`;
    }),
  payloadScripts: (files) =>
    onPages(files, ({ $ }) => {
      const others = inlineCodes($).filter(({ id }) => id !== contract.bootstrap.id);
      return (
        none(others, 'has no other inline script') ??
        first(
          others.filter(({ code }) => !contract.payloadScripts.pattern.test(code)),
          ({ code }) => `has an inline script that begins with ${code.slice(0, 40)}`,
        )
      );
    }),
  payloadPieces: (files) =>
    onPages(files, ({ $, path }) => {
      const codes = inlineCodes($).filter(({ code }) => contract.payloadScripts.pattern.test(code));
      const pieces = codes.map(({ code }) => payloadText(code));
      const words = payloadWords(pieces.join(''));
      const wanted = islandPaths.some((island) => path === `${island}.html`)
        ? [planted.child, planted.prop]
        : [];
      return (
        first(
          codes.filter((_, index) => pieces[index] === null),
          ({ code }) => `has a piece that cannot be read: ${code.slice(0, 40)}`,
        ) ??
        (pieces[0] === '' ? null : 'does not open the array first') ??
        first(
          wanted.filter((word) => !words.includes(word)),
          (word) => `has no "${word}" in its payload`,
        )
      );
    }),
  payloadRows: (files) =>
    onPages(files, ({ $, path }) => {
      const page = { file: path, $ };
      try {
        slimPayload(page, payloadOf(page));
        return null;
      } catch (error) {
        return `has a payload that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      }
    }),
  sheetLink: (files) =>
    onPages(files, ({ $ }) => {
      const links = $(contract.sheetLink.selector)
        .toArray()
        .map((element) => $(element).attr('href') ?? '');
      return (
        (links.length === 1 ? null : `links ${links.length} style sheets`) ??
        first(
          links.filter((href) => !contract.sheetLink.pattern.test(href) || !files.has(href)),
          (href) => `links ${href}`,
        )
      );
    }),
  sheetAddresses: (files) => {
    const addresses = addressesIn(files);
    return (
      none(addresses, 'no style sheet has an address') ??
      first(
        addresses.filter((address) => !/^(?:\.\.\/|[a-z]+:)/.test(address)),
        (address) => `a style sheet has the address ${address}`,
      )
    );
  },
  fontFiles: (files) => {
    const { ending } = contract.fontFiles;
    const fonts = pathsOf(files, '.woff2', '.woff', '.ttf', '.otf');
    const asked = addressesIn(files).map(contract.chunkNames.nameOf);
    return (
      none(fonts, 'no font is there') ??
      first(
        fonts.filter((path) => !path.endsWith(ending)),
        (path) => `${path} is another kind of font`,
      ) ??
      first(
        fonts.filter((path) => !asked.includes(contract.chunkNames.nameOf(path))),
        (path) => `no style sheet asks for ${path} by its file name`,
      )
    );
  },
  charsetFirst: (files) =>
    onPages(files, ({ $ }) =>
      $('head').children().first().is(contract.charsetFirst.selector)
        ? null
        : 'begins its head with something else',
    ),
  viewportOnce: (files) =>
    onPages(files, ({ $ }) => {
      const found = $(contract.viewportOnce.selector);
      if (found.length !== 1) return `has ${found.length} viewports in its head`;
      const blocking = $('head').children('script, style, link[rel="stylesheet"]').first();
      return blocking.length === 0 || found.index() < blocking.index()
        ? null
        : `has <${blocking.prop('tagName')?.toLowerCase()}> before the viewport`;
    }),
  secondNotFound: (files) => {
    const { file, copy } = contract.secondNotFound;
    if (!files.has(file)) return `there is no ${file}`;
    if (!files.has(copy)) return `there is no ${copy}`;
    return files.get(file) === files.get(copy) ? null : `${copy} differs from ${file}`;
  },
  payloadFiles: (files) => {
    const all = new Set(files.keys());
    const texts = pathsOf(files, contract.payloadFiles.ending);
    return (
      first(
        islandPaths.filter((path) => !all.has(`${path}${contract.payloadFiles.ending}`)),
        (path) => `${path} has no payload beside it`,
      ) ??
      first(
        islandPaths.filter(
          (path) => !texts.some((file) => file.startsWith(`${path}${contract.payloadFiles.segment}`)),
        ),
        (path) => `${path} has no segments`,
      ) ??
      first(
        texts.filter((file) => !isPayloadFile(file, all)),
        (file) => `${file} is none of them`,
      )
    );
  },
  chunkNames: (files) => {
    const part = pathsOf(files, '.js').find(
      (path) => path.startsWith(contract.staticFolder.folder) && files.get(path)?.includes(planted.part),
    );
    if (part === undefined) return 'no chunk holds the module that is imported later';
    const ofPages = pagesOf(files).flatMap(({ $ }) =>
      $('script[src]')
        .toArray()
        .map((element) => $(element).attr('src') ?? ''),
    );
    if (ofPages.includes(part)) return `${part} comes with the page`;
    const names = ofPages.some((path) => files.get(path)?.includes(contract.chunkNames.nameOf(part)));
    return names ? null : `no chunk of a page names ${part}`;
  },
};

const visitChecks: Readonly<Record<VisitAssumption, VisitCheck>> = {
  startOrder: ({ isReady }) => (isReady ? null : 'the island was not ready after 20 s'),
  scriptLookUp: ({ copies }) => {
    const entries = Object.entries(copies);
    return (
      none(entries, 'no script of the framework is in the document') ??
      first(
        entries.filter(([, count]) => count !== 1),
        ([src, count]) => `${src} is ${count} times in the document`,
      )
    );
  },
  scriptSource: ({ later }) =>
    none(later, 'no script came when the island asked for more') ??
    first(
      later.filter(({ integrity }) => integrity === ''),
      ({ src }) => `${src} came without integrity`,
    ),
  disabledSheet: ({ sheetsAsked }) => first(sheetsAsked, (path) => `the browser asked for ${path}`),
  foreignElements: ({ messages, lost }) =>
    first(lost, (name) => `${name} is gone after hydration`) ??
    first(messages, (text) => `the console says: ${text}`),
  trustedMarkup: ({ policyBreaks }) => first(policyBreaks, (text) => `the policy stopped ${text}`),
  staticParts: ({ staticWords }) =>
    staticWords === planted.still ? null : `the static part says "${staticWords}" after hydration`,
  earlyInput: ({ typed }) =>
    typed === typedWord ? null : `the island says "${typed}" instead of "${typedWord}"`,
  routerFetches: ({ address, isSameDocument, fetched }) => {
    const [, target] = islandPaths;
    if (address !== target) return `the link led to ${address}`;
    if (!isSameDocument) return 'the link loaded a document';
    return (
      none(fetched, 'nothing was fetched') ??
      first(
        fetched.filter((path) => !isPayloadOf(path, target)),
        (path) => `${path} was fetched`,
      )
    );
  },
};

/** What the visit types before the island is there. */
export const typedWord = 'early';

function isOfExport(assumption: Assumption): assumption is keyof typeof exportChecks {
  return assumption in exportChecks;
}

function none(list: readonly unknown[], words: string): string | null {
  return list.length === 0 ? words : null;
}

/** Words about the first entry of a list of what is wrong. */
function first<T>(list: readonly T[], words: (entry: T) => string): string | null {
  const [entry] = list;
  return entry === undefined ? null : words(entry);
}

function pathsOf(files: ProbeExport, ...endings: readonly string[]): readonly string[] {
  return [...files.keys()].filter((path) => endings.some((ending) => path.endsWith(ending)));
}

type ProbePage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

function pagesOf(files: ProbeExport): readonly ProbePage[] {
  return pathsOf(files, '.html').map((path) => {
    const html = files.get(path) ?? '';
    return { path, html, $: load(html) };
  });
}

/** Looks at every page. @returns what is wrong with the first that has something wrong. */
function onPages(files: ProbeExport, look: (page: ProbePage) => string | null): string | null {
  const pages = pagesOf(files);
  const wrong = pages
    .map((page) => ({ path: page.path, words: look(page) }))
    .find(({ words }) => words !== null);
  return none(pages, 'there is no page') ?? (wrong === undefined ? null : `${wrong.path} ${wrong.words}`);
}

function inlineCodes($: CheerioAPI): readonly { readonly id: string | undefined; readonly code: string }[] {
  return $('script:not([src]):not([type])')
    .toArray()
    .map((element) => ({ id: $(element).attr('id'), code: $(element).text() }));
}

function addressesIn(files: ProbeExport): readonly string[] {
  const sheets = pathsOf(files, '.css').map((path) => files.get(path) ?? '');
  return sheets.flatMap((css) =>
    [...css.matchAll(/url\(\s*['"]?([^'")]+)/g)].map(([, address]) => address ?? ''),
  );
}
