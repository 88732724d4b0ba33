import { load } from 'cheerio';
import { digestOf } from '../../../lib/facts/sample-rows';
import type { IslandData } from '../../../lib/site/island-data';

type AnyNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;
type Tag = Extract<AnyNode, { readonly attribs: unknown }>;

/** What a test says about a text that differs. */
export const meant =
  'Is the change meant? Then run "npm run approve", and read the diff of tests/fixtures/approved.';

/** What loads or styles a page and says nothing. The policy changes with each byte of a script. */
const silent =
  'style, script:not([type="application/ld+json"]), [http-equiv], link[rel="preload"], link[rel="stylesheet"], link[rel="modulepreload"]';
const silentAttribute = /^(?:style|srcset|width|height|xmlns|loading|decoding|fill|stroke.*|viewBox)$/;
/** Classes that decide whether something shows or is the main thing to press, and the names of icons. */
const readClass =
  /(?:^|:)(?:hidden|sr-only|not-sr-only|invisible)$|^print:(?:block|flex|grid|inline|table)|^needs-scripts$|^bg-flare$|^lucide-./;

/**
 * What a page says and offers, one line for each element: texts, links, names, states and structured data. Left out
 * are styles, the day of the last change, hashes in names of files, and elements that say nothing of their own. A
 * drawing is its text and a digest of its shapes. `whole` gets each part of the body beside `main`, and may shorten it.
 */
export function outlineOf(html: string, whole: (part: string) => string = (part) => part): string {
  const $ = load(html);
  $(silent).remove();

  const headOf = (node: Tag) => {
    const classes = (node.attribs['class'] ?? '').split(' ').filter((name) => readClass.test(name));
    const attributes = Object.entries({ ...node.attribs, class: classes.join(' ') })
      .filter(([name, value]) => (name === 'class' ? value !== '' : !silentAttribute.test(name)))
      .map(([name, value]) => (value === '' ? name : `${name}="${value}"`))
      .sort();
    if (node.name === 'svg') attributes.push(`shapes="${digestOf(shapesOf($(node)))}"`);
    if (attributes.length === 0 && (node.name === 'div' || node.name === 'span')) return null;
    return [node.name, ...attributes].join(' ');
  };
  const shapesOf = (svg: ReturnType<typeof $>) => {
    const shapes = svg.clone();
    shapes.find('*').removeAttr('class');
    return `${svg.attr('viewBox') ?? ''} ${shapes.html() ?? ''}`;
  };

  const linesOf = (node: AnyNode): readonly string[] => {
    if (node.type === 'text') {
      const text = node.data.replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [`"${text}"`];
    }
    if (node.type === 'script') {
      // The day comes from the history of the sources, which a copy may not have.
      const data: unknown = JSON.parse($(node).text(), (key, value: unknown) =>
        key === 'dateModified' ? undefined : value,
      );
      return JSON.stringify(data, undefined, 2).split('\n');
    }
    if (node.type !== 'tag') return [];
    const children = node.name === 'svg' ? $(node).find('title, desc, text').toArray() : node.children;
    const inner = children.flatMap(linesOf);
    const head = headOf(node);
    if (head === null) return inner;
    const isOneText = inner.length === 1 && inner[0]?.startsWith('"');
    return isOneText ? [`${head} ${inner[0]}`] : [head, ...inner.map((line) => `  ${line}`)];
  };

  const parts = [...$('head').toArray(), ...$('body').children().toArray()];
  const told = parts.map((part) => {
    const text = linesOf(part).map(withoutHash).join('\n');
    return part.name === 'main' || part.name === 'head' ? text : whole(text);
  });
  return [`html lang="${$('html').attr('lang') ?? ''}"`, ...told].join('\n');
}

/** Without the hash in the name of a file. */
const withoutHash = (line: string) => line.replaceAll(/(\/[\w-]+)\.[\w-]{8,12}(\.\w+)/g, '$1$2');

/** What the islands of a page can say that its text does not have yet, such as messages. */
export function unseenTexts(props: IslandData, text: string): readonly string[] {
  const page = text.replace(/\s+/g, ' ');
  const texts = new Set<string>();
  JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'string' && /^\p{Lu}|\p{L}.* /u.test(value) && !page.includes(value))
      texts.add(`  ${key}: "${value}"`);
    return value;
  });
  return [...texts].sort();
}

/** A digest of the data of each kind of island: pictures, addresses, figures. */
export function islandDigests({ islands, shared }: IslandData): readonly string[] {
  const kinds: Record<string, unknown[]> = {};
  for (const { shared: places, ...own } of Object.values(islands))
    (kinds[own.kind] ??= []).push(own, ...Object.entries(places).map(([prop, at]) => [prop, shared[at]]));
  const lines = Object.entries(kinds).map(
    ([kind, data]) => `  ${kind}: ${digestOf(withoutHash(JSON.stringify(data)))}`,
  );
  return lines.sort();
}
