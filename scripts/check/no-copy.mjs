/**
 * An ESLint rule: text that a visitor reads or hears belongs in content. It reports
 * - any word in JSX: between tags, in braces, and in attributes that are displayed or announced,
 * - any word under a name that usually holds text, such as `label` or `title`,
 * - two consecutive words in any other string.
 *
 * It ignores strings that are never displayed: error messages (for programmers), types, imports, class lists, media
 * queries and selectors, addresses. A single word outside of JSX passes, because ids and events look the same.
 */
const shownNames =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|lead|caption|term|subject)$/;
const hiddenNames = /^(className|class|sizes|media|style|d|points|rel|colorScheme|preserveAspectRatio|key)$/;
const queries = /^(querySelector|querySelectorAll|closest|matches|matchMedia)$/;

const anyWord = /\p{L}{2}/u;
const phrase = /\p{L}{2}[^\s]* +[^\s]*\p{L}/u;

/**
 * True for `flex gap-2 sm:mt-4`: no capitals, and at least half of the words contain a character that words in
 * sentences do not.
 */
function isClassList(text) {
  const words = text.trim().split(/\s+/);
  const marked = words.filter((word) => /[-:[]/.test(word) && !/[.:,]$/.test(word));
  return !/\p{Lu}/u.test(text.replaceAll(/\[[^\]]*\]/g, '')) && marked.length * 2 >= words.length;
}

/** True for media conditions: `(min-width: 40rem) 45vw`. */
function isMediaQuery(text) {
  return /^\s*\([a-z-]+:/.test(text);
}

function nameOf(node) {
  if (node.type === 'JSXAttribute') return node.name.name;
  return node.type === 'Property' && !node.computed ? (node.key.name ?? node.key.value) : undefined;
}

/**
 * The element or attribute that a conditional text ends up in: `{isOpen ? 'Hide' : 'Show'}` is displayed, so both
 * texts are.
 */
function placeOf(node) {
  let at = node;
  while (
    /^(Conditional|Logical)Expression$|^Template(Literal|Element)$|^TSAsExpression$/.test(at.parent.type)
  ) {
    if (at.parent.test === at) break;
    at = at.parent;
  }
  const { parent } = at;
  return parent.type === 'JSXExpressionContainer' ? parent.parent : parent;
}

function isShown(node) {
  const place = placeOf(node);
  return /^JSX(Element|Fragment)$/.test(place.type) || shownNames.test(nameOf(place) ?? '');
}

function isHidden(node) {
  for (let at = node, above = node.parent; above; at = above, above = above.parent) {
    if (
      /^(ThrowStatement|TS(Literal|TemplateLiteral)Type|ImportDeclaration|ImportExpression)$/.test(above.type)
    )
      return true;
    if (above.type === 'ExpressionStatement' && above.directive !== undefined) return true;
    if (above.type === 'NewExpression' && /Error$/.test(above.callee.name ?? '')) return true;
    if (above.type === 'CallExpression' && queries.test(above.callee.property?.name ?? '')) return true;
    if (above.type === 'Property' && above.key === at) return true;
    if (hiddenNames.test(nameOf(above) ?? '')) return true;
    if (above.type === 'JSXAttribute') return false;
  }
  return false;
}

export const noCopy = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copy: 'These are words of the site: "{{ text }}". Write them in content, and take them from there, as a prop or as an argument.',
    },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'copy', data: { text: text.trim().replaceAll(/\s+/g, ' ') } });
    const check = (node, text) => {
      if (!anyWord.test(text) || isHidden(node)) return;
      if (isShown(node) || (phrase.test(text) && !isClassList(text) && !isMediaQuery(text)))
        report(node, text);
    };
    return {
      JSXText: (node) => {
        if (anyWord.test(node.value)) report(node, node.value);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
