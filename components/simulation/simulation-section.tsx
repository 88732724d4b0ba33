import { Simulation } from '@/components/islands/simulation/simulation';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { siteHref } from '@/components/links/site-link';
import { IslandHost } from '@/components/ui/island-host';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import {
  scenarioPictures,
  scenarios,
  simulationGame,
  simulationSection,
} from '@/content/simulation/simulation';
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
    >
      <NeedsScripts className="mb-16">
        <IslandHost name="simulation" wake="near">
          <Simulation
            scenarios={scenarios}
            texts={simulationGame}
            scenes={Object.fromEntries(
              scenarios.map(({ id }) => [
                id,
                <SitePicture
                  key={id}
                  id={scenarioPictures[id]}
                  sizes="(min-width: 64rem) 24rem, 6rem"
                  className="rounded-field"
                  isDecorative
                  isThumbnail
                />,
              ]),
            )}
            certifyHref={siteHref({ route: 'home', hash: 'services' })}
          />
        </IslandHost>
      </NeedsScripts>
      <ScenarioReader />
    </Section>
  );
}
