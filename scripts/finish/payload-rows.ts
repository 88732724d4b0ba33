import { type ExportedPage, refuseFramework } from './document';
import { contract } from './framework-contract';

/** A value of the payload: JSON, in which a string that begins with `$` is a reference, or means something that JSON lacks. */
export type Json = string | number | boolean | null | JsonList | JsonObject;
export type JsonList = readonly Json[];
export type JsonObject = { readonly [name: string]: Json };

/** One row of the payload: `tag` says what its text is, and is empty for JSON. */
export type Row = { readonly id: string; readonly tag: string; readonly text: string };

/** An element of React, which a payload writes as `["$", type, key, props]`. */
export type PayloadElement = { readonly type: string; readonly key: Json; readonly props: JsonObject };

/** Row and, where it leads into it, the names on the way. */
export type Reference = { readonly id: string; readonly path: readonly string[] };

const unknown = 'is of a kind that the finishing step does not know.';

/**
 * The rows of a payload, in their order. A text has its length in bytes before it, everything else ends with its line.
 * @throws one sentence for a row of an unknown kind.
 */
export function rowsOf(page: ExportedPage, payload: string): readonly Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.subarray(at, colon).toString();
    const tag = /^[A-Za-z]?/.exec(bytes.subarray(colon + 1, colon + 2).toString())?.[0] ?? '';
    // `true`, `false` and `null` are JSON.
    const isJson = tag === '' || tag === tag.toLowerCase();
    if (tag === contract.payloadRows.text) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + parseInt(bytes.subarray(colon + 2, comma).toString(), 16);
      rows.push({ id, tag, text: bytes.subarray(comma + 1, end).toString() });
      at = end;
      continue;
    }
    if (!isJson && tag !== contract.payloadRows.module && !contract.payloadRows.always.includes(tag))
      refuseFramework(page, `row ${id}:${tag} of the payload`, unknown);
    const line = bytes.indexOf('\n', colon);
    const end = line === -1 ? bytes.length : line;
    rows.push({ id, tag: isJson ? '' : tag, text: bytes.subarray(colon + (isJson ? 1 : 2), end).toString() });
    at = end + 1;
  }
  return rows;
}

/** What a string refers to. @returns null for a string that says itself, or what JSON has no word for. */
export function referenceIn(page: ExportedPage, text: string): Reference | null {
  const { reference, noReference } = contract.payloadRows;
  if (!text.startsWith('$') || noReference.test(text)) return null;
  const [, id, path] = reference.exec(text) ?? [];
  if (id === undefined) return refuseFramework(page, `the reference ${text.slice(0, 40)}`, unknown);
  return { id, path: path === undefined ? [] : path.split(':') };
}

/** A string as it is meant: a `$` at its start is doubled, and other signs show nothing. */
export function plainText(text: string): string {
  if (text.startsWith('$$')) return text.slice(1);
  return text.startsWith('$') && text.length > 1 ? '' : text;
}

/** Whether a value is a list; an element is one as well. */
export function isList(value: Json): value is JsonList {
  return Array.isArray(value);
}

/** A value as an element, or null where it is none. */
export function elementOf(value: Json): PayloadElement | null {
  if (!isList(value) || value[0] !== '$') return null;
  const [, type, key, props] = value;
  if (typeof type !== 'string' || typeof props !== 'object' || props === null || isList(props)) return null;
  return { type, key: key ?? null, props: props };
}

/** The text of a row with this value, as {@link rowsOf} reads it. The value is of no account where it is not JSON. */
export function rowText({ id, tag, text }: Row, value: Json): string {
  if (tag === contract.payloadRows.text) return `${id}:${tag}${Buffer.byteLength(text).toString(16)},${text}`;
  return `${id}:${tag}${tag === '' ? JSON.stringify(value) : text}\n`;
}
