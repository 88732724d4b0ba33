import { newTab } from '@/content/site/page-words';
import { render, screen } from '@testing-library/react';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';

describe('links', () => {
  it('lead to pages with their query and anchor', () => {
    render(
      <SiteLink route="locations" query={{ city: 'mesa', class: 'bls' }} hash="map">
        Mesa
      </SiteLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/locations?city=mesa&class=bls#map');
  });

  it('say that they open a new tab when they leave the site', () => {
    render(<OutboundLink to="booking">Book</OutboundLink>);
    const link = screen.getByRole('link', { name: `Book ${newTab}` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('dial the digits of the number', () => {
    render(<PhoneLink />);
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\d{10}$/);
  });

  it('open an e-mail with the preset subject', () => {
    render(<MailLink subject="Bulk Order Inquiry">Order</MailLink>);
    expect(screen.getByRole('link').getAttribute('href')).toMatch(
      /^mailto:[^?]+@[^?]+\?subject=Bulk%20Order%20Inquiry$/,
    );
  });
});
