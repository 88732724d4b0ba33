import { provenanceText } from '../../../components/clinical/source-line';
import { type ClinicalValue, formatValue } from '../../../lib/clinical/clinical-value';
import { addressOf, type ClinicalData, piecesOfBlock, siteData } from './clinical-data';
import { valueIdsOf } from './piece';

const columns = [
  'Value',
  'Figure',
  'For',
  'Route',
  'Source and edition',
  'Leads or follows',
  'Note',
  'Where it is printed',
];

type Places = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/**
 * Where each value is printed, by its id: the address of a page and the forms in which it is there. Each form prints its
 * content word for word (printed.ts), so the content tells.
 */
export function placesOf(data: ClinicalData): Places {
  const places = new Map(Object.keys(data.values).map((id) => [id, new Map<string, Set<string>>()]));
  for (const page of data.pages)
    for (const block of page.sections.flatMap(({ blocks }) => blocks)) {
      const isOnPaperOnly = block.kind === 'help' && block.column !== undefined;
      const elsewhere = isOnPaperOnly ? [] : ['page'];
      const screen = block.kind === 'tree' ? ['steps in words', 'drawing', 'step-through'] : elsewhere;
      const forms = [...screen, ...(block.sheets === undefined ? [] : ['print sheet'])];
      const pieces = piecesOfBlock(data, block, { page: addressOf(page), headings: [] });
      for (const id of pieces.flatMap(valueIdsOf)) {
        const pages = places.get(id);
        pages?.set(addressOf(page), new Set([...(pages.get(addressOf(page)) ?? []), ...forms]));
      }
    }
  return places;
}

/** The ids of the values that no page prints. */
export function printedNowhere(data: ClinicalData): readonly string[] {
  return [...placesOf(data)].filter(([, places]) => places.size === 0).map(([id]) => id);
}

/** Which value is printed before this one in the same sentence, or after it; most are printed alone. */
function orderOf(id: string, { supersededBy }: ClinicalValue): string {
  const older = Object.entries(siteData.values).filter(([, value]) => value.supersededBy === id);
  return [
    ...(supersededBy === undefined ? [] : [`follows \`${supersededBy}\``]),
    ...older.map(([other]) => `leads \`${other}\``),
  ].join('; ');
}

/** Every value with where it is printed, as a table in Markdown. */
export function valueTable(data: ClinicalData): string {
  const places = placesOf(data);
  const rows = Object.entries(data.values).map(([id, value]) => [
    `\`${id}\` ${value.label}`,
    formatValue(value),
    value.population,
    value.route,
    provenanceText(value),
    orderOf(id, value),
    value.note ?? '',
    [...(places.get(id) ?? [])].map(([page, forms]) => `\`${page}\` (${[...forms].join(', ')})`).join('; '),
  ]);
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

const start = '<!-- values: written by "npm run clinical" -->';
const end = '<!-- end of values -->';

/** The document with its table exchanged. @throws when the marks between which the table is are gone. */
export function withTable(document: string, table: string): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`The marks "${start}" and "${end}" are missing: put them around the place of the table.`);
  return `${document.slice(0, from + start.length)}\n\n${table}\n\n${document.slice(to)}`;
}
