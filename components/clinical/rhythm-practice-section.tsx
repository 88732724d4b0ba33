import { RhythmPractice } from '@/components/islands/clinical/rhythm-practice';
import { Island } from '@/components/layout/island';
import { practiceRhythms, practiceLabels, rhythmDescriptions } from '@/content/clinical/rhythms';
import { values } from '@/content/clinical/values';
import { plainText } from '@/lib/clinical/clinical-value';
import type { RhythmId } from '@/lib/clinical/rhythms/rhythm';
import { rhythmAnchor } from '@/components/clinical/model/rhythm-labels';
import { RhythmStrip } from './rhythm-strip';
import { SourceLine } from './source-line';

const island = 'rhythm-practice-strips';

/**
 * "Name this rhythm". The page contains a list of strips with collapsed answers, complete without scripts; the island
 * shows one strip at a time. The drawings are part of the page, not of its scripts.
 */
export function RhythmPracticeSection() {
  return (
    <>
      <p className="max-w-measure text-lg">{practiceLabels.intro}</p>
      <div className="mt-5">
        <Island hydrate="use">
          <RhythmPractice
            name={island}
            labels={practiceLabels}
            strips={practiceRhythms.map((id) => ({
              id,
              name: rhythmDescriptions[id].name,
              reason: plainText(rhythmDescriptions[id].sign, values),
              others: rhythmDescriptions[id].others,
            }))}
            slots={Object.fromEntries(
              practiceRhythms.map((id) => [id, <UnnamedStrip key={id} rhythm={id} />]),
            )}
          />
        </Island>
      </div>
      <div className="mt-3">
        <SourceLine by={rhythmDescriptions.sinusRhythm.by} />
      </div>
    </>
  );
}

/** A strip without its name; screen readers get a description of what it shows. */
function UnnamedStrip({ rhythm }: { rhythm: RhythmId }) {
  const id = `practice-${rhythmAnchor(rhythm)}-shows`;
  return (
    <>
      <RhythmStrip rhythm={rhythm} name={practiceLabels.stripName} describedBy={id} />
      <p id={id} className="sr-only">
        {plainText(rhythmDescriptions[rhythm].shows, values)}
      </p>
    </>
  );
}
