import { render } from '@testing-library/react';
import { EmergencyText } from '@/components/links/emergency-text';
import { outboundHref } from '@/components/links/outbound-link';
import type { OutboundId } from '@/content/site/outbound';

test('an emergency sentence without a call is refused', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<EmergencyText text="Ask somebody for help." />)).toThrow('does not say');
});

test('a link without a row is refused', () => {
  expect(() => outboundHref('nowhere' as OutboundId)).toThrow('links.csv has no row with the id "nowhere"');
});
