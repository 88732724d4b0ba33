import { provenanceWords } from '../../../components/clinical/source-line';
import { type ClinicalValue, formatValue, valueIdsIn } from '../../../lib/clinical/clinical-value';
import { siteData } from './clinical-data';
import { type Form, type Piece, valueIdsOf } from './piece';

const formNames: Readonly<Record<Exclude<Form, 'data'>, string>> = {
  page: 'page',
  list: 'steps in words',
  drawing: 'drawing',
  'step-through': 'step-through',
  sheet: 'print sheet',
  simulation: 'practice game',
};
const columns = [
  'Value',
  'Figure',
  'For',
  'Route',
  'Source and edition',
  'Leads or follows',
  'Note',
  'Where it is printed',
] as const;

/** The ids of all values that a piece prints. Drawing and step-through print figures alone: there the step names them. */
function printedIn(piece: Piece): readonly string[] {
  if (piece.marked !== null) return valueIdsOf(piece);
  const tree = Object.values(siteData.trees).find(({ id }) => id === piece.node?.tree);
  const node = tree?.nodes[piece.node?.id ?? ''];
  return node === undefined
    ? []
    : valueIdsIn(node.text).filter((id) => {
        const value = siteData.values[id];
        return value !== undefined && piece.text.includes(formatValue(value));
      });
}

/** Where each value is printed, by its id: the address of a page and the forms in which it is there. */
export function placesOf(
  pieces: readonly Piece[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const places = new Map<string, Map<string, Set<string>>>(
    Object.keys(siteData.values).map((id) => [id, new Map()]),
  );
  for (const piece of pieces) {
    if (piece.form === 'data') continue;
    for (const id of printedIn(piece)) {
      const pages = places.get(id) ?? new Map<string, Set<string>>();
      pages.set(piece.page, (pages.get(piece.page) ?? new Set()).add(formNames[piece.form]));
      places.set(id, pages);
    }
  }
  return places;
}

function cellsOf(
  id: string,
  value: ClinicalValue,
  places: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<(typeof columns)[number], string>> {
  return {
    Value: `\`${id}\` ${value.label}`,
    Figure: formatValue(value),
    For: value.population,
    Route: value.route,
    'Source and edition': provenanceWords(value),
    'Leads or follows': orderOf(id, value),
    Note: value.note ?? '',
    'Where it is printed': [...places]
      .map(([page, forms]) => `\`${page}\` (${[...forms].join(', ')})`)
      .join('; '),
  };
}

/** Which value is printed before this one in the same sentence, or after it; most are printed alone. */
function orderOf(id: string, { newer }: ClinicalValue): string {
  const older = Object.entries(siteData.values).flatMap(([other, value]) =>
    value.newer === id ? [other] : [],
  );
  return [
    ...(newer === undefined ? [] : [`follows \`${newer}\``]),
    ...older.map((other) => `leads \`${other}\``),
  ].join('; ');
}

/** Every value with where it is printed, as a table in Markdown. */
export function valueTable(pieces: readonly Piece[]): string {
  const places = placesOf(pieces);
  const rows = Object.entries(siteData.values).map(([id, value]) => {
    const cells = cellsOf(id, value, places.get(id) ?? new Map());
    return columns.map((column) => cells[column].replaceAll('|', '\\|'));
  });
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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
