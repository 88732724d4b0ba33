import { render } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';
import type * as Company from '@/content/company/company';

jest.mock('@/content/company/company', () => {
  const actual = jest.requireActual<typeof Company>('@/content/company/company');
  return { ...actual, company: { ...actual.company, name: 'Pulse School, Inc.', copyrightYear: 2027 } };
});

// Draws letters from a font, which Jest cannot load.
jest.mock('@/components/layout/wordmark', () => ({ Wordmark: () => null }));

test('the copyright has its year, and a name that ends with a period gets no second one', () => {
  expect(render(<SiteFooter />).container).toHaveTextContent(
    '© 2027 Pulse School, Inc. All rights reserved.',
  );
});
