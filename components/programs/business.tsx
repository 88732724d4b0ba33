import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import {
  businessActions,
  businessHero,
  businessMail,
  businessReasons,
  businessEarning,
  businessProgramsIntro,
  successStories,
  businessPath,
  businessSupport,
  businessFinancing,
} from '@/content/programs/business-opportunities';
import { Section } from '@/components/layout/section';
import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { ProgramRow } from '@/components/programs/program-row';
import { programTerms } from '@/content/programs/program-labels';
import { isPlaceholder } from '@/lib/facts/facts';
import type { BusinessProgram } from '@/lib/programs/training-programs';
import { starsLabel } from '@/content/site/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { Stars } from '@/components/ui/stars';
import { Icon } from '@/components/ui/icon';
import { Card } from '@/components/ui/card';

export function BusinessHero() {
  return (
    <PageHeader
      title={businessHero.title}
      lead={businessHero.lead}
      tone="sand"
      route="businessOpportunities"
      aside={
        <SitePicture
          id="hero-business"
          sizes="(min-width: 64rem) 32rem, 92vw"
          isPriority
          className="rounded-card"
        />
      }
    >
      <OutboundLink to="booking" className={buttonStyle('main', 'lg')}>
        {businessActions.consult}
      </OutboundLink>
      <MailLink subject={businessMail.inquiry} className={buttonStyle('outline', 'lg')}>
        {businessActions.contact}
      </MailLink>
    </PageHeader>
  );
}

