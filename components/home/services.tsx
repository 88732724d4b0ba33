import { interpolate } from '@/lib/text/interpolate';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { Card, type CardTone } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type Service, serviceLabels, services } from '@/content/home/home';

/** Six programs: one large, two beside it, three below. */
export function Services() {
  const [first, second, third, ...others] = services.entries;
  return (
    <Section id="services" title={services.title}>
      <ul className="grid gap-3 sm:gap-5 lg:grid-cols-12">
        <LargeService service={first} />
        <SideService service={second} tone="apricot" />
        <SideService service={third} tone="sand" />
        {others.map((service) => (
          <PlainService key={service.title} service={service} />
        ))}
      </ul>
    </Section>
  );
}

/** On a phone, the picture is small and to the left, without topics, because the strip above has listed them. */
const beside = 'one-column grid max-sm:grid-cols-[min(6.5rem,26vw)_minmax(0,1fr)]';

/** The most popular program: picture on top, with its topics. */
function LargeService({ service }: { service: Service }) {
  return (
    <Card
      as="li"
      tone="mint"
      isPadded={false}
      className={`${beside} sm:flex sm:flex-col lg:col-span-6 lg:row-span-2`}
    >
      <SitePicture
        id={service.picture}
        sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 100vw, 6.5rem"
        className="h-full sm:max-h-96 sm:flex-1 lg:max-h-none print:hidden"
        isDecorative
      />
      <div className="p-4 sm:p-8">
        <h3 className="text-title">{service.title}</h3>
        <p className="mt-1 max-w-narrow text-sm sm:mt-3 sm:text-lg">{service.text}</p>
        <Topics topics={service.topics} />
        <LearnMore service={service} />
      </div>
    </Card>
  );
}

function SideService({ service, tone }: { service: Service; tone: CardTone }) {
  return (
    <Card as="li" tone={tone} isPadded={false} className={`${beside} sm:grid-cols-5 lg:col-span-6`}>
      <div className="p-4 sm:col-span-3 sm:p-7">
        <h3 className="text-title">{service.title}</h3>
        <p className="mt-1 text-sm sm:mt-3 sm:text-base">{service.text}</p>
        <Topics topics={service.topics} />
        <LearnMore service={service} />
      </div>
      <SitePicture
        id={service.picture}
        sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 40vw, 6.5rem"
        className="order-first h-full sm:order-none sm:col-span-2 print:hidden"
        isDecorative
      />
    </Card>
  );
}

function PlainService({ service }: { service: Service }) {
  return (
    <li className="border-t border-control pt-3 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 sm:pt-6 lg:col-span-4 lg:mt-6">
      <Icon name={service.icon} size={30} className="row-span-3 text-green" />
      <h3 className="text-title-sm sm:mt-4">{service.title}</h3>
      <p className="mt-1 text-sm text-ink-soft sm:mt-2 sm:text-base">{service.text}</p>
      <LearnMore service={service} />
    </li>
  );
}

function Topics({ topics }: { topics: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold max-sm:hidden">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );
}

const learnMoreStyle =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:text-sm sm:mt-4 print:hidden';

function LearnMore({ service }: { service: Service }) {
  const linkText = (
    <>
      {serviceLabels.more}
      <VisuallyHidden> {interpolate(serviceLabels.moreEnd, { service: service.title })}</VisuallyHidden>
    </>
  );
  return (
    <p>
      {'outbound' in service.to ? (
        <OutboundLink to={service.to.outbound} className={learnMoreStyle}>
          {linkText}
        </OutboundLink>
      ) : (
        <SiteLink route={service.to.route} className={learnMoreStyle}>
          {linkText}
          <Icon name="ArrowRight" size={16} />
        </SiteLink>
      )}
    </p>
  );
}
