import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { coreValues } from '@/content/company/about';

export function AboutValues() {
  return (
    <Section id="values" tone="mint" title={coreValues.title}>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {coreValues.values.map((value, index) => (
          <li
            key={value.title}
            className={`flex gap-5 border-t border-control py-4 sm:py-6 ${index === 0 ? 'lg:col-span-2' : ''}`}
          >
            <Icon name={value.icon} size={30} className="mt-1 text-green" />
            <div>
              <h3 className={index === 0 ? 'text-title sm:text-headline' : 'text-title'}>{value.title}</h3>
              <p className={`mt-2 max-w-measure text-ink-soft ${index === 0 ? 'sm:text-xl' : ''}`}>
                {value.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
