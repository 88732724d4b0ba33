import { OutboundLink } from '@/components/links/outbound-link';
import { LinkList } from '@/components/layout/link-list';
import { Section } from '@/components/layout/section';
import { Card, type CardTone } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import {
  type QuickAccessCard,
  type QuickAccessColor,
  quickAccessIntro,
  resourcesTitle,
  trainingCenterResources,
  instructorPages,
  instructorSupport,
} from '@/content/company/instructor-portal';
import { textLinkStyle } from '@/components/ui/text-link';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { FactText } from '@/components/facts/fact-text';
import { buttonStyle } from '@/components/ui/button-style';

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

export function Resources() {
  return (
    <Section id="resources" tone="sand" title={resourcesTitle}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {trainingCenterResources.map((resource) => (
          <li key={resource.name} className="border-t border-control py-5">
            <OutboundLink
              to={resource.to}
              className={`inline-flex min-h-8 items-center text-lg ${textLinkStyle}`}
            >
              {resource.name}
            </OutboundLink>
            <p className="mt-1 text-ink-soft">{resource.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Support() {
  return (
    <Section id="support" title={instructorSupport.title} lead={instructorSupport.text}>
      <div className="grid gap-5 lg:grid-cols-12">
        <Card tone="mint" className="self-start lg:col-span-7">
          <p className="flex items-center gap-3 font-semibold">
            <Icon name="Clock" className="text-green" />
            <FactText fact={instructorSupport.hours} />
          </p>
          <div className="mt-6 flex flex-wrap gap-4">
            <PhoneLink className={buttonStyle('solid')} />
            <MailLink subject={instructorSupport.subject} className={buttonStyle('outline')}>
              {instructorSupport.mail}
            </MailLink>
          </div>
        </Card>
        <nav aria-label={instructorSupport.pages} className="lg:col-span-5">
          <h3 className="text-title-sm">{instructorSupport.pages}</h3>
          <LinkList
            links={instructorPages}
            className="mt-3 divide-y divide-line"
            linkStyle="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-green"
            icon={<Icon name="ArrowRight" size={18} />}
          />
        </nav>
      </div>
    </Section>
  );
}
