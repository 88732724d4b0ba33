import { render } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';

vi.mock(import('@/content/company/company'), async (importActual) => {
  const actual = await importActual();
  return { ...actual, company: { ...actual.company, name: 'Pulse School, Inc.', copyrightYear: 2027 } };
});

// Renders later, which only the build waits for.
vi.mock('@/components/layout/wordmark', () => ({ Wordmark: () => null }));

test('the copyright has its year, and a name that ends with a period gets no second one', () => {
  expect(render(<SiteFooter />).container).toHaveTextContent(
    '© 2027 Pulse School, Inc. All rights reserved.',
  );
});
