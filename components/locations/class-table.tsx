import type { ClassRowData } from '@/components/islands/locations/location-finder-data';
import { isToCome } from '@/components/courses/model/coming-classes';
import { markFact } from '@/components/facts/mark-fact';
import { OutboundLink } from '@/components/links/outbound-link';
import { answersOf } from '@/components/locations/model/class-offers';
import { type CityDates, cityDates, type OfferedClass } from '@/components/locations/model/city-dates';
import { MailLink } from '@/components/links/mail-link';
import { priceText } from '@/components/programs/model/program-labels';
import { buttonStyle } from '@/components/ui/button-style';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { buildDay } from '@/content/site/build-day';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { registrationFields } from '@/content/locations/locations';
import { cityClassLabels, registrationMail } from '@/content/locations/locations-page';
import { formatClassDay, formatClassTime, formatSpots } from '@/lib/courses/class-dates';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { interpolate } from '@/lib/text/interpolate';

const { columns } = cityClassLabels;
const cell = 'max-md:block py-1.5 pr-4 align-top md:py-3';

/**
 * Every class of content/tables/classes.csv by city, as one table. Classes that are over at build time are hidden;
 * the finder then shows those that match the visitor's day, city and class
 * (components/islands/locations/use-class-table.ts).
 */
export function ClassTable() {
  const day = buildDay();
  return (
    <>
      {day === null ? null : (
        <p className="hidden text-sm text-ink-soft print:block noscript:block">
          {interpolate(cityClassLabels.asOf, { day: formatIsoDate(day) })}
        </p>
      )}
      <table data-class-table="" className="mt-2 w-full text-left max-md:block">
        <caption className="sr-only">{cityClassLabels.caption}</caption>
        <thead className="sr-only">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {cityDates.map((city) => (
          <CityRows key={city.id} city={city} />
        ))}
      </table>
    </>
  );
}

function CityRows({ city }: { city: CityDates }) {
  const isOver = ({ row }: OfferedClass) => !isToCome(row.dated.date);
  return (
    <tbody data-class-city={city.id} hidden={city.classes.every(isOver)} className="max-md:block">
      <tr data-city-name="" className="border-b border-control max-md:block">
        <th scope="rowgroup" colSpan={3} className="pt-5 pb-2 text-title-sm max-md:block">
          {city.label}
          <span data-miles="" className="ml-3 text-sm font-normal text-ink-soft" />
        </th>
      </tr>
      {city.classes.map((entry) => (
        <ClassRow key={entry.row.id} entry={entry} city={city} isOver={isOver(entry)} />
      ))}
    </tbody>
  );
}

function ClassRow({ entry, city, isOver }: { entry: OfferedClass; city: CityDates; isOver: boolean }) {
  const { row, offer } = entry;
  const data: ClassRowData = { title: offer.title, answers: answersOf(offer), dated: row.dated };
  const which = interpolate(cityClassLabels.which, {
    course: offer.title,
    day: formatClassDay(row.dated),
    city: city.label,
  });
  return (
    <tr
      data-class={JSON.stringify(data)}
      hidden={isOver}
      {...markFact(row.city)}
      className="border-b border-line aria-[current]:bg-mint aria-[current]:shadow-[0_0_0_0.5rem_var(--mint)] max-md:block max-md:py-3"
    >
      <th scope="row" className={`${cell} max-md:font-display max-md:text-title-sm`}>
        {offer.title}
        {offer.price.kind === 'on-request' ? null : (
          <span className="block text-sm font-normal text-ink-soft">{priceText(offer.price)}</span>
        )}
      </th>
      <td className={cell}>
        <span className="block font-semibold">{formatClassDay(row.dated)}</span>
        <span className="block text-sm text-ink-soft">{formatClassTime(row.dated)}</span>
        <span className="block text-sm">{formatSpots(row.dated.spots, upcomingClassLabels.spots)}</span>
      </td>
      <td className={`${cell} md:w-px md:pr-0`}>
        <div className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end md:whitespace-nowrap">
          {row.dated.spots > 0 ? <RegisterLink entry={entry} city={city} which={which} /> : null}
          <NeedsScripts>
            <button type="button" data-calendar="" className={buttonStyle('outline', 'sm')}>
              {upcomingClassLabels.calendarFile}
              <VisuallyHidden> {which}</VisuallyHidden>
            </button>
          </NeedsScripts>
        </div>
      </td>
    </tr>
  );
}

/**
 * Links to the form of the course in this city, with course, city and day filled in; an email if the program has no
 * form.
 */
function RegisterLink({ entry, city, which }: { entry: OfferedClass; city: CityDates; which: string }) {
  const { row, offer, form } = entry;
  const linkText = (
    <>
      {upcomingClassLabels.register}
      <VisuallyHidden> {which}</VisuallyHidden>
    </>
  );
  const style = buttonStyle('solid', 'sm');
  if (form === null) {
    const values = { course: offer.title, day: formatIsoDate(row.dated.date), city: city.label };
    return (
      <MailLink
        box="scheduling"
        subject={interpolate(registrationMail.subject, values)}
        body={interpolate(registrationMail.body, values)}
        className={style}
      >
        {linkText}
      </MailLink>
    );
  }
  const fields = {
    [registrationFields.course]: offer.title,
    [registrationFields.city]: city.label,
    [registrationFields.day]: row.dated.date,
  };
  return (
    <OutboundLink to={form} fields={fields} hasIcon={false} className={style}>
      {linkText}
    </OutboundLink>
  );
}
