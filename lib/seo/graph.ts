import type { Graph, Thing } from 'schema-dts';

/**
 * One JSON-LD document of a page, ready for a script element. `<` is escaped, so that no text of ours can end the
 * element (as are U+2028 and U+2029, which old parsers reject).
 */
export function serializeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...nodes] };
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
