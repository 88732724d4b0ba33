import { fillIn } from '@/lib/text/fill-in';
import { SitePicture } from '@/components/layout/site-picture';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { Card, type CardTone } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type Service, serviceWords } from '@/content/home/home';

/** The program that most visitors look for: picture above, topics named. */
export function LargeService({ service }: { service: Service }) {
  return (
    <Card as="li" tone="mint" isPadded={false} className="flex flex-col lg:col-span-6">
      <SitePicture
        id={service.picture}
        sizes="(min-width: 64rem) 40rem, 100vw"
        className="max-h-72 flex-1 sm:max-h-96 lg:max-h-none print:hidden"
        isDecorative
      />
      <div className="p-6 sm:p-8">
        <h3 className="text-title">{service.title}</h3>
        <p className="mt-3 max-w-narrow text-lg">{service.text}</p>
        <Topics topics={service.topics} />
        <LearnMore service={service} />
      </div>
    </Card>
  );
}

export function SideService({ service, tone }: { service: Service; tone: CardTone }) {
  return (
    <Card as="li" tone={tone} isPadded={false} className="grid sm:grid-cols-5">
      <div className="p-6 sm:col-span-3 sm:p-7">
        <h3 className="text-title">{service.title}</h3>
        <p className="mt-3">{service.text}</p>
        <Topics topics={service.topics} />
        <LearnMore service={service} />
      </div>
      <SitePicture
        id={service.picture}
        sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 40vw, 100vw"
        className="order-first max-h-56 sm:order-none sm:col-span-2 sm:h-full sm:max-h-none print:hidden"
        isDecorative
      />
    </Card>
  );
}

export function PlainService({ service }: { service: Service }) {
  return (
    <li className="border-t border-control pt-6 lg:col-span-4 lg:mt-6">
      <Icon name={service.icon} size={30} className="text-green" />
      <h3 className="mt-4 text-title-sm">{service.title}</h3>
      <p className="mt-2 text-ink-soft">{service.text}</p>
      <LearnMore service={service} />
    </li>
  );
}

function Topics({ topics }: { topics: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );
}

const learnMoreStyle =
  'mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden';

function LearnMore({ service }: { service: Service }) {
  const words = (
    <>
      {serviceWords.more}
      <VisuallyHidden> {fillIn(serviceWords.moreEnd, { service: service.title })}</VisuallyHidden>
    </>
  );
  return (
    <p>
      {'outbound' in service.to ? (
        <OutboundLink to={service.to.outbound} className={learnMoreStyle}>
          {words}
        </OutboundLink>
      ) : (
        <SiteLink route={service.to.route} className={learnMoreStyle}>
          {words}
          <Icon name="forward" size={16} />
        </SiteLink>
      )}
    </p>
  );
}
