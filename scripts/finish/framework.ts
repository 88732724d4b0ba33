// Removes what Next.js would run in a browser from a page.
import type { ExportedPage } from './document';
import { refuseShape } from './export-shape';

const folder = '/_next/';

/**
 * Removes the framework's runtime from a page: its scripts, their preloads, its markers. Structured data and the data
 * of islands stay.
 * @throws for any other script: the policy would block it, or its purpose is unknown.
 */
export function takeOutFramework(page: ExportedPage): void {
  const { $ } = page;
  $('link[as="script"], link[rel="modulepreload"], meta[name="next-size-adjust"]').remove();
  for (const element of $('script').toArray()) {
    const { src, type, ...others } = element.attribs;
    if (type === 'application/ld+json' || others['data-island-props'] !== undefined) continue;
    const isFramework = src === undefined ? type === undefined : src.startsWith(folder);
    if (!isFramework) refuseShape(page, 'scripts', $.html(element).slice(0, 120));
    $(element).remove();
  }
}

/** Checks that nothing of the framework is left. */
export function assertNoFramework(page: ExportedPage): void {
  const html = page.$.html();
  const left = ['__next', `${folder}static/chunks/`].find((text) => html.includes(text));
  if (left !== undefined) refuseShape(page, 'folder', `"${left}" in the finished page.`);
}

/**
 * Files of an export that nothing references once its pages are finished: scripts and style sheets of the framework,
 * its router data, its second page for unknown addresses.
 * @param files all files, as paths from the root of the export.
 */
export function frameworkFiles(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  return files.filter((file) => {
    if (file.startsWith(folder)) return !file.endsWith('.woff2');
    if (/^\/_not-found(?:\.|\/)/.test(file)) return true;
    return file.endsWith('.txt') && (file.includes('/__next.') || all.has(file.replace(/txt$/, 'html')));
  });
}
