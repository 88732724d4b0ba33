import { type ExportedPage, refuseFramework } from './document';
import { contract } from './framework-contract';
import {
  elementOf,
  isList,
  type Json,
  type JsonObject,
  type PayloadElement,
  plainText,
  type Reference,
  referenceIn,
  type Row,
  rowsOf,
  rowText,
} from './payload-rows';

/** What an element shows: enough to find it in the page again. */
type Content = { readonly words: string; readonly elements: number };

const { mark, unusedProp, routerProp } = contract.staticParts;

/** A smaller part costs as much as the shell and the mark that would take its place. */
const leastElements = 3;

/** Parts of a document, and what React puts into the head by itself. */
const neverStatic = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'script', 'style', 'svg']);

/**
 * Takes out of a payload what is in the page anyway and never changes: each element that is not in an island, and
 * has none in it, becomes an empty shell that React passes over when it hydrates. The elements in the page are marked
 * with the numbers of their shells, so that they get their content back should React ever draw one anew
 * (components/site-script/static-parts.ts). Not for pages of the router, which draws them again from their payload.
 * @param payload the text of all its pieces.
 * @returns the same, shorter.
 * @throws one sentence for a row or a reference of an unknown kind.
 */
export function slimPayload(page: ExportedPage, payload: string): string {
  const rows = rowsOf(page, payload);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const values = new Map<string, Json>();
  const inPage = elementsByContent(page);
  /** Rows by their id, as they are written again; `whole` are those of islands. */
  const written = new Map<string, Json>();
  const whole = new Set<string>();
  let shells = 0;

  const rowOf = (id: string): Row =>
    byId.get(id) ?? refuseFramework(page, `row ${id} of the payload`, 'does not exist.');

  const valueOf = (id: string): Json => {
    const known = values.get(id);
    if (known !== undefined) return known;
    const row = rowOf(id);
    const value = row.tag === '' ? (JSON.parse(row.text) as Json) : row.text;
    values.set(id, value);
    return value;
  };

  /** The value that a reference with a path names, e.g. `$5:props:children:1`. */
  const valueAt = ({ id, path }: Reference): Json =>
    path.reduce<Json>((from, name) => {
      const value = typeof from === 'string' ? resolved(from) : from;
      const element = elementOf(value);
      const next = element === null ? (value as JsonObject)[name] : element[name as keyof PayloadElement];
      return next ?? refuseFramework(page, `the reference $${id}:${path.join(':')}`, 'leads nowhere.');
    }, valueOf(id));

  const resolved = (text: string): Json => {
    const reference = referenceIn(page, text);
    return reference === null ? text : valueAt(reference);
  };

  const moduleOf = ({ type }: PayloadElement): Row | undefined => {
    const row = byId.get(referenceIn(page, type)?.id ?? '');
    return row?.tag === contract.payloadRows.module ? row : undefined;
  };

  /** Null where an island, or something that React may draw anew by itself, is in it. */
  const contentOf = (value: Json): Content | null => {
    if (typeof value === 'string') {
      const reference = referenceIn(page, value);
      if (reference === null) return { words: plainText(value), elements: 0 };
      const row = byId.get(reference.id);
      return row?.tag === contract.payloadRows.text
        ? { words: row.text, elements: 0 }
        : contentOf(valueAt(reference));
    }
    if (typeof value === 'number') return { words: String(value), elements: 0 };
    if (typeof value !== 'object' || value === null) return { words: '', elements: 0 };
    const element = elementOf(value);
    if (element === null) return isList(value) ? together(value.map(contentOf)) : null;
    const { type, props } = element;
    const client = moduleOf(element);
    if (client !== undefined && (!isOfLibrary(client) || props[routerProp] !== undefined)) return null;
    if (props['data-island'] !== undefined) return null;
    if (type === 'script' || type === 'style') return { words: '', elements: 1 };
    if (props['dangerouslySetInnerHTML'] !== undefined) return null;
    const inner = contentOf(props['children'] ?? null);
    return inner === null ? null : { words: inner.words, elements: inner.elements + 1 };
  };

  const attributeOf = ({ props }: PayloadElement, name: string): string => {
    const value = props[name];
    const text = typeof value === 'string' ? resolved(value) : value;
    return typeof text === 'string' ? plainText(text) : '';
  };

  const shellOf = (element: PayloadElement, value: Json): Json | null => {
    if (element.type.startsWith('$') || neverStatic.has(element.type)) return null;
    const content = contentOf(value);
    if (content === null || content.elements < leastElements) return null;
    const key = contentKey(
      element.type,
      attributeOf(element, 'className'),
      attributeOf(element, 'id'),
      content.words,
    );
    const found = inPage.get(key)?.shift();
    if (found === undefined) return null;
    const number = String(shells++);
    found.attribs[mark] = number;
    return ['$', element.type, element.key, { [mark]: number, dangerouslySetInnerHTML: { __html: '' } }];
  };

  const write = (value: Json, isWhole: boolean): Json => {
    if (typeof value === 'string') {
      const reference = referenceIn(page, value);
      if (reference === null) return value;
      // What a path leads through may be gone.
      if (reference.path.length > 0) return write(valueAt(reference), isWhole);
      writeRow(reference.id, isWhole);
      return value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    if (element === null)
      return isList(value)
        ? value.map((part) => write(part, isWhole))
        : mapObject(value, (part, name) =>
            // The page for unknown addresses: the address of this page is known.
            name === unusedProp && isList(part) ? part.map(() => []) : write(part, isWhole),
          );
    const { type, key, props } = element;
    const client = moduleOf(element);
    const isIsland =
      isWhole || props['data-island'] !== undefined || (client !== undefined && !isOfLibrary(client));
    if (isIsland) return ['$', write(type, true), key, write(props, true)];
    // Nobody sees structured data, so nobody misses it where React draws the page anew.
    if (props['type'] === 'application/ld+json')
      return ['$', type, key, { ...props, dangerouslySetInnerHTML: { __html: '' } }];
    return shellOf(element, value) ?? ['$', write(type, false), key, write(props, false)];
  };

  const writeRow = (id: string, isWhole: boolean): void => {
    if (whole.has(id) || (written.has(id) && !isWhole)) return;
    if (isWhole) whole.add(id);
    // Before its value, which may refer to it.
    written.set(id, null);
    const row = rowOf(id);
    if (row.tag === '') written.set(id, write(valueOf(id), isWhole));
    else if (row.tag === contract.payloadRows.module) write(JSON.parse(row.text) as Json, isWhole);
  };

  writeRow(contract.payloadRows.root, false);
  return rows
    .filter(({ id, tag }) => written.has(id) || contract.payloadRows.always.includes(tag))
    .map((row) => rowText(row, written.get(row.id) ?? null))
    .join('');
}

/** Components of libraries are not named where they are exported; islands are (docs/decisions/039). */
function isOfLibrary({ text }: Row): boolean {
  const [, , name] = JSON.parse(text) as readonly Json[];
  return name === 'default' || name === '';
}

function mapObject(object: Json, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object as JsonObject).map(([name, value]) => [name, change(value, name)]),
  );
}

function together(parts: readonly (Content | null)[]): Content | null {
  let [words, elements] = ['', 0];
  for (const part of parts) {
    if (part === null) return null;
    words += part.words;
    elements += part.elements;
  }
  return { words, elements };
}

const elementsOf = ({ $ }: ExportedPage) => $('body *').toArray();

type PageElement = ReturnType<typeof elementsOf>[number];

/** The elements of a page outside of its islands, and without one in them, by what they show and in their order. */
function elementsByContent(page: ExportedPage): ReadonlyMap<string, PageElement[]> {
  const found = new Map<string, PageElement[]>();
  for (const element of elementsOf(page)) {
    const part = page.$(element);
    if (part.closest('[data-island]').length > 0 || part.find('[data-island]').length > 0) continue;
    const key = contentKey(
      element.name,
      element.attribs['class'] ?? '',
      element.attribs['id'] ?? '',
      wordsIn(element),
    );
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

function wordsIn(element: PageElement): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.data;
      return child.type === 'tag' ? wordsIn(child) : '';
    })
    .join('');
}

function contentKey(...parts: readonly string[]): string {
  return parts.join('\n');
}
