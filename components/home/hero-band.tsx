import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { heroCounters, heroFacts } from '@/content/home/home';
import { factValue } from '@/lib/facts/facts';
import { formatCount } from '@/lib/text/counts';

/**
 * The dark band below the hero. The final numbers are text; the style counts up to them once (counter.css).
 */
export function HeroBand() {
  return (
    <div className="tone-deep bg-deep text-on-deep">
      <div className="mx-auto max-w-page px-gutter py-8 sm:py-12 xl:px-0 print:py-2">
        {heroCounters.length === 0 ? null : (
          <dl className="one-column grid grid-cols-2 gap-x-4 gap-y-5 min-[22rem]:grid-cols-6 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-5">
            {heroCounters.map(({ value, suffix, label, text }) => (
              <div
                key={label}
                {...markFact(text)}
                className="flex flex-col-reverse justify-end gap-2 max-[22rem]:last:col-span-2 min-[22rem]:col-span-2 min-[22rem]:max-sm:nth-[-n+2]:col-span-3 lg:col-span-1"
              >
                <dt className="text-sm text-on-deep-soft">{label}</dt>
                <dd className="font-display text-figure font-bold tabular-nums">
                  <span data-counter={Math.floor(value)} data-counter-suffix={suffix} className="counter">
                    <span>{`${formatCount(value)}${suffix}`}</span>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-2 border-t border-on-deep-line pt-5 text-sm text-on-deep-soft sm:mt-9">
          {heroFacts.map((fact) => (
            <li key={factValue(fact)}>
              <FactText fact={fact} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
