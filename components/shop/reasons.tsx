import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import type { Fact } from '@/lib/facts/facts';
import type { IconName } from '@/lib/site/icon-name';

type Reason = { readonly icon: IconName; readonly title: string; readonly text: Fact<string> };

/** Four short reasons next to their question, separated by thin lines: Why Shop With Us, Why Choose Our Equipment. */
export function Reasons({ id, title, points }: { id: string; title: string; points: readonly Reason[] }) {
  return (
    <Section id={id} tone="sand">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-headline lg:col-span-4">{title}</h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {points.map((point) => (
            <li key={point.title} className="border-t border-control pt-5 pb-8">
              <h3 className="flex items-center gap-3 text-title-sm">
                <Icon name={point.icon} className="text-green" />
                {point.title}
              </h3>
              <p className="mt-2 text-ink-soft">
                <FactText fact={point.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
