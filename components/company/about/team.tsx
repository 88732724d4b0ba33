import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { additionalTeam, coreTeam, teamIntro, type TeamMember } from '@/content/company/team';

/** Large portraits, then the others as a list of small ones. */
export function AboutTeam() {
  if (coreTeam.length + additionalTeam.length === 0) return null;
  return (
    <Section id="team" title={teamIntro.title}>
      {coreTeam.length === 0 ? null : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(40%,8rem),1fr))] gap-x-5 gap-y-10 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-3">
          {coreTeam.map((member) => (
            <CoreMember key={member.id} member={member} />
          ))}
        </ul>
      )}
      {additionalTeam.length === 0 ? null : (
        <>
          <h3 className="mt-20 text-title">{teamIntro.moreTitle}</h3>
          <ul className="mt-6 grid gap-x-12 lg:grid-cols-2">
            {additionalTeam.map((member) => (
              <AdditionalMember key={member.id} member={member} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 text-sm text-ink-soft">{teamIntro.portraits}</p>
    </Section>
  );
}

function CoreMember({ member }: { member: TeamMember }) {
  return (
    <li>
      <SitePicture
        id={`team-${member.id}`}
        sizes="(min-width: 64rem) 25rem, 46vw"
        className="rounded-card print:hidden"
      />
      <h3 className="mt-4 text-title-sm sm:text-title">
        <FactText fact={member.role} />
      </h3>
      <p className="font-semibold">
        <FactText fact={member.name} />
      </p>
      <p className="text-sm text-ink-soft">
        <FactText fact={member.credentials} />. <FactText fact={member.experience} />.
      </p>
      {member.bio === undefined ? null : (
        <p className="mt-3 max-sm:text-sm">
          <FactText fact={member.bio} />
        </p>
      )}
    </li>
  );
}

function AdditionalMember({ member }: { member: TeamMember }) {
  return (
    <li className="flex gap-5 border-t border-line py-5">
      <SitePicture
        id={`team-${member.id}`}
        sizes="6rem"
        className="w-20 shrink-0 self-start rounded-card print:hidden"
      />
      <div>
        <h4 className="text-title-sm">
          <FactText fact={member.role} />
        </h4>
        <p className="text-sm font-semibold">
          <FactText fact={member.name} />
        </p>
        <p className="text-sm text-ink-soft">
          <FactText fact={member.credentials} />. <FactText fact={member.experience} />.
        </p>
        {member.bio === undefined ? null : (
          <p className="mt-1 text-sm">
            <FactText fact={member.bio} />
          </p>
        )}
      </div>
    </li>
  );
}
