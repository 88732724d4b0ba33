// All finishing steps of one page.
import { reportAddress } from '../../content/site/reports';
import { metaPolicy } from '../hosting/headers';
import { integrityOf } from './digest';
import { type AddedFile, type ExportedPage, refuse } from './document';
import { refuseShape } from './export-shape';
import { assertNoFramework } from './framework';
import type { PageIslands } from './islands';
import { inlineStyle } from './style-sheet';

/** The two bundles of our own script, by their hashed addresses. */
export type OwnScripts = {
  /** For pages without an island. */
  readonly site: AddedFile;
  /** The same, with the island loader. */
  readonly siteWithIslands: AddedFile;
};

/**
 * The steps for one page after the framework is removed, in order: style, preload of the picture above the fold, own
 * script, policy, metadata, and the checks that nothing is left that the policy would block or that belongs to the framework.
 */
export function finishPage(
  page: ExportedPage,
  own: OwnScripts,
  css: string,
  islands: PageIslands | null,
): string {
  const styleSource = inlineStyle(page, css);
  preloadPicture(page);
  placeOwnScript(page, own, islands);
  placePolicy(page, styleSource);
  placeMetadata(page);
  keepAddresses(page);
  assertPlainPage(page);
  assertNoFramework(page);
  return page.$.html();
}

/**
 * Starts the download of the picture above the fold (`fetchpriority="high"`) with the first bytes of the page, before
 * its style: discovered in the body, it would compete with the fonts. Only the version for the current screen is
 * requested.
 * @throws if the head has no viewport: a preload before it would be selected for the width of a desktop window.
 */
export function preloadPicture(page: ExportedPage): void {
  const { $ } = page;
  const sources = $('picture:has(> img[fetchpriority="high"]) > source[type="image/avif"]').toArray();
  if (sources.length === 0) return;
  const viewport = $('head > meta[name="viewport"]');
  if (viewport.length !== 1) refuseShape(page, 'viewport', `${viewport.length} of them.`);
  const wide = sources.find(({ attribs }) => attribs['media'] !== undefined)?.attribs['media'];
  const links = sources.map(({ attribs: { srcset = '', sizes = '', media } }) =>
    $('<link rel="preload" as="image" type="image/avif" fetchpriority="high">').attr({
      imagesrcset: srcset,
      imagesizes: sizes,
      // The browser uses the first source whose condition matches, so the other one is for all remaining screens.
      ...(wide === undefined ? {} : { media: media ?? `not all and ${wide}` }),
    }),
  );
  viewport.after(...links);
}

/**
 * Adds the hashed bundle that the page needs, with integrity and `defer`. A page with islands also gets the list of
 * files to fetch for them as a data block: address and digest of React, the islands and their props.
 */
function placeOwnScript(page: ExportedPage, own: OwnScripts, islands: PageIslands | null): void {
  const { $ } = page;
  const chosen = islands === null ? own.site : own.siteWithIslands;
  $('head').append(`<script defer src="${chosen.path}" integrity="${integrityOf(chosen.body)}"></script>`);
  if (islands === null) return;
  const all = [islands.react, islands.islands, islands.props];
  const files = all.map(({ path, body }) => [path, integrityOf(body)]);
  // Addresses and digests cannot contain `<`.
  $('body').append(`<script type="application/json" id="island-files">${JSON.stringify(files)}</script>`);
}

/**
 * Writes the content security policy into the page, with the hash of the only style that this page may use. It must
 * come before any script and style.
 */
export function placePolicy(page: ExportedPage, styleSource: string): void {
  const { $ } = page;
  const charset = $('head > meta[charset]');
  if (charset.length !== 1 || charset.prevAll('script, style').length > 0)
    refuseShape(page, 'charset', `${charset.length} of them.`);
  charset.after(
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(styleSource, reportAddress).replaceAll('"', '&quot;')}">`,
  );
}

/**
 * Moves the style behind the title and all metadata. Some readers of shared links look only at the first 32 kB of a
 * page, which the style alone can fill.
 */
export function placeMetadata({ $ }: ExportedPage): void {
  $('head > style').insertAfter($('head > title, head > meta').last());
}

/**
 * Tells Cloudflare not to replace email addresses with a script, which it does by default and the policy blocks.
 * `Cache-Control: no-transform` would do the same, but Cloudflare, Google Cloud CDN and Caddy then also stop compressing
 * the page.
 */
export function keepAddresses({ $ }: ExportedPage): void {
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->');
}

/**
 * Checks for anything that the policy blocks, so that it fails the build instead of failing in a visitor's browser.
 */
export function assertPlainPage(page: ExportedPage): void {
  const { $ } = page;
  if ($('style').length > 1 || $('body style').length > 0)
    refuse(
      page,
      '<style>',
      'is not the one that the finishing step put into the head. Write it into app/globals.css.',
    );
  const styled = $('[style]').first();
  if (styled.length > 0)
    refuse(
      page,
      `<${styled.prop('tagName')?.toLowerCase() ?? '?'} style="${styled.attr('style') ?? ''}">`,
      'has an inline style. Use a class.',
    );
  const inline = $('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])');
  if (inline.length > 0) refuse(page, '<script>', 'is an inline script.');
  for (const element of $('body *').toArray()) {
    const handler = Object.keys($(element).attr() ?? {}).find((name) => /^on[a-z]/.test(name));
    if (handler !== undefined) refuse(page, `an element with ${handler}`, 'has an inline event handler.');
  }
}
