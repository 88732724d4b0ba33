import { createHash } from 'node:crypto';
import postcss, { AtRule, type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type ExportedPage, refuse, refuseFramework } from './document';
import { contract } from './framework-contract';
import { propertiesIn, settleStyle } from './settle-style';

/** A style sheet cut to what its pages can use, and the page that it goes into. */
export type PageStyle = { readonly css: string };

/** The address of the one style sheet that the framework links. @throws when there is none, or more than one. */
export function linkedSheet(page: ExportedPage): string {
  const links = page.$(contract.sheetLink.selector);
  const href = links.attr('href') ?? '';
  if (links.length !== 1 || !contract.sheetLink.pattern.test(href)) {
    refuseFramework(
      page,
      '<link rel="stylesheet">',
      `occurs ${links.length} times, first for "${href}"; the finishing step knows exactly one.`,
    );
  }
  return href;
}

/** Every word of a script that could be a class that it sets, and every type of input. */
export function wordsOf(script: string): readonly string[] {
  return [...script.split(/["'`\s\\]+/), ...inputsIn(script)];
}

/**
 * Every word of a payload that could be a class: of elements and of props that are not in the markup yet. Strings are read
 * as JSON, which escapes what a class like `before:content-["x"]` is made of. Text that is no JSON may hold a quotation
 * mark by itself, after which strings seem to begin and end elsewhere, so what lies between any two marks counts as well.
 */
export function payloadWords(payload: string): readonly string[] {
  const strings = payload.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
  return [...strings.flatMap((text) => textOf(text).split(/\s+/)), ...wordsOf(payload)];
}

/** What a JSON string says, or nothing where it is none. */
function textOf(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return '';
  }
}

/** Every class that the page uses, and every type of input. */
export function namesOf({ $ }: ExportedPage): readonly string[] {
  return [
    ...$('[class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    ...$('input[type]')
      .toArray()
      .map((element) => inputName($(element).attr('type') ?? '')),
  ];
}

/** The types of inputs that a script or a payload may add. */
export function inputsIn(text: string): readonly string[] {
  return [...text.matchAll(/\btype\\?"?:\s*\\?"([a-z-]+)/g)].map(([, type = '']) => inputName(type));
}

/** An input among the names of a page. No class is written like this. */
const inputName = (type: string) => `<input type=${type}>`;

/** Parts of inputs that only some types have. Tailwind resets them all; most pages have none of them. */
const partsOfInputs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/^::-webkit-(?:inner|outer)-spin-button/, ['number', 'date', 'datetime-local', 'month', 'time', 'week']],
  [/^::file-selector-button/, ['file']],
  [/^::-webkit-search/, ['search']],
];

/**
 * Cuts a style sheet to the names that can occur, and settles what is left. Only what needs a class that nobody names, or
 * a type of input that is not there, is dropped: states, attributes and elements may come later, and the arguments of
 * `:is()`, `:not()` and the like are not looked into.
 * @param outside custom properties that markup, payload or scripts name.
 */
export function pageStyle(css: string, names: ReadonlySet<string>, outside: ReadonlySet<string>): PageStyle {
  return { css: settleStyle(cutStyle(css, names), new Set([...outside, ...propertiesOf(names)])) };
}

function propertiesOf(names: ReadonlySet<string>): readonly string[] {
  return [...names].flatMap(propertiesIn);
}

/** The cut alone. */
export function cutStyle(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const left = rule.selectors.filter((selector) => canMatch(selector, names));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  dropUnplayed(sheet);
  dropEmpty(sheet);
  const text = sheet.toString();
  if (text === '') throw new Error('Nothing is left of the style sheet.');
  return text;
}

function isKeyframes(node: Container['parent']): boolean {
  return node instanceof AtRule && node.name.endsWith('keyframes');
}

/**
 * Whether a page with these names could have what a selector asks for: each class, as a page writes it, and a type of
 * input for a part that only some inputs have. What a pseudo-class takes is below it, and not looked into.
 */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const nodes = selectorParser()
    .astSync(selector)
    .nodes.flatMap((compound) => compound.nodes);
  return nodes.every((node) => {
    if (selectorParser.isClassName(node)) return names.has(node.value);
    if (!selectorParser.isPseudoElement(node)) return true;
    const types = partsOfInputs.find(([part]) => part.test(node.value))?.[1];
    return types === undefined || types.some((type) => names.has(inputName(type)));
  });
}

/** Animations that no rule names anymore. */
function dropUnplayed(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/^(?:animation|animation-name|--.*)$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => played.add(word)),
  );
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
  const text = css.replaceAll(
    contract.sheetAddresses.pattern,
    (_, quote: string) => `url(${quote}${base.replace(/[^/]+\/$/, '')}`,
  );
  link.before('<style></style>');
  page.$('head style').text(text);
  if (isIslandPage) link.attr(contract.disabledSheet.attribute, '');
  else link.remove();
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
