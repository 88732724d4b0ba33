import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { type ExportedPage, refuse } from './document';

/** A style sheet cut to what its pages can use, and the page that it goes into. */
export type PageStyle = { readonly css: string };

const filePattern = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;

/** The address of the one style sheet that the framework links. @throws when there is none, or more than one. */
export function linkedSheet(page: ExportedPage): string {
  const links = page.$('link[rel="stylesheet"]');
  const href = links.attr('href') ?? '';
  if (links.length !== 1 || !filePattern.test(href)) refuse(page, '<link rel="stylesheet">', `stands ${links.length} times, first for "${href}"; the finishing step knows exactly one, of the framework.`);
  return href;
}

/** Every word of a script that could be a class that it sets. */
export function wordsOf(script: string): readonly string[] {
  return script.split(/["'`\s\\]+/);
}

/** Every class that stands in the page. */
export function classesOf(page: ExportedPage): readonly string[] {
  return page.$('[class]').toArray().flatMap((element) => (page.$(element).attr('class') ?? '').split(/\s+/));
}

/**
 * Cuts a style sheet to the classes that can occur. Only what needs a class that nobody names is dropped: states,
 * attributes and elements may come later, and the arguments of `:is()`, `:not()` and the like are not looked into.
 */
export function cutStyle(css: string, classes: ReadonlySet<string>): PageStyle {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const left = rule.selectors.filter((selector) => neededClasses(selector).every((name) => classes.has(name)));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  dropUnplayed(sheet);
  dropEmpty(sheet);
  const text = sheet.toString();
  if (text === '') throw new Error('Nothing is left of the style sheet.');
  return { css: text };
}

function isKeyframes(node: Container['parent']): boolean {
  return node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');
}

/** The classes without which a selector matches nothing, as a page writes them. */
function neededClasses(selector: string): readonly string[] {
  let plain = selector;
  // From the inside out, until no argument is left. An escaped bracket belongs to a name.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  plain = plain.replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, '');
  return [...plain.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name]) =>
    (name ?? '').replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code: string | undefined, character: string | undefined) => (code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)))),
  );
}

/** Animations that no rule names any more. */
function dropUnplayed(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/^(?:animation|animation-name|--.*)$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)));
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!played.has(rule.params)) rule.remove();
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    dropEmpty(node);
    // Declared order of layers counts, so a layer keeps its name at least.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/**
 * Puts the style into the page, so that the first paint waits for nothing but the page. The framework still finds the
 * link that it wrote, switched off: otherwise it would fetch the whole sheet once an island wakes.
 * @returns the source for `style-src` that lets this style through and no other.
 */
export function inlineStyle(page: ExportedPage, { css }: PageStyle, isIslandPage: boolean): string {
  const link = page.$(`link[href="${linkedSheet(page)}"]`);
  if (css.includes('</style')) refuse(page, '<style>', 'would end inside its own text.');
  const base = (link.attr('href') ?? '').replace(/[^/]+$/, '');
  const text = css.replaceAll(/url\((['"]?)\.\.\//g, (_, quote: string) => `url(${quote}${base.replace(/[^/]+\/$/, '')}`);
  link.before('<style></style>');
  page.$('head style').text(text);
  if (isIslandPage) link.attr('disabled', '');
  else link.remove();
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
