import { render, screen, within } from '@testing-library/react';
import { BusinessPrograms } from '@/components/business/programs';
import { BusinessStories } from '@/components/business/stories';
import { ComplianceChoices } from '@/components/compliance/choices';
import { CompliancePrograms } from '@/components/compliance/programs';
import { CreditTable } from '@/components/continuing-education/credit-table';
import { CreditPrograms } from '@/components/continuing-education/programs';
import { businessFlags, businessPrograms, successStories } from '@/content/business-opportunities';
import { complianceFlags, compliancePrograms } from '@/content/compliance';
import { continuingEducationFlags, creditPrograms } from '@/content/continuing-education';

describe('blocks that the specification hides by a flag', () => {
  it('are all off in the content', () => {
    expect([complianceFlags.isUpcomingClassesShown, continuingEducationFlags.isCourseAccessShown, businessFlags.isUpcomingSessionsShown]).toEqual([false, false, false]);
  });

  it('Course Access shows on every card only where its flag is on', () => {
    const { rerender } = render(<CreditPrograms programs={creditPrograms} isCourseAccessShown={false} />);
    expect(screen.queryByRole('heading', { name: 'Course Access' })).not.toBeInTheDocument();
    rerender(<CreditPrograms programs={creditPrograms} isCourseAccessShown />);
    expect(screen.getAllByRole('heading', { name: 'Course Access' })).toHaveLength(creditPrograms.length);
  });

  it('Upcoming Training Sessions shows on every card only where its flag is on', () => {
    const { rerender } = render(<BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown={false} />);
    expect(screen.queryByRole('heading', { name: 'Upcoming Training Sessions' })).not.toBeInTheDocument();
    rerender(<BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown />);
    expect(screen.getAllByRole('heading', { name: 'Upcoming Training Sessions' })).toHaveLength(businessPrograms.length);
  });

  it('Upcoming Classes shows on every compliance program only where its flag is on', () => {
    const { rerender } = render(<CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown={false} />);
    expect(screen.queryByRole('heading', { name: 'Upcoming Classes' })).not.toBeInTheDocument();
    rerender(<CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown />);
    expect(screen.getAllByRole('heading', { name: 'Upcoming Classes' })).toHaveLength(compliancePrograms.length);
  });

  it.each([true, false])('never print 999, whether a flag is on or off (%s)', (isOn) => {
    const { container } = render(
      <>
        <CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown={isOn} />
        <CreditPrograms programs={creditPrograms} isCourseAccessShown={isOn} />
        <BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown={isOn} />
      </>,
    );
    expect(container.textContent).not.toMatch(/\b999\b/);
  });
});

describe('a compliance program', () => {
  it('puts its first three features under Training Includes and the rest under Additional Topics', () => {
    const [program] = compliancePrograms;
    render(<CompliancePrograms programs={[program]} isUpcomingClassesShown={false} />);
    const under = (name: string) => {
      const heading = screen.getByRole('heading', { name });
      return within(heading.parentElement as HTMLElement).getAllByRole('listitem').map((item) => item.textContent);
    };
    expect([...under('Training Includes'), ...under('Additional Topics')]).toEqual(program.features);
    expect(under('Training Includes')).toEqual(program.features.slice(0, 3));
  });

  it('is reached from the situation that asks for it', () => {
    render(<ComplianceChoices />);
    expect(screen.getByRole('link', { name: /40-hour certificate turns a year old.*Refresher/ })).toHaveAttribute('href', '/osha-compliance#hazwoper-8-refresher');
  });
});

describe('the table of prices and credits', () => {
  it('has a row heading for every program, with credits, price and the note of the board beside it', () => {
    render(<CreditTable programs={creditPrograms} />);
    const table = screen.getByRole('table', { name: /Price, credits/ });
    const row = within(table).getByRole('row', { name: /EMT Renewal/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('EMT Renewal');
    expect(within(row).getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'National Registry EMT recertification takes 40 hours; check your state.', '24 CE credits', '$99.00',
    ]);
  });

  it('leads to each program below', () => {
    render(<CreditTable programs={creditPrograms} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(creditPrograms.map((program) => `/continuing-education#${program.id}`));
  });
});

describe('success stories', () => {
  it('say their stars in words, too', () => {
    render(<BusinessStories />);
    expect(screen.getAllByText('5 out of 5 stars')).toHaveLength(successStories.stories.length);
  });

  it('are marked as samples in a preview', () => {
    render(<BusinessStories />);
    for (const story of successStories.stories) {
      expect(screen.getByText(story.quote.value)).toHaveAttribute('data-placeholder', story.quote.missing);
    }
  });
});
