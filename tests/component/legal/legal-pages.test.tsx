import { render, screen, within } from '@testing-library/react';
import { TermsOfServiceHeader, TermsOfServiceText } from '@/components/legal/terms-of-service';
import { documentLabels } from '@/content/legal/document-labels';
import { termsOfServiceSections } from '@/content/legal/terms-of-service';
import { pageLabels } from '@/content/site/page-labels';
import { interpolate } from '@/lib/text/interpolate';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('the terms of service show both dates, number their sections in text and contents, and give the contact', () => {
  render(
    <>
      <TermsOfServiceHeader />
      <TermsOfServiceText />
    </>,
  );
  for (const date of ['July 2025', 'January 2025'])
    expect(screen.getByText(interpolate(documentLabels.lastUpdated, { date }))).toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: pageLabels.contents })).getAllByRole('link');
  termsOfServiceSections.forEach(({ id, title }, index) => {
    const name = `${index + 1}. ${title}`;
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    expect(contents[index]).toHaveTextContent(name);
    expect(contents[index]).toHaveAttribute('href', `#${id}`);
  });
  expect(hrefs().filter((href) => href.endsWith('.html'))).toEqual(['/privacy.html', '/terms.html']);
  for (const kind of ['tel:', 'mailto:']) expect(hrefs().join()).toContain(kind);
});
