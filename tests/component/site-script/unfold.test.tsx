import { unfoldOnPaper } from '@/components/site-script/unfold';

/** What is open, by id, in a browser of which style does not, or does, open what is folded away. */
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

test('what is folded away is open while the page prints, unless style opens it', () => {
  expect(openOnPaper(true)).toEqual([['read'], ['read']]);
  expect(openOnPaper(false)).toEqual([['read', 'folded'], ['read']]);
});
