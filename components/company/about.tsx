import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { markFact } from '@/components/facts/mark-fact';
import {
  aboutClaims,
  aboutHero,
  aboutMission,
  aboutVision,
  coreValues,
  timeline,
  recognizedCertifications,
} from '@/content/company/about';
import { factValue } from '@/lib/facts/facts';
import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { FactText } from '@/components/facts/fact-text';
import { showsDrawnPeople } from '@/content/site/shown-pictures';
import { additionalTeam, coreTeam, teamIntro, type TeamMember } from '@/content/company/team';

/** The page's one sentence, beside a class where there is room, and three figures on a thin line below it. */
export function AboutHero() {
  return (
    <>
      <PageHeader
        title={aboutHero.title}
        lead={aboutHero.lead}
        route="about"
        aside={
          <SitePicture
            id="class-practice"
            sizes="(min-width: 64rem) 32rem, 40vw"
            className="rounded-card max-md:hidden"
          />
        }
      />
      {aboutClaims.length === 0 ? null : (
        <dl className="mx-auto grid max-w-page gap-x-10 px-gutter pt-10 sm:grid-cols-3 xl:px-0">
          {aboutClaims.map((claim) => {
            const text = factValue(claim.text);
            const [figure, ...words] = text.split(' ');
            return (
              <div
                key={text}
                {...markFact(claim.text)}
                className="flex flex-col-reverse justify-end border-t border-control py-5"
              >
                <dt className="mt-1 text-ink-soft">{words.join(' ')}</dt>
                <dd className="font-display text-figure font-bold text-green tabular-nums">{figure}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

/** Mission and vision as two statements, the first one large. */
export function AboutPurpose() {
  return (
    <Section id="mission">
      <div className="grid gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-title text-green">{aboutMission.title}</h2>
          <p className="mt-4 font-display text-headline font-bold text-pretty">{aboutMission.text}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-2">
          <h2 className="text-title text-green">{aboutVision.title}</h2>
          <p className="mt-4 text-xl">{aboutVision.text}</p>
        </div>
      </div>
    </Section>
  );
}

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

/** The milestones from top to bottom, with the year in large type; on a phone it is beside its fact. */
export function AboutTimeline() {
  if (timeline.entries.length === 0) return null;
  return (
    <Section
      id="story"
      tone="sand"
      title={factValue(timeline.title)}
      lead={<FactText fact={timeline.claim.text}>{`${factValue(timeline.claim.text)}.`}</FactText>}
    >
      <ol className="lg:ml-[16.666%]">
        {timeline.entries.map((entry) => (
          <li
            key={entry.id}
            className="one-column grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-control py-3 sm:grid-cols-[18rem_1fr] sm:gap-x-10 sm:py-6"
          >
            <h3 className="contents">
              <span className="row-span-2 font-display text-title-sm font-bold text-green figures sm:text-figure">
                {entry.year}
              </span>
              <span className="text-title-sm sm:text-title">
                <FactText fact={entry.title} />
              </span>
            </h3>
            <p className="col-start-2 max-w-measure text-sm text-ink-soft sm:text-base">
              <FactText fact={entry.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Large portraits, then the others as a list of small ones; on a phone a line each. */
export function AboutTeam() {
  if (coreTeam.length + additionalTeam.length === 0) return null;
  return (
    <Section id="team" title={teamIntro.title}>
      {coreTeam.length === 0 ? null : (
        <ul className="grid gap-y-6 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-3">
          {coreTeam.map((member) => (
            <CoreMember key={member.id} member={member} />
          ))}
        </ul>
      )}
      {additionalTeam.length === 0 ? null : (
        <>
          <h3 className="mt-12 text-title sm:mt-20">{teamIntro.moreTitle}</h3>
          <ul className="mt-3 grid gap-x-12 sm:mt-6 lg:grid-cols-2">
            {additionalTeam.map((member) => (
              <AdditionalMember key={member.id} member={member} />
            ))}
          </ul>
        </>
      )}
      {showsDrawnPeople('team-') ? <p className="mt-8 text-sm text-ink-soft">{teamIntro.portraits}</p> : null}
    </Section>
  );
}

function CoreMember({ member }: { member: TeamMember }) {
  return (
    <li className="flex gap-4 sm:block">
      <SitePicture
        id={`team-${member.id}`}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 6rem"
        className="w-24 shrink-0 self-start rounded-card sm:w-full print:hidden"
      />
      <div className="min-w-0">
        <h3 className="text-title-sm sm:mt-4 sm:text-title">
          <FactText fact={member.role} />
        </h3>
        <p className="font-semibold">
          <FactText fact={member.name} />
        </p>
        <p className="text-sm text-ink-soft">
          <FactText fact={member.credentials} />. <FactText fact={member.experience} />.
        </p>
        {member.bio === undefined ? null : (
          <p className="mt-1 max-sm:text-sm sm:mt-3">
            <FactText fact={member.bio} />
          </p>
        )}
      </div>
    </li>
  );
}

function AdditionalMember({ member }: { member: TeamMember }) {
  return (
    <li className="flex gap-5 border-t border-line py-2 sm:py-5">
      <SitePicture
        id={`team-${member.id}`}
        sizes="6rem"
        className="w-20 shrink-0 self-start rounded-card max-sm:hidden print:hidden"
      />
      <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
        <h4 className="text-base sm:text-title-sm">
          <FactText fact={member.role} />
        </h4>
        <p className="text-sm font-semibold">
          <FactText fact={member.name} />
        </p>
        <p className="text-sm text-ink-soft max-sm:hidden">
          <FactText fact={member.credentials} />. <FactText fact={member.experience} />.
        </p>
        {member.bio === undefined ? null : (
          <p className="mt-1 text-sm max-sm:hidden">
            <FactText fact={member.bio} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Five organizations by name, without logos. */
export function AboutCertifications() {
  return (
    <Section
      id="certifications"
      tone="sand"
      title={recognizedCertifications.title}
      lead={<FactText fact={recognizedCertifications.lead} />}
    >
      <ul>
        {recognizedCertifications.bodies.map((body) => (
          <li
            key={body.short}
            className="one-column grid grid-cols-[6.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-control py-3 sm:py-5 md:grid-cols-12 md:gap-x-8"
          >
            <h3 className="contents">
              <span className="font-display text-title font-bold sm:text-headline md:col-span-3">
                {body.short}
              </span>
              <span className="text-title-sm md:col-span-5">{body.name}</span>
            </h3>
            <p className="text-sm text-ink-soft max-md:col-start-2 sm:text-base md:col-span-4">{body.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-ink-soft">{recognizedCertifications.note}</p>
    </Section>
  );
}
