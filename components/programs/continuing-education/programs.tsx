import { programTerms } from '@/content/programs/program-words';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { ProgramFeatureLists } from '@/components/programs/program-features';
import { ProgramActionLink } from '@/components/programs/program-action';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { Card, type CardTone } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { continuingEducationMail, creditProgramsIntro } from '@/content/programs/continuing-education';
import { creditText, priceText } from '@/components/programs/view/program-words';
import type { CreditProgram } from '@/lib/programs/training-programs';

type CreditProgramsProps = { programs: readonly CreditProgram[]; isCourseAccessShown: boolean };

/** The seventh program is as wide as two: it is the one without a price, for whole teams. */
export function CreditPrograms({ programs, isCourseAccessShown }: CreditProgramsProps) {
  return (
    <Section id="programs" title={creditProgramsIntro.title} lead={creditProgramsIntro.lead}>
      <ul className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        {programs.map((program) => (
          <CreditCard
            key={program.id}
            program={program}
            tone={program.price.kind === 'on-request' ? 'mint' : 'surface'}
            isCourseAccessShown={isCourseAccessShown}
          />
        ))}
      </ul>
    </Section>
  );
}

function CreditCard({
  program,
  tone,
  isCourseAccessShown,
}: {
  program: CreditProgram;
  tone: CardTone;
  isCourseAccessShown: boolean;
}) {
  return (
    <Card
      as="li"
      id={program.id}
      tone={tone}
      className={`deferred ${tone === 'mint' ? 'lg:col-span-2 print:col-span-2' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-title">{program.title}</h3>
        <p className="font-display text-title font-bold tabular-nums">{priceText(program.price)}</p>
      </div>
      <p className="mt-1 text-sm font-semibold text-green">
        {creditText(program.credits)} · <FactText fact={program.duration} />
      </p>
      <p className="mt-4 max-w-measure">{program.description}</p>
      <ProgramFeatureLists features={program.features} className="mt-6" />
      <FactList
        className="mt-6 border-t border-line"
        rows={[
          { term: programTerms.audience, value: program.targetAudience },
          { term: programTerms.certification, value: <FactText fact={program.certification} /> },
          { term: programTerms.prerequisites, value: <FactText fact={program.prerequisites} /> },
        ]}
      />
      {isCourseAccessShown ? <ProgramSessions title={programTerms.courseAccess} program={program} /> : null}
      <p className="mt-2 text-sm text-ink-soft">{program.boardNote}</p>
      <ProgramActionLink program={program} subject={continuingEducationMail.inquiry} />
    </Card>
  );
}
