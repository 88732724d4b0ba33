import type { Cheerio, CheerioAPI } from 'cheerio';

type Elements = ReturnType<CheerioAPI>;
type Node = Elements extends Cheerio<infer T> ? T : never;

/** Only white space or punctuation may separate two parts: `Depth: 2 inches (Adult).` */
const between = /[\s.:;,()]*/y;
const bare = (text: string) => text.replace(/\s+/g, ' ');

/** Where a text first departs from its expected parts, in order, as a sentence; null if it has them all. */
export function readAlong(text: string, parts: readonly string[]): string | null {
  const sentence = bare(text);
  let at = 0;
  const skip = () => {
    between.lastIndex = at;
    at += between.exec(sentence)?.[0].length ?? 0;
  };
  for (const part of parts.map((one) => bare(one).replace(/^[\s.:;,()]+|[\s.:;,()]+$/g, ''))) {
    skip();
    if (!sentence.startsWith(part, at))
      return `prints "${sentence.slice(at, at + 90)}" in place of "${part}".`;
    at += part.length;
  }
  skip();
  return at === sentence.length ? null : `goes on with "${sentence.slice(at, at + 90)}".`;
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
    'tagName' in node && (blocks.has(node.tagName) || /\bblock\b/.test(node.attribs['class'] ?? ''));
  return isBlock ? `\n${inner}\n` : inner;
}
