import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { integrityOf, nameOf } from './digest';
import { type AddedFile, type ExportedPage, refuse } from './document';
import type { ExportFiles } from './export-files';
import { contract } from './framework-contract';
import type { RuntimeScript } from './framework-scripts';
import { assertNoInlineCode } from './plain-page';
import { placePolicy } from './policy';

/** What a page that keeps the framework gets from us. */
export type KeptParts = {
  /** Has to run before anything loads a script: it says which scripts Trusted Types let through. */
  readonly first: AddedFile;
  readonly site: AddedFile;
  /** All script files of the export: whatever loads one, the page or the framework later, it is held to its digest. */
  readonly scripts: readonly RuntimeScript[];
};

/**
 * The way out when the framework contract does not hold: `npm run build -- --keep-framework`. Every page keeps what the
 * framework wrote, so nothing is taken for granted but that an inline script also works as a file. That is needed, because
 * the policy of the site allows no inline script, on any host: so it need not be relaxed. Heavier by the framework on
 * every page, the whole style sheet and whole fonts.
 */
export function keepFrameworkIn(
  files: ExportFiles,
  ownScripts: { readonly first: Buffer; readonly site: Buffer },
): void {
  const scripts = files.list('.js').filter((path) => path.startsWith(contract.staticFolder.folder));
  const parts: KeptParts = {
    first: asAsset('trusted-first', ownScripts.first),
    site: asAsset('site-kept', ownScripts.site),
    scripts: scripts.map((src) => ({ src, integrity: integrityOf(files.read(src)), isLater: true })),
  };
  files.write(parts.first);
  files.write(parts.site);
  // A script that reads a rule for a font takes its address for one of the page, so it begins at the root.
  for (const path of files.list('.css')) {
    const { pattern } = contract.sheetAddresses;
    files.write({ path, body: files.text(path).replace(pattern, `url($1${contract.staticFolder.folder}`) });
  }
  // The bundles of the other kind of build, which lie in public/.
  for (const path of ['/site.js', '/site-islands.js']) files.remove(path);
  for (const file of files.list('.html')) {
    const page: ExportedPage = { file, $: load(files.text(file)) };
    const added = keepFramework(page, parts);
    for (const entry of [...added, { path: file, body: page.$.html() }]) files.write(entry);
  }
}

/** The steps over one page. @returns the files that its inline scripts have become. */
export function keepFramework(page: ExportedPage, { first, site, scripts }: KeptParts): readonly AddedFile[] {
  const { $ } = page;
  const styles = $('style')
    .toArray()
    .map((element) => `'sha256-${createHash('sha256').update($(element).text()).digest('base64')}'`);
  placePolicy(page, styles.join(' '));
  for (const { src, integrity } of scripts)
    $(`script[src="${src}"], link[as="script"][href="${src}"]`).attr({ integrity });
  const inline = joinNeighbors(page, inlineScripts(page));
  const added = inline.map((element) => {
    const script = $(element);
    if (!isCode(script.attr('type')))
      refuse(page, `<script type="${script.attr('type')}">`, 'is inline and cannot become a file.');
    const body = script.text();
    const file = asAsset('inline', body);
    script.text('').attr({ src: file.path, integrity: integrityOf(body) });
    return file;
  });
  $('meta[http-equiv="Content-Security-Policy"]').after(tagOf(first));
  // Runs before what is at the end of the page, where the framework starts: it keeps what is pressed before.
  // `<` cannot occur in the list: addresses and digests have none.
  const list = `<script type="application/json" id="island-runtime">${JSON.stringify(scripts)}</script>`;
  const own = `${$('[data-island]').length > 0 ? list : ''}${tagOf(site)}`;
  const end = inline.find((element) => $(element).closest('body').length > 0);
  if (end === undefined) $('body').append(own);
  else $(end).before(own);
  assertNoInlineCode(page);
  return added;
}

function inlineScripts({ $ }: ExportedPage) {
  return $('script:not([src])')
    .toArray()
    .filter((element) => !isData($(element).attr('type')));
}

type ScriptElement = ReturnType<typeof inlineScripts>[number];

/** Scripts without attributes that follow one another become one: each file costs a request. @returns what is left. */
function joinNeighbors({ $ }: ExportedPage, scripts: readonly ScriptElement[]): readonly ScriptElement[] {
  const isBare = (element: ScriptElement) => Object.keys($(element).attr() ?? {}).length === 0;
  const left: ScriptElement[] = [];
  for (const element of scripts) {
    const before = left.at(-1);
    if (before !== undefined && element.prev === before && isBare(before) && isBare(element)) {
      $(before).text(`${$(before).text()};\n${$(element).text()}`);
      $(element).remove();
    } else left.push(element);
  }
  return left;
}

function isData(type: string | undefined): boolean {
  return type !== undefined && /^application\/(?:ld\+)?json$/.test(type);
}

function isCode(type: string | undefined): boolean {
  return type === undefined || /^(?:|module|(?:text|application)\/javascript)$/.test(type);
}

function tagOf({ path, body }: AddedFile): string {
  return `<script src="${path}" integrity="${integrityOf(body)}"></script>`;
}

function asAsset(kind: string, body: string | Buffer): AddedFile {
  return { path: `/assets/${kind}.${nameOf(body)}.js`, body };
}
