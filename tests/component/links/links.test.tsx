import { render, screen } from '@testing-library/react';
import { EmergencyText } from '@/components/links/emergency-text';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { review } from '@/content/clinical/review';
import { emergencyTraining } from '@/content/contact/contact';
import { newTab } from '@/content/site/page-words';

const locations = (
  <SiteLink route="locations" query={{ city: 'mesa', class: 'bls' }} hash="map">
    Mesa
  </SiteLink>
);

test.each([
  ['to a page with its query and anchor', locations, /^\/locations\?city=mesa&class=bls#map$/],
  ['to a phone by the digits of its number', <PhoneLink />, /^tel:\d{10}$/],
  [
    'to an e-mail with its subject',
    <MailLink subject="Bulk Order">Order</MailLink>,
    /^mailto:[^?]+@[^?]+\?subject=Bulk%20Order$/,
  ],
])('a link leads %s', (_where, link, address) => {
  render(link);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(address);
});

test('a link that leaves the site says that it opens a new tab, which knows nothing of this one', () => {
  render(<OutboundLink to="booking">Book</OutboundLink>);
  const link = screen.getByRole('link', { name: `Book ${newTab}` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each([review.emergency, emergencyTraining.note])('"%s" makes a link of the call alone', (text) => {
  render(<EmergencyText text={text} />);
  expect(screen.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
});

test('an emergency sentence that does not say to call is refused', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<EmergencyText text="Ask somebody for help." />)).toThrow('does not say');
  complain.mockRestore();
});
