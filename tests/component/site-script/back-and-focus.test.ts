import { fireEvent } from '@testing-library/react';
import { enhanceBack } from '@/components/site-script/back';
import { enhanceDrawnFocus } from '@/components/site-script/drawn-focus';

enhanceBack();
enhanceDrawnFocus();

/** Many versions of Safari and Firefox lack the Navigation API. */
test.each([
  ['a page of this site', '/acls-algorithm', 2, '', true],
  ['another site', 'https://example.com/', 2, '', false],
  ['a page of this site, opened in a new tab', '/acls-algorithm', 1, '', false],
  ['a page of this site, and a jump since', '/acls-algorithm', 2, '#steps', false],
])('after %s, Back without the Navigation API returns to it, or not', (_from, from, length, hash, isBack) => {
  const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
  vi.spyOn(history, 'length', 'get').mockReturnValue(length);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(from, location.href).href);
  window.history.replaceState(null, '', `/tachycardia-algorithm${hash}`);
  document.body.innerHTML = '<p data-back><a href="#parent">Back</a></p>';
  const isFollowed = fireEvent.click(document.querySelector('a')!);
  expect([isFollowed, back.mock.calls.length]).toEqual([!isBack, isBack ? 1 : 0]);
});

test('a link in a drawing scrolls into view as the keyboard reaches it', () => {
  document.body.innerHTML = '<svg><a href="#step" tabindex="0"></a></svg>';
  const scroll = (Element.prototype.scrollIntoView = vi.fn());
  document.querySelector('a')!.focus();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'center' });
});
