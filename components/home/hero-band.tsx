import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type Counter, heroCounters, heroFacts } from '@/content/home';
import { formatCount } from '@/lib/counts';

const counters: readonly Counter[] = heroCounters;

/** The deep band under the hero. The final numbers stand in the HTML; components/enhance/counters.ts counts up to them. */
export function HeroBand() {
  return (
    <div className="tone-deep bg-deep text-on-deep">
      <div className="mx-auto max-w-page px-gutter py-10 sm:py-12 xl:px-0 print:py-2">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {counters.map(({ claim, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 last:col-span-2 sm:last:col-span-1">
              <dt className="text-sm text-on-deep-soft">{label}</dt>
              <dd className="font-display text-figure font-bold tabular-nums">
                <VisuallyHidden>{figureOf(claim)}</VisuallyHidden>
                {/* The framework may come while the number is still moving: it then leaves the text as it is. */}
                <span aria-hidden="true" data-counter={claim.value} data-counter-suffix={claim.suffix ?? ''} suppressHydrationWarning>
                  {figureOf(claim)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-9 flex flex-wrap gap-x-10 gap-y-2 border-t border-on-deep-line pt-5 text-sm text-on-deep-soft">
          {heroFacts.map((fact) => <li key={fact}>{fact}</li>)}
        </ul>
      </div>
    </div>
  );
}

function figureOf({ value, suffix = '' }: Counter['claim']): string {
  return `${formatCount(value)}${suffix}`;
}
