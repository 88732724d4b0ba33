/**
 * Last step of a preview build only: adds the style sheet that outlines placeholders to every page, and completes
 * `/preview` with what depends on the finished export.
 */
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeFolder } from '../../components/preview/change-list';
import { filterRules, PreviewReport } from '../../components/preview/preview-report';
import { cityPages } from '../../components/locations/model/city-pages';
import { routeList } from '../../content/site/routes';
import { type FoundMark, placePlaceholders } from '../../lib/preview/placeholder-report';
import type { ReleaseChanges } from '../../lib/preview/release-changes';
import { integrityOf, nameOf } from '../finish/digest';
import { FolderFiles } from '../run/folder-files';
import { pageFile } from '../hosting/site-files';
import { liveFolder } from '../publish/live-release';
import { allPlaceholders } from '../check/all-content';
import { decisions, otherOpenStatements } from '../check/clinical/review-list';
import { findChanges } from './find-changes';

const files = new FolderFiles('out');
/** Every page with placeholders. */
const pages = [...routeList, ...cityPages];

/** Links the preview style sheet from each page. */
async function addSheet(): Promise<void> {
  const owners = [...new Set((await allPlaceholders()).map(({ owner }) => owner))];
  const rules = filterRules(
    owners,
    pages.map(({ path }) => path),
  );
  const css = Buffer.from(`${readFileSync('components/preview/preview.css', 'utf8')}\n${rules}\n`);
  const path = `/assets/preview.${nameOf(css)}.css`;
  files.write({ path, body: css });
  for (const file of files.list('.html')) {
    const $ = load(files.text(file));
    $('head').append(`<link rel="stylesheet" href="${path}" integrity="${integrityOf(css)}">`);
    files.write({ path: file, body: $.html() });
  }
}

/** Adds the live release's version of each picture that changed or was removed, for a side-by-side view. */
function keepPicturesBefore(changes: ReleaseChanges): void {
  for (const { change } of changes.changes) {
    if (change.kind !== 'picture' || change.before === null) continue;
    const before = liveFolder + change.before;
    if (existsSync(before)) files.write({ path: beforeFolder + change.before, body: readFileSync(before) });
  }
}

/** The elements of a preview page that are marked as placeholders, with their text and links. */
function marksOf(html: string): readonly FoundMark[] {
  const $ = load(html);
  return $('[data-placeholder]')
    .toArray()
    .map((element) => {
      const { 'data-placeholder': missing = '', 'data-row': row = '' } = element.attribs;
      const parts = [element, ...$(element).find('*').toArray()];
      const values = parts.flatMap(({ attribs }) => Object.values(attribs));
      return {
        missing,
        row,
        anchor: $(element).closest('main [id]').attr('id') ?? '',
        shown: [$(element).text(), ...values.filter((value) => value !== missing)].join(' '),
      };
    });
}

/** Completes the finished export. */
export async function addPreviewBadge(): Promise<void> {
  // Must run before the style sheet is added, which is not part of the change.
  const changes = findChanges();
  if (changes !== null) keepPicturesBefore(changes);
  const placeholders = placePlaceholders(
    await allPlaceholders(),
    pages.map(({ path, label }) => ({ path, label, marks: marksOf(files.text(pageFile(path))) })),
  );
  await addSheet();
  const $ = load(files.text('/preview.html'));
  const slot = $('#preview-report');
  if (slot.length !== 1)
    throw new Error('/preview.html has no place for the report: <div id="preview-report"> is missing.');
  slot.html(
    renderToStaticMarkup(
      createElement(PreviewReport, {
        pages: routeList,
        placeholders,
        changes,
        decisions,
        openStatements: otherOpenStatements(),
      }),
    ),
  );
  files.write({ path: '/preview.html', body: $.html() });
}
