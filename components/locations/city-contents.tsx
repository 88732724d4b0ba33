import { BookingSiteLink, PageAsks } from '@/components/courses/page-asks';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { Icon } from '@/components/ui/icon';
import { buttonStyle } from '@/components/ui/button-style';
import { loneLinkStyle } from '@/components/ui/text-link';
import { cityPageLabels } from '@/content/locations/city-page';
import { classKinds, onlineKind } from '@/content/locations/locations';
import { finderLabels } from '@/content/locations/locations-page';
import { routes } from '@/content/site/routes';
import type { OutboundId } from '@/content/site/outbound';
import { onlineId } from '@/lib/locations/city-classes';
import { formatMiles } from '@/lib/locations/distance';
import { formFor } from '@/lib/locations/locations';
import { interpolate } from '@/lib/text/interpolate';
import { type CityPage, cityPages, coursesOf, nearestWithDates } from './model/city-pages';
import { CourseDatesList } from './course-dates-list';

const entryStyle =
  'flex min-h-14 items-center justify-between gap-4 border-b border-line py-2 font-semibold hover:text-green';

/** The page of a city: its dates by course, its registration forms, and where else to look. */
export function CityContents({ page }: { page: CityPage }) {
  const { label, classes, location } = page;
  const heading = (location === null ? cityPageLabels.online : cityPageLabels.city).heading;
  const hasDates = classes.length > 0;
  return (
    <>
      <PageHeader
        title={interpolate(heading, { city: label })}
        lead={
          <ByDates hasDates={hasDates} dated={cityPageLabels.lead} undated={cityPageLabels.leadUndated} />
        }
        route={page}
      >
        <JumpList page={page} />
      </PageHeader>
      <Section isCompact>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            {hasDates ? (
              <>
                <CourseDatesList page={page} />
                <PageAsks
                  courses={coursesOf(page).map(({ offer: { name, price } }) => ({ title: name, price }))}
                />
              </>
            ) : null}
            {/* The site script shows it once all dates have passed. */}
            <div data-undated="" hidden={hasDates}>
              <BookingSiteLink />
            </div>
          </div>
          <div className="space-y-10 lg:col-span-5">
            <Forms page={page} />
            <Elsewhere page={page} />
            <div>
              <h2 className="text-title">{cityPageLabels.contact}</h2>
              <p className="mt-2 flex flex-wrap gap-x-6">
                <PhoneLink className={loneLinkStyle} />
                <MailLink box="scheduling" className={loneLinkStyle} />
              </p>
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}

/** A text for a page with dates, and another for one without; the site script exchanges them once all have passed. */
function ByDates({ hasDates, dated, undated }: { hasDates: boolean; dated: string; undated: string }) {
  if (!hasDates) return undated;
  return (
    <>
      <span data-dated="">{dated}</span>
      <span data-undated="" hidden>
        {undated}
      </span>
    </>
  );
}

/** With more courses than this the list is folded: on a phone it would fill the screen before the first date. */
const mostJumps = 10;

function JumpList({ page }: { page: CityPage }) {
  const courses = coursesOf(page);
  if (courses.length < 2) return null;
  const list = (
    <ul className="flex flex-wrap gap-2">
      {courses.map(({ offer }) => (
        <li key={offer.id}>
          <a href={`#${offer.id}`} className={buttonStyle('outline', 'sm')}>
            {offer.name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={cityPageLabels.jump} data-dated="">
      {courses.length <= mostJumps ? (
        list
      ) : (
        <details className="group">
          <summary className={buttonStyle('outline', 'md', 'list-none')}>
            {cityPageLabels.pick}
            <span aria-hidden="true" className="text-xl font-normal group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="pt-4">{list}</div>
        </details>
      )}
    </nav>
  );
}

/** The forms of the city; online, those of the classes that meet there. */
function Forms({ page: { id, classes, location } }: { page: CityPage }) {
  const kinds = classKinds.filter(
    (kind) =>
      location !== null || kind.id === onlineKind || classes.some(({ offer }) => offer.kind === kind.id),
  );
  return (
    <div>
      <h2 className="text-title">
        <ByDates
          hasDates={classes.length > 0}
          dated={cityPageLabels.forms}
          undated={cityPageLabels.formsUndated}
        />
      </h2>
      <p className="mt-2 text-ink-soft">{cityPageLabels.formsLead}</p>
      <ul className="mt-3 border-t border-line">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <OutboundLink to={formFor<OutboundId>(kind.form, id)} hasIcon={false} className={entryStyle}>
              <span>{kind.label}</span>
              <Icon name="ArrowUpRight" size={18} />
            </OutboundLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The nearest cities with dates, and online classes. */
function Elsewhere({ page }: { page: CityPage }) {
  const near = nearestWithDates(page);
  const online = cityPages.filter(
    ({ id, classes }) => id === onlineId && id !== page.id && classes.length > 0,
  );
  return (
    <div>
      <h2 className="text-title">{cityPageLabels.elsewhere}</h2>
      <ul data-by-dates="" className="mt-3 border-t border-line">
        {[...near, ...online.map((city) => ({ page: city, miles: null }))].map(({ page: city, miles }) => (
          <li key={city.id}>
            <a href={city.path} className={entryStyle}>
              {city.label}{' '}
              {miles === null ? null : (
                <span className="text-sm font-normal text-ink-soft figures">
                  {formatMiles(miles, finderLabels.miles)}
                </span>
              )}
            </a>
          </li>
        ))}
        <li>
          <a href={routes.locations.path} className={entryStyle}>
            {cityPageLabels.allCities}
            <Icon name="ArrowRight" size={18} />
          </a>
        </li>
      </ul>
    </div>
  );
}
