import { fillIn } from '@/lib/text/fill-in';
import { starsLabel } from '@/content/site/page-words';
import { programTerms } from '@/content/programs/program-words';
import { render, screen, within } from '@testing-library/react';
import { BusinessPrograms } from '@/components/programs/business/programs';
import { BusinessStories } from '@/components/programs/business/stories';
import { CompliancePrograms } from '@/components/programs/compliance/programs';
import { CreditPrograms } from '@/components/programs/continuing-education/programs';
import { businessPrograms, successStories } from '@/content/programs/business-opportunities';
import { compliancePrograms } from '@/content/programs/compliance';
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
