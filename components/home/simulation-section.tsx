import { Simulation } from '@/components/islands/simulation';
import { Section } from '@/components/layout/section';
import { siteHref } from '@/components/links/site-link';
import { IslandHost } from '@/components/ui/island-host';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { scenarios, simulationGame, simulationSection } from '@/content/simulation';
import { ScenarioReader } from './scenario-reader';

/** The emergency simulation; below it the same scenarios to read, which need no scripts. */
export function SimulationSection() {
  return (
    <Section id="simulation" tone="mint" eyebrow={simulationSection.eyebrow} title={simulationSection.title} lead={simulationSection.lead}>
      <NeedsScripts className="mb-16">
        <IslandHost name="simulation" wake="near">
          <Simulation scenarios={scenarios} texts={simulationGame} certifyHref={siteHref({ route: 'home', hash: 'services' })} />
        </IslandHost>
      </NeedsScripts>
      <ScenarioReader />
    </Section>
  );
}
