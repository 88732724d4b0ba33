import { fillIn } from '@/lib/text/fill-in';
import { starsLabel } from '@/content/site/page-words';
import { programTerms } from '@/content/programs/program-words';
import { render, screen, within } from '@testing-library/react';
import { BusinessPrograms } from '@/components/programs/business/programs';
import { BusinessStories } from '@/components/programs/business/stories';
import { ComplianceChoices } from '@/components/programs/compliance/choices';
import { CompliancePrograms } from '@/components/programs/compliance/programs';
import { CreditTable } from '@/components/programs/continuing-education/credit-table';
import { CreditPrograms } from '@/components/programs/continuing-education/programs';
import { complianceProgramTitle } from '@/components/programs/view/program-title';
import { creditText, priceText } from '@/components/programs/view/program-words';
import { businessPrograms, successStories } from '@/content/programs/business-opportunities';
import { complianceChoices, compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import { factValue, isPlaceholder } from '@/lib/facts/facts';

describe('blocks that the specification hides by a flag', () => {
  it('Course Access shows on every card only where its flag is on', () => {
    const { rerender } = render(<CreditPrograms programs={creditPrograms} isCourseAccessShown={false} />);
    expect(screen.queryByRole('heading', { name: programTerms.courseAccess })).not.toBeInTheDocument();
    rerender(<CreditPrograms programs={creditPrograms} isCourseAccessShown />);
    expect(screen.getAllByRole('heading', { name: programTerms.courseAccess })).toHaveLength(
      creditPrograms.length,
    );
  });

  it('Upcoming Training Sessions shows on every card only where its flag is on', () => {
    const { rerender } = render(
      <BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown={false} />,
    );
    expect(screen.queryByRole('heading', { name: programTerms.upcomingSessions })).not.toBeInTheDocument();
    rerender(<BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown />);
    expect(screen.getAllByRole('heading', { name: programTerms.upcomingSessions })).toHaveLength(
      businessPrograms.length,
    );
  });

  it('Upcoming Classes shows on every compliance program only where its flag is on', () => {
    const { rerender } = render(
      <CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown={false} />,
    );
    expect(screen.queryByRole('heading', { name: programTerms.upcomingClasses })).not.toBeInTheDocument();
    rerender(<CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown />);
    expect(screen.getAllByRole('heading', { name: programTerms.upcomingClasses })).toHaveLength(
      compliancePrograms.length,
    );
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
      return within(heading.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    };
    expect([...under(programTerms.included), ...under(programTerms.additional)]).toEqual(program.features);
    expect(under(programTerms.included)).toEqual(program.features.slice(0, 3));
  });

  it('is reached from the situation that asks for it', () => {
    render(<ComplianceChoices />);
    for (const { situation, program } of complianceChoices.choices) {
      const link = screen.getByRole('link', { name: new RegExp(`^${situation}`) });
      expect(link).toHaveAttribute('href', `/osha-compliance#${program}`);
      expect(link).toHaveTextContent(complianceProgramTitle(program));
    }
  });
});

describe('the table of prices and credits', () => {
  it('has a row heading for every program, with credits, price and the note of the board beside it', () => {
    render(<CreditTable programs={creditPrograms} />);
    const table = screen.getByRole('table', { name: /Price, credits/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(creditPrograms.length);
    for (const [index, { title, boardNote, credits, price }] of creditPrograms.entries()) {
      const row = within(rows[index] as HTMLElement);
      expect(row.getByRole('rowheader')).toHaveTextContent(title);
      expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
        boardNote,
        creditText(credits),
        priceText(price),
      ]);
    }
  });

  it('leads to each program below', () => {
    render(<CreditTable programs={creditPrograms} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      creditPrograms.map((program) => `/continuing-education#${program.id}`),
    );
  });
});

describe('success stories', () => {
  it('say their stars in words, too', () => {
    render(<BusinessStories />);
    for (const { stars } of successStories.stories)
      expect(screen.getAllByText(fillIn(starsLabel, { rating: stars }))).not.toHaveLength(0);
  });

  it('are marked as samples in a preview', () => {
    render(<BusinessStories />);
    for (const { quote } of successStories.stories) {
      const shown = screen.getByText(factValue<string>(quote));
      if (isPlaceholder(quote)) expect(shown).toHaveAttribute('data-placeholder', quote.missing);
      else expect(shown).not.toHaveAttribute('data-placeholder');
    }
  });
});
