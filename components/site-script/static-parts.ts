import { LoaderContract } from '../../scripts/finish/framework-contract';

/*
 * What React is handed has empty shells for all parts of the page that never change (scripts/finish/slim-payload.ts).
 * It passes over them. But where it gives up on the page as it is, because something else has changed it (an extension,
 * a translation), it draws it anew, and a shell has nothing in it: such a part gets back what it was. A script of its
 * own, which comes with the payload: before that nobody needs it.
 */

const selector = `[${LoaderContract.staticMark}]`;
const kept = new Map([...document.querySelectorAll(selector)].map((part) => [numberOf(part), part]));

// Before the next paint, so nobody sees the shells.
new MutationObserver(() => {
  if ([...kept.values()].every((part) => part.isConnected)) return;
  for (const shell of document.querySelectorAll(selector)) {
    const part = kept.get(numberOf(shell));
    if (part === undefined || part === shell) continue;
    for (const { name, value } of part.attributes) shell.setAttribute(name, value);
    shell.replaceChildren(...part.childNodes);
    kept.set(numberOf(shell), shell);
  }
}).observe(document, { childList: true, subtree: true });

function numberOf(part: Element): string | null {
  return part.getAttribute(LoaderContract.staticMark);
}
