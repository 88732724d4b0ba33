import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { timeline } from '@/content/company/about';
import { factValue } from '@/lib/facts/facts';

/** The milestones from top to bottom, with the year in large type; on a phone it is beside its fact. */
export function AboutTimeline() {
  if (timeline.entries.length === 0) return null;
  return (
    <Section
      id="story"
      tone="sand"
      title={factValue(timeline.title)}
      lead={<FactText fact={timeline.claim.text}>{`${factValue(timeline.claim.text)}.`}</FactText>}
    >
      <ol className="lg:ml-[16.666%]">
        {timeline.entries.map((entry) => (
          <li
            key={entry.id}
            className="one-column grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-control py-3 sm:grid-cols-[18rem_1fr] sm:gap-x-10 sm:py-6"
          >
            <h3 className="contents">
              <span className="row-span-2 font-display text-title-sm font-bold text-green figures sm:text-figure">
                {entry.year}
              </span>
              <span className="text-title-sm sm:text-title">
                <FactText fact={entry.title} />
              </span>
            </h3>
            <p className="col-start-2 max-w-measure text-sm text-ink-soft sm:text-base">
              <FactText fact={entry.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
