import { OutboundLink } from '@/components/links/outbound-link';
import { Section } from '@/components/layout/section';
import { Card, type CardTone } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import {
  type QuickAccessCard,
  type QuickAccessColor,
  quickAccessIntro,
} from '@/content/company/instructor-portal';

const tones: Readonly<Record<QuickAccessColor, CardTone>> = {
  blue: 'sky',
  green: 'mint',
  purple: 'lilac',
  orange: 'apricot',
};

/** Three links to the external forms that instructors use every week. */
export function QuickAccess({ cards }: { cards: readonly QuickAccessCard[] }) {
  return (
    <Section id="quick-access" title={quickAccessIntro.title} lead={quickAccessIntro.lead}>
      <ul className="grid gap-5 md:grid-cols-3">
        {cards.map((card) => (
          <Card
            as="li"
            key={card.title}
            tone={tones[card.color ?? 'blue']}
            className="relative flex flex-col"
          >
            <Icon name={card.icon} size={28} className="text-green" />
            <h3 className="mt-5 text-title-sm">
              <OutboundLink
                to={card.to}
                className="after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {card.title}
              </OutboundLink>
            </h3>
            <p className="mt-2 text-ink-soft">{card.description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