/** Four reasons in two columns. */
export function BusinessReasons() {
  return (
    <Section id="why" title={businessReasons.title}>
      <ul className="grid gap-x-16 gap-y-4 sm:grid-cols-2 sm:gap-y-10">
        {businessReasons.reasons.map((reason) => (
          <li key={reason.title}>
            <h3 className="border-t-2 border-green pt-3 text-title sm:pt-4">{reason.title}</h3>
            <p className="mt-1.5 max-w-narrow text-ink-soft sm:mt-3 sm:text-lg">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type BusinessProgramsProps = { programs: readonly BusinessProgram[]; isUpcomingSessionsShown: boolean };

/** Each program in a row that shows its earning potential, once the owner has supplied a figure. */
export function BusinessPrograms({ programs, isUpcomingSessionsShown }: BusinessProgramsProps) {
  return (
    <Section id="programs" tone="mint" title={businessProgramsIntro.title} lead={businessProgramsIntro.lead}>
      <ul>
        {programs.map((program) => (
          <ProgramRow
            key={program.id}
            program={program}
            subject={businessMail.inquiry}
            line={
              <>
                {program.targetAudience}
                {isPlaceholder(businessEarning) ? null : (
                  <span className="block">
                    {programTerms.earning}: <FactText fact={businessEarning} />
                  </span>
                )}
              </>
            }
            facts={[
              ...(isPlaceholder(businessEarning)
                ? []
                : [{ term: programTerms.earning, value: program.earningBasis }]),
              { term: programTerms.duration, value: <FactText fact={program.duration} /> },
            ]}
            sessions={isUpcomingSessionsShown ? programTerms.upcomingSessions : null}
          />
        ))}
      </ul>
      <PageAsks courses={programs} areDatesShown={isUpcomingSessionsShown} hasGroupPrice={false} />
    </Section>
  );
}

type Story = (typeof successStories.stories)[number];

/** On a phone, the picture is small and to the left of its story. */
const beside = 'one-column grid gap-x-4 max-sm:grid-cols-[min(5rem,20vw)_minmax(0,1fr)]';

/** One large story with two side by side below it. Never marked up as reviews. */
export function BusinessStories() {
  const [first, ...others] = successStories.stories;
  if (first === undefined) return null;
  return (
    <Section id="stories" title={successStories.title}>
      <div className={`${beside} items-center sm:gap-x-12 sm:gap-y-6 lg:grid-cols-12`}>
        <SitePicture
          id={`story-${first.id}`}
          sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 92vw, 5rem"
          className="self-start rounded-card lg:col-span-6 print:hidden"
        />
        <figure className="lg:col-span-6">
          <StoryText story={first} isLarge />
        </figure>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:mt-12 sm:grid-cols-2 sm:gap-y-12">
        {others.map((story) => (
          <figure key={story.id} className={`${beside} content-start`}>
            <SitePicture
              id={`story-${story.id}`}
              sizes="(min-width: 40rem) 36rem, 5rem"
              className="self-start rounded-card max-sm:row-span-3 sm:mb-6 print:hidden"
            />
            <StoryText story={story} />
          </figure>
        ))}
      </div>
    </Section>
  );
}

function StoryText({ story, isLarge = false }: { story: Story; isLarge?: boolean }) {
  return (
    <>
      {story.stars === undefined ? null : (
        <p className="text-green">
          <Stars rating={story.stars} label={interpolate(starsLabel, { rating: story.stars })} size={20} />
        </p>
      )}
      <blockquote
        className={`mt-2 font-display font-bold sm:mt-4 ${isLarge ? 'sm:text-title lg:text-headline' : 'sm:text-title-sm'}`}
      >
        <p>
          <FactText fact={story.quote} />
        </p>
      </blockquote>
      <figcaption className="mt-3 text-sm sm:mt-4">
        <span className="font-semibold">
          <FactText fact={story.name} />, <FactText fact={story.role} />
        </span>
        <span className="block text-ink-soft">
          <FactText fact={story.outcome} />
        </span>
      </figcaption>
    </>
  );
}

/** A path that climbs from left to right on wide screens and runs down the side on small ones. */
const heights = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', 'lg:mt-0'] as const;

export function BusinessPath() {
  return (
    <Section id="steps" tone="apricot" title={businessPath.title}>
      <ol className="grid max-lg:border-l-2 max-lg:border-ink lg:grid-cols-4 print:grid-cols-4 print:border-0">
        {businessPath.steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative pb-3 pl-7 lg:border-t-2 lg:border-l-2 lg:border-ink lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-5 print:mt-0 print:pl-3 ${heights[index] ?? ''}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-[0.5625rem] size-4 rounded-full bg-ink lg:-top-[0.5625rem]"
            />
            <p className="font-display text-title font-bold figures max-lg:float-left max-lg:mr-3 lg:text-figure">
              {index + 1}
            </p>
            <h3 className="text-title lg:mt-2">{step.title}</h3>
            <p className="mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

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

export function BusinessFinancing() {
  const { plans, timeline } = businessFinancing;
  return (
    <Section id="financing" tone="sand" title={businessFinancing.title}>
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-12">
        <Card className="self-start lg:col-span-5">
          <h3 className="flex items-center gap-3 text-title">
            <Icon name="Wallet" size={26} className="text-green" />
            {plans.title}
          </h3>
          <p className="mt-4">{plans.text}</p>
          {isPlaceholder(plans.terms) ? null : <p className="mt-4 font-semibold">{plans.terms}</p>}
        </Card>
        <div className="lg:col-span-7">
          <h3 className="text-title">{timeline.title}</h3>
          {timeline.claim === null ? null : (
            <>
              <p className="mt-3 font-display text-title font-bold text-balance sm:mt-4 sm:text-headline">
                <FactText fact={timeline.claim.text} />
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                <FactText fact={timeline.claim.source} />
              </p>
            </>
          )}
          <ol className="mt-6 grid gap-3 sm:mt-8 sm:grid-cols-3 sm:gap-6">
            {timeline.stages.map((stage) => (
              <li key={stage.title} className="border-t-2 border-ink pt-3 sm:pt-4">
                <h4 className="text-title-sm">{stage.title}</h4>
                <p className="mt-1 text-sm text-ink-soft">{stage.text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-measure text-sm sm:mt-6">{timeline.caution}</p>
        </div>
      </div>
    </Section>
  );
}
