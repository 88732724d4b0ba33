import type { Page } from '@playwright/test';

/** What is read at a glance: controls, headings, labels and figures. */
const readAtAGlance =
  'button, .button, summary, label, legend, h1, h2, h3, h4, th, dt, li > a, main a:not(p a), [data-value], .figures, .tabular-nums';

/** A word, a price or a range of numbers, but no part of an email address, which may wrap at its dots. */
const word = /(?<![.@\p{L}\d])[$\p{L}\d](?:[\p{L}\d.,:]|(?<=\d)-(?=\d))*[\p{L}\d](?![@\p{L}\d])/gu;

/** The words that wrap in the middle. One of more than `longest` letters may be wider than the window. */
export async function brokenWords(
  page: Page,
  { selector = readAtAGlance, longest = 13 } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    ({ selector, longest, word }) => {
      const broken = (element: Element): readonly string[] => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { 0: whole, index } of (text.nodeValue ?? '').matchAll(word)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + whole.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (whole.length <= longest && lines.size > 1)
              found.push(`${whole} of "${element.textContent.trim().slice(0, 40)}" is broken inside`);
          }
        return found;
      };
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .flatMap(broken);
    },
    { selector, longest, word },
  );
}
