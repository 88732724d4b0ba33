import type { Cheerio, CheerioAPI } from 'cheerio';

type Elements = ReturnType<CheerioAPI>;
type Node = Elements extends Cheerio<infer T> ? T : never;

/** The parts of a statement: it begins with the first, and the others follow in any order. */
export type Statement = readonly string[];

/** The words alone, one space apart: what separates two parts is not compared. */
const bare = (text: string) =>
  ` ${text
    .replace(/[.:;,]*[()][.:;,]*|[.:;,]+(?=\s|$)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')} `;

/** Where a text departs from the statements that it has to make in this order, as a sentence; null if it makes them all. */
export function readAlong(text: string, statements: readonly Statement[]): string | null {
  const printed = bare(text);
  let unread = printed;
  let at = 0;
  for (const [index, [first = '', ...others]] of statements.entries()) {
    const start = unread.indexOf(bare(first), at);
    for (const part of [first, ...others]) {
      const words = bare(part);
      const place = start < 0 ? start : unread.indexOf(words, start);
      if (place < 0) return `lacks "${part}" behind "${printed.slice(Math.max(0, at - 90), at)}".`;
      // A space belongs to both neighbors.
      unread = `${unread.slice(0, place + 1)}${'_'.repeat(words.length - 2)}${unread.slice(place + words.length - 1)}`;
      at = Math.max(at, place + words.length - 1);
    }
    const [next = null] = statements[index + 1] ?? [];
    if (next !== null && unread.slice(start, at).includes(bare(next)))
      return `has "${next}" before "${first}" ends.`;
  }
  return null;
}

const blocks = new Set('p div li ul ol dl dt dd tr td th h1 h2 h3 h4 h5 h6 section br text title'.split(' '));

/** The text of elements, with a line break for each block element. */
export function textOf(elements: Elements): string {
  return elements.toArray().map(rawText).join('\n').trim();
}

function rawText(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const inner = node.children.map((child) => rawText(child)).join('');
  const isBlock =
    'tagName' in node &&
    (blocks.has(node.tagName) || /\b(?:block|inline-flex)\b/.test(node.attribs['class'] ?? ''));
  return isBlock ? `\n${inner}\n` : inner;
}
