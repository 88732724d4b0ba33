import { isInaccessible } from '@testing-library/react';

/** What has a line of its own. */
const parts = 'h1, h2, h3, h4, p, li, tr, label, a, button, summary, input, select, textarea, img, [hidden]';
const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const isFolded = (element: Element) =>
  element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') === true;

function nameOf(element: Element): string {
  const [label = element] = (element as HTMLInputElement).labels ?? [];
  const heard = label.cloneNode(true) as Element;
  for (const part of heard.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return oneLine(element.getAttribute('aria-label') ?? heard.textContent);
}

/** What an element says by itself: a control with its value or state, a link with its target, a heading, a picture. */
function lineOf(element: Element): string | null {
  const { localName } = element;
  if (element instanceof HTMLAnchorElement)
    return `${nameOf(element)} -> ${element.getAttribute('href') ?? ''}`;
  if (/^h[1-6]$/.test(localName)) return `# ${nameOf(element)}`;
  if (localName === 'summary')
    return `${element.parentElement?.hasAttribute('open') ? '-' : '+'} ${nameOf(element)}`;
  if (localName === 'tr') return [...element.children].map(nameOf).join(' | ');
  if (localName === 'button') return `[${nameOf(element)}]`;
  if (element instanceof HTMLImageElement) return `picture of ${element.alt}`;
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    return `${element.checked ? '(x)' : '( )'} ${nameOf(element)}`;
  if (element.matches('input, select, textarea'))
    return `${nameOf(element)}: "${(element as HTMLInputElement).value}"`;
  return null;
}

/** States that a screen reader says, and whether a link or button has the look of the main one. */
const statesOf = (element: Element) =>
  (element.matches('a.bg-flare, button.bg-flare') ? ' main' : '') +
  ['disabled', 'aria-disabled', 'aria-pressed', 'aria-expanded', 'aria-invalid', 'aria-current', 'aria-busy']
    .filter((name) => element.hasAttribute(name))
    .map((name) => ` ${name.replace('aria-', '')}=${element.getAttribute(name) || 'true'}`)
    .join('');

/** What a visitor can read and use in an element, a line for each part; `>` marks the focus. */
export function seen(root: Element): readonly string[] {
  if (isInaccessible(root) || isFolded(root)) return [];
  // A field says its label.
  if (root.localName === 'label') return [...root.querySelectorAll('input')].flatMap(seen);
  const line = lineOf(root) ?? (root.querySelector(parts) === null ? oneLine(root.textContent) : null);
  const lines =
    line === null
      ? [...root.childNodes].flatMap((node) =>
          node instanceof Element ? seen(node) : oneLine(node.textContent),
        )
      : [line === '' ? '' : `${line}${statesOf(root)}`];
  const said = lines.filter((text) => text !== '');
  return root === document.activeElement && root !== document.body ? said.map((text) => `> ${text}`) : said;
}
