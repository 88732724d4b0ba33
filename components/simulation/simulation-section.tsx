import { Simulation } from '@/components/islands/simulation/simulation';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { SitePicture, thumbnail } from '@/components/layout/site-picture';
import { siteHref } from '@/components/links/site-link';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import {
  scenarioPictures,
  scenarios,
  simulationGame,
  simulationSection,
} from '@/content/simulation/simulation';
import { ScenarioReader } from './scenario-reader';

/** The emergency simulation, with the same scenarios to read below it, which need no scripts. */
export function SimulationSection() {
  return (
    <Section
      id="simulation"
      tone="mint"
      eyebrow={simulationSection.eyebrow}
      title={simulationSection.title}
      lead={simulationSection.lead}
    >
      <NeedsScripts className="mb-10 sm:mb-16">
        <Island hydrate="visible">
          <Simulation
            name="simulation"
            scenarios={scenarios}
            labels={simulationGame}
            scenes={Object.fromEntries(scenarios.map(({ id }) => [id, thumbnail(scenarioPictures[id])]))}
            certifyHref={siteHref({ route: 'home', hash: 'services' })}
            slots={{
              picture: (
                <SitePicture
                  id={scenarioPictures['cardiac-arrest']}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                  className="h-44 sm:h-80 lg:h-88 print:hidden"
                  isDecorative
                />
              ),
            }}
          />
        </Island>
      </NeedsScripts>
      <ScenarioReader />
    </Section>
  );
}
