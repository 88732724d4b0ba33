import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { businessSupport } from '@/content/programs/business-opportunities';

export function BusinessSupport() {
  return (
    <Section id="support" title={businessSupport.title}>
      <ul>
        {businessSupport.kinds.map((kind) => (
          <li
            key={kind.title}
            className="grid gap-x-8 gap-y-2 border-t border-line py-3 sm:py-6 md:grid-cols-12 md:items-center"
          >
            <h3 className="flex items-center gap-3 text-title md:col-span-4">
              <Icon name={kind.icon} size={26} className="text-green" />
              {kind.title}
            </h3>
            <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft sm:grid-cols-3 sm:text-base md:col-span-8">
              {kind.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
