/**
 * Last step of a preview build, and of no other: adds the sheet that outlines placeholders to every page, draws the
 * pages small, and fills `/preview` with what only the finished export can tell.
 */
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewReport } from '../../components/preview/preview-report';
import { allPlaceholders } from '../../content/registry';
import { routeList } from '../../content/routes';
import { changedPictures, type Mark, reportPlaceholders } from '../../lib/preview-report';
import { integrityOf, nameOf } from '../finish/digest';
import { ExportFiles } from '../finish/export-files';
import { pageFile } from '../hosting/site-files';
import { parseManifest } from '../publish/release';
import { drawPages } from './thumbnails';

const root = 'out';
const releaseFile = '.cache/release.json';

const files = new ExportFiles(root);

/** Links the sheet of the switch into each page. */
function addSheet(): void {
  const css = readFileSync('components/preview/preview.css');
  const path = `/assets/preview.${nameOf(css)}.css`;
  files.write({ path, body: css });
  for (const file of files.list('.html')) {
    const $ = load(files.text(file));
    $('head').append(`<link rel="stylesheet" href="${path}" integrity="${integrityOf(css)}">`);
    files.write({ path: file, body: $.html() });
  }
}

/** The marked elements of a page, with all words and addresses in them. */
function marksOf(path: string): readonly Mark[] {
  const $ = load(files.text(pageFile(path)));
  return $('[data-placeholder]').toArray().map((element) => {
    const attributes = [element, ...$(element).find('*').toArray()].flatMap((part) => Object.values($(part).attr() ?? {}));
    return { missing: $(element).attr('data-placeholder') ?? '', shown: [$(element).text(), ...attributes.filter((value) => value !== $(element).attr('data-placeholder'))].join(' ') };
  });
}

function lastRelease() {
  if (!existsSync(releaseFile)) return null;
  const manifest = parseManifest(readFileSync(releaseFile, 'utf8'), releaseFile);
  return { id: manifest.id, pictures: changedPictures(manifest.objects.map((object) => `/${object.key}`), files.list()) };
}

async function dress(): Promise<void> {
  const report = reportPlaceholders(allPlaceholders(), routeList.map(({ path, label }) => ({ path, label, marks: marksOf(path) })));
  addSheet();
  const images = await drawPages(root, routeList.map(({ path }) => ({ path, html: files.text(pageFile(path)) })));
  for (const { file, body } of images.values()) files.write({ path: file, body });
  const thumbnails = routeList.map(({ path, label }) => ({ path, label, image: images.get(path)?.file ?? null }));
  const $ = load(files.text('/preview.html'));
  const slot = $('#preview-report');
  if (slot.length !== 1) throw new Error('/preview.html has no place for the report: <div id="preview-report"> is missing.');
  slot.html(renderToStaticMarkup(createElement(PreviewReport, { thumbnails, report, release: lastRelease() })));
  files.write({ path: '/preview.html', body: $.html() });
}

try {
  await dress();
} catch (error) {
  console.error(`\nThe preview could not be finished. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
