import { SourceDocuments } from '@/components/clinical/source-documents';
import { adviceInOrder } from '@/components/islands/simulation/advice-in-order';
import { Icon } from '@/components/ui/icon';
import { scenarios, simulationSection } from '@/content/simulation/simulation';
import { interpolate } from '@/lib/text/interpolate';
import { type Scenario, type ScenarioStep, sourceText } from '@/lib/simulation/simulation';

const { reading, advice } = simulationSection;

/** The five scenarios as questions with collapsed answers. */
export function ScenarioReader() {
  return (
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-title">{reading.title}</h3>
        {/* With scripts the game above says it. */}
        <div className="mt-3 hidden max-w-narrow space-y-3 print:block noscript:block">
          <p>{reading.disclaimer}</p>
          <p className="text-sm text-ink-soft">{reading.sourceKey}</p>
        </div>
        <details className="mt-3 max-w-narrow text-sm">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-green underline decoration-1 underline-offset-4">
            {reading.documentsTitle}
          </summary>
          <SourceDocuments ids={reading.documents} className="space-y-2 pb-3" />
        </details>
      </div>
      <ul className="border-t border-control lg:col-span-8">
        {scenarios.map((scenario) => (
          <li key={scenario.id}>
            <ReadableScenario scenario={scenario} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReadableScenario({ scenario }: { scenario: Scenario }) {
  return (
    <details className="group/scenario border-b border-control">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3">
        <span className="font-display text-title-sm font-bold">{scenario.title}</span>
        <Icon
          name="ChevronDown"
          size={22}
          className="mt-1 text-green transition-transform duration-200 group-open/scenario:rotate-180 print:hidden"
        />
      </summary>
      <p className="pb-5 text-ink-soft">{scenario.description}</p>
      <ol className="pb-6">
        {scenario.steps.map((step, index) => (
          <ReadableStep key={step.id} step={step} number={index + 1} />
        ))}
        <li className="border-t border-line pt-5">
          <p className="font-semibold">{reading.compressions}</p>
          <p className="mt-1 text-ink-soft">{adviceInOrder(advice, scenario.victim)}</p>
        </li>
      </ol>
    </details>
  );
}

function ReadableStep({ step, number }: { step: ScenarioStep; number: number }) {
  return (
    <li className="grid gap-x-5 border-t border-line py-5 sm:grid-cols-[3.5rem_1fr]">
      <p className="hidden font-display text-figure font-bold text-green figures sm:block">{number}</p>
      <div>
        <h4 className="text-base">
          {step.title} <span aria-hidden="true">{step.visual}</span>
        </h4>
        <p className="mt-1">{step.description}</p>
        <ol className="mt-3 list-[upper-alpha] space-y-1 pl-6 text-ink-soft">
          {step.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ol>
        <details className="group/answer mt-3">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-green underline decoration-1 underline-offset-4">
            {reading.showAnswer}
          </summary>
          <p className="border-l-4 border-green py-1 pl-4">
            <strong className="block font-semibold">{step.options[step.correctOption]}</strong>
            {step.feedback}
            <span className="mt-1 block text-sm text-ink-soft">
              {interpolate(reading.source, { source: sourceText(step) })}
            </span>
          </p>
        </details>
      </div>
    </li>
  );
}
