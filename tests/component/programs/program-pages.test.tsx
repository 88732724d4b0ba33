import { render, screen, within } from '@testing-library/react';
import { BusinessPrograms } from '@/components/programs/business/programs';
import { BusinessStories } from '@/components/programs/business/stories';
import { CompliancePrograms } from '@/components/programs/compliance/programs';
import { CreditPrograms } from '@/components/programs/continuing-education/programs';
import { businessPrograms, successStories } from '@/content/programs/business-opportunities';
import { compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import { programTerms } from '@/content/programs/program-labels';
import { starsLabel } from '@/content/site/page-labels';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';

// The programs of each page, with and without the block that the specification puts behind a flag.
const credit = (isOn: boolean) => <CreditPrograms programs={creditPrograms} isCourseAccessShown={isOn} />;
const business = (isOn: boolean) => (
  <BusinessPrograms programs={businessPrograms} isUpcomingSessionsShown={isOn} />
);
const compliance = (isOn: boolean) => (
  <CompliancePrograms programs={compliancePrograms} isUpcomingClassesShown={isOn} />
);

/** A company may teach some programs without a date. */
function withDates(programs: readonly { readonly nextClasses: readonly unknown[] }[]): number {
  return programs.filter(({ nextClasses }) => nextClasses.length > 0).length;
}

it.each([
  [programTerms.courseAccess, creditPrograms.length, credit],
  [programTerms.upcomingSessions, withDates(businessPrograms), business],
  [programTerms.upcomingClasses, withDates(compliancePrograms), compliance],
])('%s shows on each program that has any, only if its flag is on, and never as 999', (name, count, page) => {
  const { container, rerender } = render(page(false));
  expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  rerender(page(true));
  expect(screen.queryAllByRole('heading', { name })).toHaveLength(count);
  expect(container.textContent).not.toMatch(/\b999\b/);
});

it.each([
  ['business opportunities', businessPrograms, business],
  ['compliance', compliancePrograms, compliance],
  ['continuing education', creditPrograms, credit],
])('each program of %s is described', (_page, programs, page) => {
  const { container } = render(page(false));
  for (const { description } of programs) expect(container).toHaveTextContent(description);
});

it('a compliance program puts its first three features under Training Includes and the rest below', () => {
  const [program] = compliancePrograms;
  render(<CompliancePrograms programs={[program]} isUpcomingClassesShown={false} />);
  const under = (name: string) =>
    within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(under(programTerms.included)).toEqual(program.features.slice(0, 3));
  expect(under(programTerms.additional)).toEqual(program.features.slice(3));
});

it('success stories give their stars as text, and are marked as samples in a preview', () => {
  render(<BusinessStories />);
  for (const { quote, stars } of successStories.stories) {
    if (stars !== undefined)
      expect(screen.getAllByText(interpolate(starsLabel, { rating: stars }))).not.toHaveLength(0);
    const shown = screen.getByText(factValue<string>(quote));
    if (isPlaceholder(quote)) expect(shown).toHaveAttribute('data-placeholder', quote.missing);
    else expect(shown).not.toHaveAttribute('data-placeholder');
  }
});
