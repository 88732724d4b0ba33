import { OutboundLink } from '@/components/links/outbound-link';
import { Section } from '@/components/layout/section';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { quickAccess } from '@/content/instructor-portal';

/** Three ways out to the forms that instructors use every week. */
export function QuickAccess() {
  return (
    <Section id="quick-access" title="Quick Access" lead="The three forms that you need most. Each opens in a new tab.">
      <ul className="grid gap-5 md:grid-cols-3">
        {quickAccess.map((card) => (
          <Card as="li" key={card.title} className="relative flex flex-col">
            <Icon name={card.icon} size={28} className="text-green" />
            <h3 className="mt-5 text-title-sm">
              <OutboundLink to={card.to} className="after:absolute after:inset-0 after:rounded-card hover:underline">{card.title}</OutboundLink>
            </h3>
            <p className="mt-2 text-ink-soft">{card.description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
