/** The class of the element around a slot, which has no box (display: contents). */
export const slotClass = 'contents';

/** The id of a slot, unique on a page: `data-slot`. */
export function slotId(island: string, slot: string): string {
  return `${island}.${slot}`;
}

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/** The data of one island, written by the server component `Island` and read by the finishing step. */
export type WrittenIsland = {
  readonly kind: string;
  readonly hasLostNote: boolean;
  /** The names of its slots. */
  readonly slots: readonly string[];
  readonly props: JsonObject;
};

/** The props of all islands on a page, in one file: see {@link islandDataOf}. */
export type IslandData = {
  readonly islands: {
    readonly [name: string]: WrittenIsland & {
      /** Props shared by several islands: their indexes in the list. */
      readonly shared: { readonly [prop: string]: number };
    };
  };
  readonly shared: readonly Json[];
};

/** A value shorter than this, in characters of JSON, is repeated rather than shared. */
const leastShared = 60;

/** Collects the props of a page. Values passed to several islands (the cart labels) are stored once. */
export function islandDataOf(written: Readonly<Record<string, WrittenIsland>>): IslandData {
  const texts = Object.values(written).flatMap(({ props }) =>
    Object.values(props).map((value) => JSON.stringify(value)),
  );
  const sharedStrings = [
    ...new Set(texts.filter((text, index) => text.length >= leastShared && texts.indexOf(text) < index)),
  ];
  const placeOf = (value: Json): number => sharedStrings.indexOf(JSON.stringify(value));
  const islands = Object.entries(written).map(([name, island]) => {
    const props = Object.entries(island.props);
    return [
      name,
      {
        ...island,
        props: Object.fromEntries(props.filter(([, value]) => placeOf(value) < 0)),
        shared: Object.fromEntries(
          props.flatMap(([prop, value]) => (placeOf(value) < 0 ? [] : [[prop, placeOf(value)] as const])),
        ),
      },
    ] as const;
  });
  return {
    islands: Object.fromEntries(islands),
    shared: sharedStrings.map((text) => JSON.parse(text) as Json),
  };
}

/**
 * The props of an island as JSON text. Undefined properties are omitted.
 * @throws an error that names the island and the prop if a value is not JSON: a function, a date, markup.
 */
export function islandJson(name: string, island: Omit<WrittenIsland, 'props'>, props: object): string {
  for (const [prop, value] of Object.entries(props)) assertJson(name, prop, value, new Set());
  return JSON.stringify({ ...island, props });
}

function assertJson(island: string, prop: string, value: unknown, around: ReadonlySet<unknown>): void {
  const refuse = (what: string): never => {
    throw new Error(
      `The prop "${prop}" of the island "${island}" is ${what}, which JSON has no word for. Hand over plain values; markup goes into a slot.`,
    );
  };
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(String(value));
    return;
  }
  if (typeof value !== 'object') return refuse(`a ${typeof value}`);
  if (around.has(value)) return refuse('a circle');
  if ('$$typeof' in value) return refuse('markup');
  const parts = new Set([...around, value]);
  if (Array.isArray(value)) {
    [...(value as readonly unknown[])].forEach((part, index) => {
      if (part === undefined) refuse('undefined');
      assertJson(island, `${prop}[${index}]`, part, parts);
    });
    return;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) refuse(`a ${value.constructor.name}`);
  for (const [key, part] of Object.entries(value)) assertJson(island, `${prop}.${key}`, part, parts);
}
