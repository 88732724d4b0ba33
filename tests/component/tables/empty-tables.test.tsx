import { render } from '@testing-library/react';
import { AboutTeam } from '@/components/company/about/team';
import { AboutTimeline } from '@/components/company/about/timeline';
import { ContactCards } from '@/components/contact/contact-cards';
import { Testimonials } from '@/components/home/testimonials';
import { BusinessStories } from '@/components/programs/business/stories';
import { contactSection } from '@/content/contact/contact';

// Every list may be empty, but page claims and company facts keep their rows.
jest.mock('@/content/site/table-rows', () => {
  const { rowsOf } = jest.requireActual<{ rowsOf: (table: { name: string }) => readonly unknown[] }>(
    '@/content/site/table-rows',
  );
  return {
    rowsOf: (table: { name: string }) => (/^(?:claims|company)$/.test(table.name) ? rowsOf(table) : []),
  };
});

describe('without a row in any table', () => {
  it.each([
    ['the team', <AboutTeam />],
    ['the milestones', <AboutTimeline />],
    ['the testimonials', <Testimonials />],
    ['the stories', <BusinessStories />],
  ])('%s show nothing, and no heading', (_name, section) => {
    expect(render(section).container).toBeEmptyDOMElement();
  });

  it('the address has no line about satellite offices', () => {
    expect(render(<ContactCards />).container).not.toHaveTextContent(contactSection.cards.address.offices);
  });
});
