import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { complianceWays } from '@/content/programs/compliance';

type Way = (typeof complianceWays.ways)[number];

const rows = [
  { term: complianceWays.terms.where, of: (way: Way) => way.where },
  { term: complianceWays.terms.how, of: (way: Way) => way.how },
  { term: complianceWays.terms.suits, of: (way: Way) => way.suits },
  { term: complianceWays.terms.mind, of: (way: Way) => way.mind },
] as const;

/** Three ways whose rows line up on wide screens. */
export function ComplianceWays() {
  return (
    <Section id="ways" tone="sand" title={complianceWays.title} lead={complianceWays.lead}>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0 print:grid-cols-3">
        {complianceWays.ways.map((way) => (
          <div key={way.title} className="lg:row-span-5 lg:grid lg:grid-rows-subgrid">
            <h3 className="flex items-center gap-3 border-control pb-2 text-title lg:border-b lg:pb-4">
              <Icon name={way.icon} size={26} className="text-green" />
              {way.title}
            </h3>
            <dl className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
              {rows.map((row) => (
                <div
                  key={row.term}
                  className="one-column grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-control py-0.5 text-sm sm:text-base lg:block lg:border-b lg:py-4"
                >
                  <dt className="text-sm text-ink-soft">{row.term}</dt>
                  <dd className="lg:mt-0.5">{row.of(way)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
