import { markFact } from '@/components/facts/mark-fact';
import { outboundHref } from '@/components/links/outbound-link';
import { mailAddress } from '@/components/links/mail-link';
import { SiteLink } from '@/components/links/site-link';
import { priceText } from '@/components/programs/model/program-labels';
import { buttonStyle } from '@/components/ui/button-style';
import { lineStyle } from '@/components/ui/line-icon';
import { calendar } from '@/components/ui/line-shapes';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { cityPageLabels } from '@/content/locations/city-page';
import { registrationFields } from '@/content/locations/locations';
import { registrationMail } from '@/content/locations/locations-page';
import { newTab } from '@/content/site/page-labels';
import { formatClassDay, formatClassTime, formatSpots } from '@/lib/courses/class-dates';
import { classAnchor } from '@/lib/courses/class-page';
import { filledForm } from '@/lib/site/filled-form';
import { mailHref } from '@/lib/text/contact-links';
import { countText, interpolate } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';
import type { OfferedClass } from './model/city-dates';
import { byMonth, type CityPage, type CourseDates, coursesOf } from './model/city-pages';

/** A course with more dates than this folds them by month. */
const mostRows = 8;

/**
 * The dates of a city by course. The site script hides what has passed since the build, and saves calendar files
 * (components/site-script/class-days.ts).
 */
export function CourseDatesList({ page }: { page: CityPage }) {
  return (
    <div data-place={page.label} data-note={upcomingClassLabels.calendarNote} className="space-y-10">
      <CalendarIcon />
      {coursesOf(page).map((course) => (
        <CourseSection key={course.offer.id} course={course} city={page.label} />
      ))}
    </div>
  );
}

function CourseSection({ course: { offer, classes }, city }: { course: CourseDates; city: string }) {
  const { organization, title } = offer;
  const months = classes.length > mostRows ? byMonth(classes) : [];
  const rows = (own: readonly OfferedClass[]) => (
    <ul className={rowsStyle}>
      {own.map((entry) => (
        <ClassRow key={entry.row.id} entry={entry} city={city} />
      ))}
    </ul>
  );
  return (
    <section
      id={offer.id}
      aria-labelledby={`${offer.id}-title`}
      data-days=""
      data-course={offer.name}
      className="scroll-mt-24"
    >
      <h2 id={`${offer.id}-title`} className="text-title">
        {organization === null ? title : interpolate(cityPageLabels.course, { course: title, organization })}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        {offer.price.kind === 'on-request' ? null : <span>{priceText(offer.price)}</span>}
        <SiteLink {...offer.target} className={`inline-flex min-h-8 items-center text-sm ${textLinkStyle}`}>
          {cityPageLabels.details}
          <VisuallyHidden>: {offer.name}</VisuallyHidden>
        </SiteLink>
      </p>
      {months.length === 0
        ? rows(classes)
        : months.map(({ month, classes: own }, index) => (
            <details key={month} open={index === 0} data-days="" className="group border-b border-line">
              <summary
                data-by-dates=""
                className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold hover:text-green"
              >
                <span>
                  {month}
                  <span data-count="">: {countText(own.length, cityPageLabels.dates)}</span>
                </span>
                <span
                  aria-hidden="true"
                  className="text-xl font-normal text-green group-open:rotate-45 print:hidden"
                >
                  +
                </span>
              </summary>
              {rows(own)}
            </details>
          ))}
    </section>
  );
}

/** Styles the rows from their list: with hundreds of rows, classes on each would be most of the page. */
const rowsStyle =
  'mt-1 border-t border-control [&>li]:scroll-mt-24 [&>li]:flex [&>li]:items-center [&>li]:gap-x-1 sm:[&>li]:gap-x-2 [&>li]:border-b [&>li]:border-line [&>li]:py-1 [&>li:target]:bg-mint [&>li:target]:shadow-[0_0_0_0.5rem_var(--mint)] [&>li>span]:min-w-0 [&>li>span]:grow [&>li>span]:leading-snug [&>li>span]:text-[0.8125rem] sm:[&>li>span]:text-sm [&>li>span]:text-ink-soft [&_button]:inline-flex [&_button]:size-11 [&_button]:shrink-0 [&_button]:items-center [&_button]:justify-center [&_button]:rounded-button [&_button:hover]:bg-mint [&_svg]:size-5 print:[&_button]:hidden [&_b]:block [&_b]:text-[0.9375rem] sm:[&_b]:text-base [&_b]:text-ink';

const calendarIcon = 'calendar-icon';

/** The icon of every row, drawn once. */
function CalendarIcon() {
  return (
    <svg className="hidden">
      <symbol id={calendarIcon} viewBox="0 0 24 24" fill="none" stroke="currentColor" {...lineStyle}>
        {calendar.map(([Tag, attributes]) => (
          <Tag key={Tag} strokeLinecap="round" strokeLinejoin="round" {...attributes} />
        ))}
      </symbol>
    </svg>
  );
}

/** One class: day, time, seats, Register, calendar file. At most 62 px high on a phone. */
function ClassRow({ entry, city }: { entry: OfferedClass; city: string }) {
  const { row, offer } = entry;
  const { dated } = row;
  const day = formatClassDay(dated);
  const which = interpolate(cityPageLabels.which, { course: offer.name, day });
  const register = registerHref(entry, city);
  return (
    <li
      id={classAnchor(offer.id, dated)}
      data-day={dated.date}
      {...(dated.lastDate === undefined ? {} : { 'data-last': dated.lastDate })}
      data-hours={`${dated.starts}-${dated.ends}`}
      {...(dated.zone === undefined ? {} : { 'data-zone': dated.zone })}
      {...markFact(row.city)}
    >
      <span>
        <b>{day}</b>
        {interpolate(cityPageLabels.facts, {
          time: formatClassTime(dated),
          spots: formatSpots(dated.spots, cityPageLabels.spots),
        })}
      </span>
      {dated.spots === 0 ? null : (
        <a
          href={register.href}
          {...(register.isForm ? { target: '_blank', rel: 'noopener' } : {})}
          aria-label={`${cityPageLabels.register} ${which}${register.isForm ? ` ${newTab}` : ''}`}
          className={buttonStyle('solid', 'sm', 'shrink-0 max-sm:px-3')}
        >
          {cityPageLabels.register}
        </a>
      )}
      <button type="button" aria-label={`${cityPageLabels.calendar} ${which}`} className="needs-scripts">
        <svg aria-hidden="true">
          <use href={`#${calendarIcon}`} />
        </svg>
      </button>
    </li>
  );
}

/**
 * The form of the course in this city, with course, city and day filled in; an email if the program has no form.
 */
function registerHref({ row, offer, form }: OfferedClass, city: string) {
  if (form === null) {
    const values = { course: offer.name, day: formatIsoDate(row.dated.date), city };
    const href = mailHref({
      to: mailAddress('scheduling'),
      subject: interpolate(registrationMail.subject, values),
      body: interpolate(registrationMail.body, values),
    });
    return { href, isForm: false };
  }
  const fields = {
    [registrationFields.course]: offer.name,
    [registrationFields.city]: city,
    [registrationFields.day]: row.dated.date,
  };
  return { href: filledForm(outboundHref(form), fields), isForm: true };
}
