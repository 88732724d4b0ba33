import { Section } from '@/components/layout/section';
import { FactText } from '@/components/preview/fact-text';
import { ProgramFeatureLists } from '@/components/programs/program-features';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { Card, type CardTone } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { creditProgramsIntro } from '@/content/continuing-education';
import { type CreditProgram, formatCredits, formatProgramPrice } from '@/lib/training-programs';

type CreditProgramsProps = { programs: readonly CreditProgram[]; isCourseAccessShown: boolean };

/** The seventh program is as wide as two: it is the one without a price, for whole teams. */
export function CreditPrograms({ programs, isCourseAccessShown }: CreditProgramsProps) {
  return (
    <Section id="programs" title={creditProgramsIntro.title} lead={creditProgramsIntro.lead}>
      <ul className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        {programs.map((program) => (
          <CreditCard key={program.id} program={program} tone={program.price.kind === 'on-request' ? 'mint' : 'surface'} isCourseAccessShown={isCourseAccessShown} />
        ))}
      </ul>
    </Section>
  );
}

function CreditCard({ program, tone, isCourseAccessShown }: { program: CreditProgram; tone: CardTone; isCourseAccessShown: boolean }) {
  return (
    <Card as="li" id={program.id} tone={tone} className={tone === 'mint' ? 'lg:col-span-2 print:col-span-2' : ''}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-title">{program.title}</h3>
        <p className="font-display text-title font-bold tabular-nums">{formatProgramPrice(program.price)}</p>
      </div>
      <p className="mt-1 text-sm font-semibold text-green">{formatCredits(program.credits)} · {program.duration}</p>
      <p className="mt-4 max-w-prose">{program.description}</p>
      <ProgramFeatureLists features={program.features} className="mt-6" />
      <FactList
        className="mt-6 border-t border-line"
        rows={[
          { term: 'For', value: program.targetAudience },
          { term: 'Certification', value: <FactText fact={program.certification} /> },
          { term: 'Prerequisites', value: program.prerequisites },
        ]}
      />
      {isCourseAccessShown ? <ProgramSessions title="Course Access" program={program} /> : null}
      <p className="mt-2 text-sm text-ink-soft">{program.boardNote}</p>
    </Card>
  );
}
