// Cuts the style sheet to what a page uses, and puts it into the page.
import { Features, transform } from 'lightningcss';
import postcss, { AtRule, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Json } from '../../lib/site/island-data';
import { styleTargets } from '../build/browser-floor';
import { integrityOf } from './digest';
import { type ExportedPage, refuse } from './document';
import { refuseShape } from './export-shape';

/** The address of the style sheet that the framework links. @throws unless there is exactly one. */
export function linkedSheet(page: ExportedPage): string {
  const links = page.$('link[rel="stylesheet"]');
  const href = links.attr('href') ?? '';
  if (links.length !== 1 || !href.startsWith('/_next/'))
    refuseShape(page, 'sheet', `${links.length} links, first to "${href}".`);
  return href;
}

/** Every word of a script that could be a class or an element that it adds, and every input type. */
export function wordsOf(script: string): readonly string[] {
  const inputs = [...script.matchAll(/\btype:\s*"([a-z-]+)/g)].map(([, type = '']) => inputName(type));
  return [...script.split(/["'`\s\\]+/), ...inputs];
}

/** Every word in the props of islands that could be a class. */
export function wordsOfProps(value: Json): readonly string[] {
  if (typeof value === 'string') return value.split(/\s+/);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Readonly<Record<string, Json>>).flatMap(wordsOfProps);
}

/** Every element and class on the page, and every input type. */
export function namesOf({ $ }: ExportedPage): readonly string[] {
  return $.root()
    .find('*')
    .toArray()
    .flatMap(({ tagName, attribs: { class: classes = '', type = '' } }) => [
      tagName.toLowerCase(),
      ...classes.split(/\s+/),
      ...(tagName === 'input' ? [inputName(type)] : []),
    ]);
}

/** An input type as an entry among the names of a page; no class can look like this. */
const inputName = (type: string) => `<input type=${type}>`;

const targets = styleTargets();

/** Parts of inputs that only some types have. Tailwind resets all of them; most pages have none. */
const partsOfInputs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/^::-webkit-(?:inner|outer)-spin-button/, ['number', 'date', 'datetime-local', 'month', 'time', 'week']],
  [/^::file-selector-button/, ['file']],
  [/^::-webkit-search/, ['search']],
];

/**
 * Cuts a style sheet to the names on a page and minifies the rest. A rule is removed only if it needs a class, an
 * element or an input type that the page does not have. States and attributes may change later, so their rules stay,
 * as does anything inside `:not()`.
 */
export function pageStyle(css: string, names: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(cutStyle(css, names)),
    minify: true,
    targets,
    // Nothing uses `light-dark()`, and its fallback would add two properties to each color scheme.
    exclude: Features.LightDark,
  });
  return Buffer.from(code).toString('utf8');
}

/** Gives each counter of the page its number, which no style attribute may (components/home/counter.css). */
export function counterStyle({ $ }: ExportedPage): string {
  const numbers = Array.from($('[data-counter]'), ({ attribs }) => attribs['data-counter'] ?? '');
  return [...new Set(numbers)].map((number) => `[data-counter="${number}"]{--count:${number}}`).join('');
}

/** The cut without the minifier. */
export function cutStyle(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const left = rule.selectors.filter((selector) =>
      canMatchOne(selectorParser().astSync(selector).nodes, names),
    );
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  dropUnplayed(sheet);
  dropUnread(sheet);
  dropEmpty(sheet);
  const text = sheet.toString();
  if (text === '') throw new Error('Nothing is left of the style sheet.');
  return text;
}

/**
 * Whether a page with these names could match a selector of a list: it needs every class and element in it, one of those
 * listed in `:is()`, `:where()` or `:has()`, and for a pseudo-element that only some inputs have, an input of that type.
 * Arguments of other pseudo-classes are not checked.
 */
function canMatchOne(list: readonly Selector[], names: ReadonlySet<string>): boolean {
  return list.some(({ nodes }) => nodes.every((node) => canMatchPart(node, names)));
}

function canMatchPart(node: Node, names: ReadonlySet<string>): boolean {
  if (selectorParser.isClassName(node) || selectorParser.isTag(node)) return names.has(node.value);
  if (selectorParser.isPseudoClass(node) && /^:(?:is|where|has)$/.test(node.value))
    return canMatchOne(node.nodes, names);
  if (!selectorParser.isPseudoElement(node)) return true;
  const types = partsOfInputs.find(([part]) => part.test(node.value))?.[1];
  return types === undefined || types.some((type) => names.has(inputName(type)));
}

/** Animations that no remaining rule refers to. */
function dropUnplayed(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/^(?:animation|animation-name|--.*)$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => played.add(word)),
  );
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!played.has(rule.params)) rule.remove();
  });
}

/**
 * Tailwind's own properties that no rule of this page reads, with their registrations: a third of a short page's
 * style.
 */
function dropUnread(sheet: Root): void {
  const read = new Set(sheet.toString().match(/(?<=var\()--tw-[\w-]+/g));
  sheet.walkDecls(/^--tw-/, (decl) => {
    if (!read.has(decl.prop)) decl.remove();
  });
  sheet.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !read.has(rule.params)) rule.remove();
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    dropEmpty(node);
    // The declared order of layers matters, so an empty layer keeps its name.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/**
 * Puts the style into the page in place of its link, so that the first paint waits only for the page.
 * @returns the source for `style-src` that allows this style and no other.
 */
export function inlineStyle(page: ExportedPage, css: string): string {
  const address = linkedSheet(page);
  if (css.includes('</style')) refuse(page, '<style>', 'would end inside its own text.');
  // Relative addresses have a different base in the page: `../media/` becomes a path from the root.
  const above = address.replace(/[^/]+\/[^/]+$/, '');
  const text = css.replaceAll(/url\((['"]?)\.\.\//g, (_, quote: string) => `url(${quote}${above}`);
  const other = /url\((?!['"]?(?:\/|[a-z]+:|#))[^)]*\)/.exec(text)?.[0];
  if (other !== undefined) refuseShape(page, 'sheet', other);
  page.$(`link[href="${address}"]`).replaceWith('<style></style>');
  page.$('head style').text(text);
  return `'${integrityOf(text)}'`;
}
