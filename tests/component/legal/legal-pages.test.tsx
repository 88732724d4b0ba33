import { fillIn } from '@/lib/text/fill-in';
import { pageWords } from '@/content/site/page-words';
import { documentWords } from '@/content/legal/document-words';
import { render, screen, within } from '@testing-library/react';
import { AccessibilityTests } from '@/components/legal/accessibility-statement';
import { TermsOfServiceHeader, TermsOfServiceText } from '@/components/legal/terms-of-service';
import { LostPage } from '@/components/layout/lost-page';
import { accessibilityTests } from '@/content/legal/accessibility';
import { termsOfServiceSections } from '@/content/legal/terms-of-service';

describe('the terms of service', () => {
  it('show both dates of the specification', () => {
    render(
      <>
        <TermsOfServiceHeader />
        <TermsOfServiceText />
      </>,
    );
    expect(screen.getByText(fillIn(documentWords.lastUpdated, { date: 'July 2025' }))).toBeInTheDocument();
    expect(screen.getByText(fillIn(documentWords.lastUpdated, { date: 'January 2025' }))).toBeInTheDocument();
  });

  it('number their sections, and list the same in the contents', () => {
    render(<TermsOfServiceText />);
    const contents = within(screen.getByRole('navigation', { name: pageWords.contents })).getAllByRole(
      'link',
    );
    termsOfServiceSections.forEach((section, index) => {
      expect(
        screen.getByRole('heading', { level: 2, name: `${index + 1}. ${section.title}` }),
      ).toBeInTheDocument();
      expect(contents[index]).toHaveTextContent(`${index + 1}. ${section.title}`);
      expect(contents[index]).toHaveAttribute('href', `#${section.id}`);
    });
  });

  it('end with a phone link, an e-mail link and the two documents at their older addresses', () => {
    render(<TermsOfServiceText />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.endsWith('.html'))).toEqual(['/privacy.html', '/terms.html']);
    expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
  });
});

describe('the accessibility statement', () => {
  it('names what is not tested yet beside what is', () => {
    render(<AccessibilityTests />);
    expect(screen.getAllByRole('cell', { name: 'Not tested yet' })).toHaveLength(
      accessibilityTests.rows.filter((row) => !row.isDone).length,
    );
    expect(
      screen.getByRole('row', { name: /screen readers, by people.*Not tested yet/ }),
    ).toBeInTheDocument();
  });
});

describe('the page for addresses that do not exist', () => {
  it('has one main heading, a phone number and the way to a class', () => {
    render(<LostPage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(
      true,
    );
    expect(
      within(screen.getByRole('navigation', { name: pageWords.lostPages })).getByRole('link', {
        name: /Classes by city/,
      }),
    ).toHaveAttribute('href', '/locations');
  });
});
