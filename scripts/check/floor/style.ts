// Finds in a style what the oldest browsers lack: properties and their values, rules, media features, selectors.
import postcss, { type AnyNode, type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { data, featuresOf, lackOf } from './compat';
import type { Finding } from './scripts';

const { properties = {}, selectors = {}, types, 'at-rules': rules = {} } = data.css;

/** Units and functions of values, by name: `cqi`, `color-mix`. */
const partsOfValues = new Map(
  [types, ...featuresOf(types).map(([, type]) => type)].flatMap((type) => featuresOf(type)),
);

/** Units that the data lists only as a group. */
const groupsOfUnits: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^d[vl]/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
];

/**
 * Everything above the floor in a style, for which it has no fallback itself: the same property before or with a prefix, or
 * an `@supports` that names it.
 */
export function styleAboveFloor(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (node: AnyNode, what: string, lack: readonly string[]) => {
    if (lack.length > 0 && !isAskedFor(node, what))
      findings.push({ what, lack, where: node.toString().replace(/\s+/g, ' ').slice(0, 120) });
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') declarationAboveFloor(node, report);
    else if (node.type === 'atrule') atRuleAboveFloor(node, report);
    else if (node.type === 'rule') ruleAboveFloor(node, report);
  });
  return findings;
}

type Report = (node: AnyNode, what: string, lack: readonly string[]) => void;

function declarationAboveFloor(node: Declaration, report: Report): void {
  const { prop, value, parent } = node;
  if (prop.startsWith('-') || hasFallback(node)) return;
  const rule = parent?.type === 'atrule' ? rules[(parent as AtRule).name] : undefined;
  const compat = rule?.[prop] ?? properties[prop];
  const lack = lackOf(compat);
  // An unsupported at-rule is reported itself, not its content.
  if (lackOf(rule).length > 0) return;
  report(node, prop, lack);
  if (lack.length > 0) return;
  const text = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [name, keyword] of featuresOf(compat))
    if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
      report(node, `${prop}: ${name}`, lackOf(keyword));
  for (const [name = ''] of text.matchAll(/(?<![\w-])[a-z-]+(?=\()|(?<=\d)[a-z]+\b/gi)) {
    const group = groupsOfUnits.find(([pattern]) => pattern.test(name))?.[1] ?? name;
    report(node, name, lackOf(partsOfValues.get(group)));
  }
}

function atRuleAboveFloor(node: AtRule, report: Report): void {
  const { name, params } = node;
  if (name.startsWith('-')) return;
  const compat = rules[name];
  if (compat === undefined) report(node, `@${name}`, ['MDN does not know it']);
  report(node, `@${name}`, lackOf(compat));
  if (name !== 'media') return;
  for (const [feature = ''] of params.matchAll(/(?<=\()\s*[a-z-]+/g)) {
    const wanted = feature.trim().replace(/^(?:min|max)-/, '');
    report(node, `@media ${wanted}`, lackOf(rules['media']?.[wanted]));
  }
  if (/[<>=]/.test(params)) report(node, '@media range', lackOf(rules['media']?.['range_syntax']));
}

/** An unsupported selector invalidates the whole rule, so it may not share one with others. */
function ruleAboveFloor(node: Rule, report: Report): void {
  if (node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name)) return;
  const takesRule = selectorParser()
    .astSync(node.selector)
    .nodes.map((selector) => {
      let isUnknown = false;
      selector.walk((part) => {
        const name = selectorParser.isNesting(part) ? 'nesting' : (part.value ?? '').replace(/^::?/, '');
        // Prefixed ones belong to one browser each.
        if (!(selectorParser.isPseudo(part) || name === 'nesting') || name.startsWith('-')) return;
        const lack = lackOf(selectors[name]);
        report(node, selectorParser.isPseudo(part) ? part.value : '&', lack);
        // `:is()` and `:where()` forgive what is in them.
        if (lack.length > 0 && !/^:(?:is|where)$/.test(part.parent?.parent?.value ?? '')) isUnknown = true;
      });
      return isUnknown;
    });
  if (takesRule.includes(true) && takesRule.includes(false))
    report(node, 'selectors that invalidate others', ['some of them']);
}

/** The property with another value before it, or with a prefix. */
function hasFallback({ prop, parent }: Declaration): boolean {
  const names = (parent?.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
  return names.filter((name) => name.replace(/^-(?:webkit|moz)-/, '') === prop).length > 1;
}

/** Whether a condition around it names it. */
function isAskedFor(node: AnyNode, what: string): boolean {
  const name = what.replace(/^.* /, '');
  const around = node.parent as AtRule | Rule | Root | undefined;
  if (around === undefined || around.type === 'root') return false;
  return (
    (around.type === 'atrule' && around.name === 'supports' && around.params.includes(name)) ||
    isAskedFor(around, what)
  );
}
