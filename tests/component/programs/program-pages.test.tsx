import { render, screen } from '@testing-library/react';
import { BusinessPrograms } from '@/components/programs/business';
import { CompliancePrograms } from '@/components/programs/compliance';
import { CreditPrograms } from '@/components/programs/continuing-education';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { classDateLabels } from '@/content/courses/class-list';
import { businessPrograms } from '@/content/programs/business-opportunities';
import { compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import { programTerms } from '@/content/programs/program-labels';

/** The programs of each page with the block that the specification puts behind a flag, which is off. */
const pages = [
  [programTerms.courseAccess, <CreditPrograms key="" programs={creditPrograms} isCourseAccessShown />],
  [
    programTerms.upcomingSessions,
    <BusinessPrograms key="" programs={businessPrograms} isUpcomingSessionsShown />,
  ],
  [
    programTerms.upcomingClasses,
    <CompliancePrograms key="" programs={compliancePrograms} isUpcomingClassesShown />,
  ],
] as const;

it.each(pages)('%s shows once its flag is on, and never as 999', (name, page) => {
  const { container } = render(page);
  expect(screen.getAllByRole('heading', { name })).not.toHaveLength(0);
  expect(container.textContent).not.toMatch(/\b999\b/);
});

it('a self-paced program is described as such, without a number', () => {
  const program = { ...businessPrograms[0], nextClasses: [{ kind: 'self-paced' } as const] };
  const { container } = render(<ProgramSessions heading="Sessions" program={program} />);
  expect(container).toHaveTextContent(classDateLabels['self-paced']);
  expect(container.textContent).not.toMatch(/\d/);
});
