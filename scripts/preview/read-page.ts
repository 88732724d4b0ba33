// Reads the text, prices, classes, links and pictures of an exported page, to compare two releases.
import { type CheerioAPI, load } from 'cheerio';
import type { PageReading, Passage } from '../../lib/preview/release-changes';
import { formatIsoDate } from '../../lib/time/calendar-days';

/** Inline elements. Every other element starts a new line. */
const inline = new Set(
  'a abbr b br cite code data em i mark q s small span strong sub sup time u var wbr'.split(' '),
);
const unread = new Set('script style template svg noscript head'.split(' '));
/** Parts that repeat facts compared elsewhere: class dates, and the body of an email. */
const derived = '[data-day], [data-by-dates], [data-mail-text]';

/** Any node of the parser. */
type AnyNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** Everything a visitor can see on a page, read from its exported file. */
export function readPage(path: string, label: string, html: string): PageReading {
  const $ = load(html);
  // Only a preview has it.
  $('#preview-badge').remove();
  return {
    path,
    label,
    passages: passagesOf($),
    links: linksOf($),
    pictures: picturesOf($),
    classes: classesOf($),
  };
}

function passagesOf($: CheerioAPI): readonly Passage[] {
  const [title, description] = [
    $('head > title').text(),
    $('meta[name="description"]').attr('content') ?? '',
  ];
  const found: Passage[] = [
    { text: squeeze(title), place: 'Title in search results', anchor: '' },
    { text: squeeze(description), place: 'Description in search results', anchor: '' },
  ];
  let line = '';
  let heading = '';
  let spot = { place: '', anchor: '' };
  const flush = () => {
    const text = squeeze(line);
    line = '';
    if (text !== '') found.push({ text, ...spot });
  };
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') {
      if (squeeze(line) === '') spot = placeOf($, node, heading);
      line += node.data;
      return;
    }
    if (node.type !== 'tag' || unread.has(node.name) || $(node).is(derived)) return;
    // Neighbors are apart on the page, such as a link and a count in a row.
    if (node.prev?.type === 'tag') line += ' ';
    const isLine = inline.has(node.name) && !/\bblock\b/.test(node.attribs['class'] ?? '');
    if (!isLine) flush();
    const spoken = node.attribs['alt'] ?? node.attribs['placeholder'] ?? '';
    if (spoken !== '') found.push({ ...placeOf($, node, heading), text: squeeze(spoken) });
    const isHeading = /^h[1-6]$/.test(node.name);
    if (isHeading) heading = squeeze($(node).text());
    node.children.forEach(walk);
    if (!isLine) flush();
  };
  $('body').contents().toArray().forEach(walk);
  flush();
  return found.filter(({ text }) => text !== '');
}

function placeOf($: CheerioAPI, node: AnyNode, heading: string): Pick<Passage, 'place' | 'anchor'> {
  const here = $(node);
  const anchor = here.closest('main [id]').attr('id') ?? '';
  if (here.closest('main').length > 0) return { place: heading, anchor };
  return { place: here.closest('footer').length > 0 ? 'Foot of the page' : 'Head of the page', anchor: '' };
}

function linksOf($: CheerioAPI): PageReading['links'] {
  return $('body a[href]')
    .toArray()
    .filter((link) => /^(?:https?|tel|mailto|sms):/.test(link.attribs['href'] ?? ''))
    .map((link) => ({
      text: squeeze($(link).text()),
      // The body of a prefilled email repeats facts of the page, which are compared there.
      href: (link.attribs['href'] ?? '').replace(/(?<=^mailto:[^?]*)\?.*$/, ''),
      ...placeOf($, link, ''),
    }));
}

function picturesOf($: CheerioAPI): PageReading['pictures'] {
  return $('body img')
    .toArray()
    .flatMap((image) => {
      // A picture is identified by its narrowest file, whatever the order on the page.
      const frame = $(image).closest('picture');
      const all = [...frame.find('source').toArray(), image]
        .flatMap(({ attribs }) => Object.values(attribs))
        .join(' ');
      const [narrowest] = [...all.matchAll(/\/pictures\/([a-z0-9-]+)-(\d+)\.[0-9a-f]{8}\.webp/g)].sort(
        (a, b) => Number(a[2]) - Number(b[2]),
      );
      const anchor = $(image).closest('main [id]').attr('id') ?? '';
      return narrowest === undefined ? [] : [{ id: narrowest[1] ?? '', file: narrowest[0], anchor }];
    });
}

/**
 * The classes on the page of a city (components/locations/course-dates-list.tsx). Other pages repeat some of them.
 * Samples are left out: each build moves them, and none is ever live.
 */
function classesOf($: CheerioAPI): PageReading['classes'] {
  return $('[data-place] [data-day]:not([data-placeholder])')
    .toArray()
    .map((row) => {
      const { 'data-day': day = '', 'data-last': last } = row.attribs;
      const facts = $(row).children('span').clone();
      facts.children('b').remove();
      const list = $(row).closest('[data-course]');
      const days = [day, ...(last === undefined ? [] : [last])].map(formatIsoDate).join(' to ');
      const place = list.closest('[data-place]').attr('data-place') ?? '';
      return {
        course: list.attr('data-course') ?? '',
        day,
        text: `${days}, ${squeeze(facts.text())}, ${place}`,
      };
    });
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
