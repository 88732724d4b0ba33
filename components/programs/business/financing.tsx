import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { businessFinancing } from '@/content/programs/business-opportunities';
import { isPlaceholder } from '@/lib/facts/facts';

export function BusinessFinancing() {
  const { plans, timeline } = businessFinancing;
  return (
    <Section id="financing" tone="sand" title={businessFinancing.title}>
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-12">
        <Card className="self-start lg:col-span-5">
          <h3 className="flex items-center gap-3 text-title">
            <Icon name="wallet" size={26} className="text-green" />
            {plans.title}
          </h3>
          <p className="mt-4">{plans.text}</p>
          {isPlaceholder(plans.terms) ? null : <p className="mt-4 font-semibold">{plans.terms}</p>}
        </Card>
        <div className="lg:col-span-7">
          <h3 className="text-title">{timeline.title}</h3>
          {timeline.claim === null ? null : (
            <>
              <p className="mt-3 font-display text-title font-bold text-balance sm:mt-4 sm:text-headline">
                <FactText fact={timeline.claim.text} />
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                <FactText fact={timeline.claim.source} />
              </p>
            </>
          )}
          <ol className="mt-6 grid gap-3 sm:mt-8 sm:grid-cols-3 sm:gap-6">
            {timeline.stages.map((stage) => (
              <li key={stage.title} className="border-t-2 border-ink pt-3 sm:pt-4">
                <h4 className="text-title-sm">{stage.title}</h4>
                <p className="mt-1 text-sm text-ink-soft">{stage.text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-measure text-sm sm:mt-6">{timeline.caution}</p>
        </div>
      </div>
    </Section>
  );
}
