import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { timeline } from '@/content/company/about';
import { factValue } from '@/lib/facts/facts';

/** The milestones from top to bottom, with the year in large type. */
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
            className="grid gap-x-10 gap-y-1 border-t border-control py-6 sm:grid-cols-[18rem_1fr]"
          >
            <h3 className="contents">
              <span className="font-display text-figure font-bold text-green tabular-nums sm:row-span-2">
                {entry.year}
              </span>
              <span className="text-title">
                <FactText fact={entry.title} />
              </span>
            </h3>
            <p className="max-w-measure text-ink-soft sm:col-start-2">
              <FactText fact={entry.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
