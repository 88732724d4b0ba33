import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { Unbroken } from '@/components/ui/unbroken';
import { lengthLabels } from '@/content/courses/course-labels';
import { isNamedAtCheckout } from '@/components/links/outbound-link';
import { oshaClasses, oshaGroups, oshaPage } from '@/content/courses/osha-classes';
import { classesOf, notesOf, type OshaGroup, promisesOf } from '@/lib/courses/osha-classes';
import { OshaClassRow } from './osha-class-row';
import { PageAsks } from './page-asks';
import { PageHeader } from '@/components/layout/page-header';
import { plainLinkStyle } from '@/components/ui/text-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';

/** Every priced class by group, like a menu: the class on the left, its price on the right. */
export function OshaPriceList() {
  return (
    <>
      {oshaGroups.map((group, index) => (
        <Group key={group.id} group={group} isSand={index % 2 === 1} />
      ))}
      <div className="mx-auto max-w-page px-gutter py-12 sm:py-16 xl:px-0 print:py-4">
        <p className="max-w-measure text-ink-soft">
          {oshaPage.checkoutNote} {isNamedAtCheckout() ? oshaPage.namedNote : oshaPage.writeNote}
        </p>
        <PageAsks courses={oshaClasses} />
      </div>
    </>
  );
}

function Group({ group, isSand }: { group: OshaGroup; isSand: boolean }) {
  return (
    <Section tone={isSand ? 'sand' : 'paper'} id={group.id} isCompact>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-24 lg:col-span-3">
          <h2 className="text-title lg:text-[2.125rem] lg:leading-tight">
            <Unbroken text={group.title} />
          </h2>
          <p className="mt-3 text-ink-soft">{group.text}</p>
          <div className="mt-4 space-y-2 border-l-2 border-green pl-4 text-sm">
            {notesOf(group).map((note) => (
              <p key={note}>{note}</p>
            ))}
            {promisesOf(group).map((promise, index) => (
              <p key={index}>
                <FactText fact={promise} />
              </p>
            ))}
          </div>
        </div>
        <ul className="border-b border-control lg:col-span-9">
          {group.programs
            .flatMap((program) => classesOf(program, lengthLabels))
            .map((entry) => (
              <OshaClassRow key={entry.id} entry={entry} />
            ))}
        </ul>
      </div>
    </Section>
  );
}

export function OshaHeader() {
  return (
    <PageHeader title={oshaPage.title} lead={oshaPage.lead} tone="sand" route="oshaClasses">
      <SiteLink
        route="locations"
        query={{ class: oshaPage.locationClass }}
        className={buttonStyle('main', 'lg')}
      >
        {oshaPage.register}
      </SiteLink>
      {/* Always below the button: beside it, whether it fits depends on the typeface. */}
      <ul className="flex basis-full flex-wrap gap-x-6">
        {oshaGroups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`} className={plainLinkStyle}>
              {group.title}
            </a>
          </li>
        ))}
      </ul>
    </PageHeader>
  );
}
