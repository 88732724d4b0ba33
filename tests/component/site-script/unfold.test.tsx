import { unfoldOnPaper } from '@/components/site-script/unfold';

/** The ids of open elements, in a browser whose style sheet does or does not open collapsed content. */
function openOnPaper(isStyled: boolean) {
  Object.defineProperty(window, 'CSS', { configurable: true, value: { supports: () => isStyled } });
  document.body.innerHTML =
    '<details id="menu" data-menu></details><details id="read" open></details><details id="folded"></details>';
  unfoldOnPaper();
  return ['beforeprint', 'afterprint'].map((moment) => {
    window.dispatchEvent(new Event(moment));
    return [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  });
}

test('collapsed content opens for printing, unless the style sheet does that', () => {
  expect(openOnPaper(true)).toEqual([['read'], ['read']]);
  expect(openOnPaper(false)).toEqual([['read', 'folded'], ['read']]);
});
