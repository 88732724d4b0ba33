import { interpolate } from '@/lib/text/interpolate';
import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { FactText } from '@/components/facts/fact-text';
import { classKinds, locations } from '@/content/locations/locations';
import type { OutboundId } from '@/content/site/outbound';
import { stateNames } from '@/lib/site/state-codes';
import { routes } from '@/content/site/routes';
import { classHref } from '@/lib/courses/class-page';
import { formatClassDay } from '@/lib/courses/class-dates';
import { cityLabel } from '@/lib/site/city-label';
import { cityPageLabels } from '@/content/locations/city-page';
import { nextOfEach } from '@/components/locations/model/city-dates';
import { cityPageOf } from '@/components/locations/model/city-pages';
import { locationsPage } from '@/content/locations/locations-page';
import {
  formFor,
  groupByState,
  type Location,
  splitIntoColumns,
  type StateGroup,
} from '@/lib/locations/locations';
import { directoryAnchor } from '@/components/locations/model/service-graph';

/** A heading takes about as much room as one and a half cities. */
const heightOf = (group: StateGroup) => group.locations.length + 1.5;

/** Every city under its state: one click opens its phone, email and six forms, with or without scripts. */
export function CityDirectory() {
  const columns = splitIntoColumns(groupByState<Location>(locations, stateNames), 4, heightOf);
  return (
    <Section id={directoryAnchor} title={locationsPage.directory.title} lead={locationsPage.directory.lead}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-5 sm:gap-x-8">
        {[columns.slice(0, 2), columns.slice(2)].map((half) => (
          <div key={half[0]?.[0]?.code} className="grid content-start gap-x-8 lg:grid-cols-2">
            {half.map((column) => (
              <div key={column[0]?.code}>
                {column.map((group) => (
                  <StateBlock key={group.code} group={group} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function StateBlock({ group }: { group: StateGroup }) {
  return (
    <section id={`state-${group.code.toLowerCase()}`} className="mb-8">
      <h3 className="border-b border-control pb-2 text-base sm:text-title-sm">{group.label}</h3>
      {group.locations.map((location) => (
        <CityEntry key={location.id} location={location} />
      ))}
    </section>
  );
}

/** How many dates an entry shows; all courses of sixty cities would be a third of the page. */
export const nextCount = 3;

/** The map and other sites link to the entry's anchor (`#mesa`). */
function CityEntry({ location }: { location: Location }) {
  const page = cityPageOf(cityLabel(location));
  const next = nextOfEach(page.classes).slice(0, nextCount);
  return (
    <details
      id={location.id}
      name="city"
      data-city={location.id}
      className="group border-b border-line noscript:target:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-1.5 font-semibold hover:text-green">
        <FactText fact={location.city} />
        <span aria-hidden="true" className="text-xl font-normal text-green group-open:rotate-45 print:hidden">
          +
        </span>
      </summary>
      <ul
        aria-label={interpolate(locationsPage.directory.cityLabel, { city: cityLabel(location) })}
        className="pb-4 text-sm [&_a]:inline-block [&_a]:py-1.5 [&_a:hover]:underline"
      >
        <li>
          <PhoneLink className="font-semibold" />
        </li>
        <li>
          <MailLink box="scheduling" />
        </li>
        {next.map(({ row, offer }) => (
          <li key={row.id} data-day={row.dated.date}>
            <a href={classHref(routes.locations.path, offer.id, row.dated)}>
              {interpolate(cityPageLabels.next, { course: offer.name, day: formatClassDay(row.dated) })}
            </a>
          </li>
        ))}
        <li>
          <a href={page.path} className="font-semibold text-green">
            {interpolate(next.length > 0 ? cityPageLabels.all : cityPageLabels.none, { city: page.label })}
          </a>
        </li>
        {classKinds.map((kind) => (
          <li key={kind.id}>
            <OutboundLink
              to={formFor<OutboundId>(kind.form, location.id)}
              hasIcon={false}
              className="font-semibold text-green"
            >
              {kind.label}
            </OutboundLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
