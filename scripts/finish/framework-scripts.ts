import { nameOf, integrityOf } from './digest';
import { type AddedFile, type ExportedPage, refuseFramework } from './document';
import { contract, payloadScript, payloadText } from './framework-contract';
import { slimPayload } from './slim-payload';

/** One script of the framework, in the order in which a page has to run it. */
export type RuntimeScript = {
  readonly src: string;
  readonly integrity: string;
  readonly id?: string;
  /** A file that the bundler asks for by itself, later: it is not fetched with the others, only held to its digest. */
  readonly isLater?: true;
};

export type FrameworkScripts = {
  /** Empty for a page without an island: such a page carries nothing of the framework. */
  readonly scripts: readonly RuntimeScript[];
  readonly added: readonly AddedFile[];
  /** What the page hands to React: elements and props that an island may show later. */
  readonly payload: string;
};

/**
 * Takes every script of the framework out of the page. A page with an island gets them back as a list that
 * components/site-script/islands.ts fetches when the island is needed; its inline scripts (bootstrap and flight payload)
 * become files, so that no inline script is left.
 * @param staticParts what keeps the parts that the payload leaves out; null for a page of the router, which has it whole.
 * @throws when a script element is of a kind that this step does not know.
 */
export function takeFrameworkScripts(
  page: ExportedPage,
  readFile: (path: string) => Buffer,
  allChunks: readonly string[],
  staticParts: string | null,
): FrameworkScripts {
  const { $ } = page;
  const {
    bootstrap: start,
    chunkScripts,
    legacyScript,
    payloadScripts,
    scriptPreloads,
    sizeAdjustMark,
  } = contract;
  const hasIsland = $('[data-island]').length > 0;
  const chunks: string[] = [];
  const texts: string[] = [];
  let bootstrap = null as string | null;

  $(scriptPreloads.selector).remove();
  $(sizeAdjustMark.selector).remove();
  $('script').each((_, element) => {
    const script = $(element);
    const src = script.attr('src');
    const type = script.attr('type');
    const code = script.text();
    if (type === 'application/ld+json') return;
    if (src !== undefined && chunkScripts.pattern.test(src)) {
      if (script.attr(legacyScript.attribute) === undefined && !chunks.includes(src)) chunks.push(src);
    } else if (script.attr('id') === start.id && code.startsWith(start.start)) {
      bootstrap = code;
    } else if (src === undefined && type === undefined && payloadScripts.pattern.test(code)) {
      texts.push(
        payloadText(code) ?? refuseFramework(page, describe(script), 'is a payload that cannot be read.'),
      );
    } else {
      refuseFramework(page, describe(script), 'is not a script that the finishing step knows.');
    }
    script.remove();
  });

  if (!hasIsland) return { scripts: [], added: [], payload: '' };
  if (bootstrap === null || texts.length === 0) {
    refuseFramework(page, 'the framework', 'has no bootstrap or payload, although the page holds an island.');
  }

  const bootstrapFile = asFile('boot', bootstrap);
  const payload = staticParts === null ? texts.join('') : slimPayload(page, texts.join(''));
  const payloadFile = asFile('page', `${staticParts ?? ''}${payloadScript(payload)}`);
  return {
    scripts: [
      { src: bootstrapFile.path, integrity: integrityOf(bootstrapFile.body), id: start.id },
      { src: payloadFile.path, integrity: integrityOf(payloadFile.body) },
      ...chunks.map((src) => ({ src, integrity: integrityOf(readFile(src)) })),
      ...laterChunks(chunks, readFile, allChunks).map((src) => ({
        src,
        integrity: integrityOf(readFile(src)),
        isLater: true as const,
      })),
    ],
    added: [bootstrapFile, payloadFile],
    payload,
  };
}

/** What a page hands to React, before its scripts are taken out. */
export function payloadOf(page: ExportedPage): string {
  const codes = page
    .$('script:not([src]):not([type])')
    .toArray()
    .map((element) => page.$(element).text());
  return codes.map((code) => payloadText(code) ?? '').join('');
}

/** Chunks that these name, and those that they name in turn: what `import()` may fetch on this page. */
function laterChunks(
  chunks: readonly string[],
  readFile: (path: string) => Buffer,
  allChunks: readonly string[],
): readonly string[] {
  return withNamedChunks(chunks, (path) => readFile(path).toString('utf8'), allChunks).slice(chunks.length);
}

/** The chunks that `text` names, e.g. a page or a payload. */
export function chunksNamedIn(text: string, allChunks: readonly string[]): readonly string[] {
  return allChunks.filter((chunk) => text.includes(contract.chunkNames.nameOf(chunk)));
}

/** These chunks first, then those that they name, and that these name in turn. */
export function withNamedChunks(
  chunks: readonly string[],
  textOf: (path: string) => string,
  allChunks: readonly string[],
): readonly string[] {
  const found = new Set(chunks);
  for (const chunk of found) for (const other of chunksNamedIn(textOf(chunk), allChunks)) found.add(other);
  return [...found];
}

function asFile(kind: string, code: string): AddedFile {
  return { path: `${contract.staticFolder.folder}islands/${kind}-${nameOf(code)}.js`, body: code };
}

function describe(script: ReturnType<ExportedPage['$']>): string {
  const attributes = Object.entries(script.attr() ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${attributes.join('')}> (${script.text().slice(0, 80)})`;
}
