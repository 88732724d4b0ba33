import { anchorOf } from '@/lib/site/anchor';
import { listed } from '../../support/listed';

test('the anchor of an address is read, and a malformed escape yields none and never throws', () => {
  const hashes = '#class-dates | caf%C3%A9%20%F0%9F%98%80 | #%23a | #a#b |  | #% | #%00%ff';
  expect(listed(hashes, anchorOf)).toMatchSnapshot();
});
