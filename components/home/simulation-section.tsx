import { Section } from '@/components/layout/section';
import { simulationSection } from '@/content/simulation';
import { ScenarioReader } from './scenario-reader';

/** The emergency simulation; below it the same scenarios to read, which need no scripts. */
export function SimulationSection() {
  return (
    <Section
      id="simulation"
      tone="mint"
      eyebrow={simulationSection.eyebrow}
      title={simulationSection.title}
      lead={simulationSection.lead}
      aside={<p className="max-w-xs text-sm text-ink-soft">{simulationSection.disclaimer}</p>}
    >
      <ScenarioReader />
    </Section>
  );
}
