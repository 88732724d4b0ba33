import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { showsDrawnPeople } from '@/content/site/shown-pictures';
import { additionalTeam, coreTeam, teamIntro, type TeamMember } from '@/content/company/team';

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
