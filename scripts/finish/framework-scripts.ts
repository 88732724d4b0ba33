import { nameOf, integrityOf } from './digest';
import { type AddedFile, type ExportedPage, refuse } from './document';

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
};

const chunkPattern = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;

/**
 * Takes every script of the framework out of the page. A page with an island gets them back as a list that
 * components/enhance/islands.ts fetches when the island is needed; its inline scripts (bootstrap and flight payload)
 * become files, so that no inline script is left.
 * @throws when a script element is of a kind that this step does not know.
 */
export function takeFrameworkScripts(page: ExportedPage, readFile: (path: string) => Buffer, allChunks: readonly string[]): FrameworkScripts {
  const { $ } = page;
  const hasIsland = $('[data-island]').length > 0;
  const chunks: string[] = [];
  const payload: string[] = [];
  let bootstrap: string | null = null;

  $('link[rel="preload"][as="script"]').remove();
  $('meta[name="next-size-adjust"]').remove();
  $('script').each((_, element) => {
    const script = $(element);
    const src = script.attr('src');
    const type = script.attr('type');
    const code = script.text();
    if (type === 'application/ld+json') return;
    if (src !== undefined && chunkPattern.test(src)) {
      // The polyfills for browsers without modules: such browsers get the page without scripts.
      if (script.attr('nomodule') === undefined && !chunks.includes(src)) chunks.push(src);
    } else if (script.attr('id') === '_R_' && code.startsWith('(globalThis["TURBOPACK"]')) {
      bootstrap = code;
    } else if (src === undefined && type === undefined && /^\(?self\.__next_f/.test(code)) {
      payload.push(code);
    } else {
      refuse(page, describe(script), 'is not a script that the finishing step knows. Teach scripts/finish/framework-scripts.ts what to do with it.');
    }
    script.remove();
  });

  if (!hasIsland) return { scripts: [], added: [] };
  if (bootstrap === null || payload.length === 0) refuse(page, 'the framework', 'has no bootstrap or payload, although the page holds an island.');

  const bootstrapFile = asFile('boot', bootstrap);
  const payloadFile = asFile('page', payload.join(';\n'));
  return {
    scripts: [
      { src: bootstrapFile.path, integrity: integrityOf(bootstrapFile.body), id: '_R_' },
      { src: payloadFile.path, integrity: integrityOf(payloadFile.body) },
      ...chunks.map((src) => ({ src, integrity: integrityOf(readFile(src)) })),
      ...laterChunks(chunks, readFile, allChunks).map((src) => ({ src, integrity: integrityOf(readFile(src)), isLater: true as const })),
    ],
    added: [bootstrapFile, payloadFile],
  };
}

/** Chunks that these name, and those that they name in turn: what `import()` may fetch on this page. */
function laterChunks(chunks: readonly string[], readFile: (path: string) => Buffer, allChunks: readonly string[]): readonly string[] {
  const found = new Set(chunks);
  for (const chunk of found) {
    const code = readFile(chunk).toString('utf8');
    for (const other of allChunks) if (code.includes(other.replace(/^.*\//, ''))) found.add(other);
  }
  return [...found].slice(chunks.length);
}

function asFile(kind: string, code: string): AddedFile {
  return { path: `/_next/static/islands/${kind}-${nameOf(code)}.js`, body: code };
}

function describe(script: ReturnType<ExportedPage['$']>): string {
  const attributes = Object.entries(script.attr() ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${attributes.join('')}> (${script.text().slice(0, 80)})`;
}
