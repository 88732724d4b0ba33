import { Features, transform } from 'lightningcss';
import postcss, { AtRule, type Declaration, type Root, Rule } from 'postcss';
import valueParser from 'postcss-value-parser';

/** What is known of a custom property from `@property`: `initial` is null where it has no initial value. */
type Registered = { readonly inherits: boolean; readonly initial: string | null };

/** A name of a custom property, wherever it stands. */
const nameOf = /--[\w-]+/g;

/** Every custom property that a text names: markup, a payload or a script may read or set it. */
export function propertiesIn(text: string): readonly string[] {
  return text.match(nameOf) ?? [];
}

/**
 * Settles what cannot change anymore in the style of one page: a custom property that has one value wherever it is read
 * gives way to that value, one that nothing reads goes with its registration, and the rest is written as short as it can
 * be. Tailwind writes for every page that could be; this page is known. Computed styles stay the same.
 * @param css the style of a page, cut to its classes.
 * @param outside custom properties that something besides the style names. They are left alone.
 */
export function settleStyle(css: string, outside: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  while (substitute(sheet, outside) || dropUnread(sheet, outside));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet.toString()),
    minify: true,
    // The build wrote these for browsers that do not read ranges yet. They stay as they are.
    include: Features.MediaRangeSyntax,
  });
  return Buffer.from(code).toString('utf8');
}

function registeredIn(sheet: Root): ReadonlyMap<string, Registered> {
  const found = new Map<string, Registered>();
  sheet.walkAtRules('property', (rule) => {
    const told = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void told.set(prop, value));
    found.set(rule.params, {
      inherits: told.get('inherits') !== 'false',
      initial: told.get('initial-value') ?? null,
    });
  });
  return found;
}

/** The declarations of custom properties, without those for browsers that do not know `@property`. */
function declaredIn(sheet: Root): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (decl) => {
    if (!isFallback(decl)) found.set(decl.prop, [...(found.get(decl.prop) ?? []), decl]);
  });
  return found;
}

/** Tailwind repeats the initial values of `@property` in a layer of this name, for browsers that need it. */
function isFallback(decl: Declaration): boolean {
  for (let node = decl.parent; node !== undefined; node = node.parent as typeof node)
    if (node instanceof AtRule && node.name === 'layer' && node.params === 'properties') return true;
  return false;
}

/** On the root in every state of the page: no media, no condition. */
function isOnRoot({ parent }: Declaration): boolean {
  if (!(parent instanceof Rule) || !/^:root(?:,\s*:host)?$/.test(parent.selector)) return false;
  for (let node = parent.parent; node !== undefined; node = node.parent as typeof node)
    if (node instanceof AtRule && node.name !== 'layer') return false;
  return true;
}

/** Puts values in the place of `var()` wherever there is no choice. @returns whether anything changed. */
function substitute(sheet: Root, outside: ReadonlySet<string>): boolean {
  const registered = registeredIn(sheet);
  const declared = declaredIn(sheet);
  let hasChanged = false;
  const valueFor = (name: string, rule: Declaration['parent']): string | null | undefined => {
    if (outside.has(name)) return undefined;
    const found = declared.get(name) ?? [];
    const values = new Set(found.map(({ value, important }) => (important ? `${value}!` : value)));
    const known = registered.get(name);
    if (known === undefined) {
      if (found.length === 0) return null;
      return values.size === 1 && found.every(isOnRoot) ? found[0]?.value : undefined;
    }
    // What an element gets then depends on those around it.
    if (known.inherits) return undefined;
    if ([...values].every((value) => value === known.initial)) return known.initial;
    // Wherever it is set it is set to this, and this rule sets it.
    return values.size === 1 && found.some(({ parent }) => parent === rule) ? found[0]?.value : undefined;
  };
  sheet.walkDecls((decl) => {
    if (!decl.value.includes('var(')) return;
    const parsed = valueParser(decl.value);
    parsed.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var') return;
      const [name, comma, ...rest] = node.nodes;
      const value = valueFor(name?.value ?? '', decl.parent);
      // Without a value the fallback holds; without either the declaration is invalid, as it was.
      if (value === undefined || (value === null && comma === undefined)) return;
      Object.assign(node, { type: 'word', value: value ?? valueParser.stringify(rest) });
      hasChanged = true;
    });
    // Nothing at all would be an error that hides the rule; what the browser made of it was the initial or inherited value.
    decl.value = valueParser.stringify(parsed.nodes).trim() || 'unset';
  });
  return hasChanged;
}

/** Drops custom properties that no value reads. @returns whether anything changed. */
function dropUnread(sheet: Root, outside: ReadonlySet<string>): boolean {
  const read = new Set(outside);
  sheet.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'var') read.add(node.nodes[0]?.value ?? '');
    });
  });
  let hasChanged = false;
  sheet.walkDecls(/^--/, (decl) => {
    if (read.has(decl.prop)) return;
    decl.remove();
    hasChanged = true;
  });
  sheet.walkAtRules('property', (rule) => {
    if (read.has(rule.params)) return;
    rule.remove();
    hasChanged = true;
  });
  return hasChanged;
}
