import { markFact } from '@/components/facts/mark-fact';
import { plainLinkStyle } from '@/components/ui/text-link';
import { cityDates } from '@/components/locations/model/city-dates';
import { SiteLink } from '@/components/links/site-link';
import { cityPageLabels, nextSeats } from '@/content/locations/city-page';
import { routes } from '@/content/site/routes';
import { formatClassTime, formatSpots } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import { interpolate } from '@/lib/text/interpolate';
import { formatShortDay } from '@/lib/time/calendar-days';

const count = 3;

/** The next classes with open seats in any city. Nothing without one, and nothing once they have passed. */
export function NextSeats() {
  const next = cityDates
    .flatMap(({ classes }) => classes)
    .filter(({ row }) => row.dated.spots > 0)
    .sort((a, b) => (startOf(a.row.dated) < startOf(b.row.dated) ? -1 : 1))
    .slice(0, count);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-seats" data-days="" className="border-b border-line print:hidden">
      <div className="mx-auto grid max-w-page items-center gap-x-10 gap-y-4 px-gutter py-7 sm:py-9 lg:grid-cols-[auto_1fr] xl:px-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:block">
          <h2 id="next-seats" className="text-title">
            {nextSeats.title}
          </h2>
          <SiteLink route="locations" hash="cities" className={plainLinkStyle}>
            {nextSeats.all}
          </SiteLink>
        </div>
        <ul className="grid gap-3 sm:gap-4 lg:grid-cols-3">
          {next.map(({ row, offer }) => (
            <li key={row.id} data-day={row.dated.date} {...markFact(row.city)}>
              <a
                href={classHref(routes.locations.path, offer.id, row.dated)}
                className="group flex h-full items-center gap-4 rounded-card bg-surface p-3 shadow-low sm:p-4"
              >
                <DayTile date={row.dated.date} />
                <span className="min-w-0">
                  <span className="block font-display text-title-sm font-bold group-hover:underline group-hover:underline-offset-4">
                    {offer.name}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {interpolate(nextSeats.where, {
                      time: formatClassTime(row.dated),
                      place: row.dated.location,
                    })}
                  </span>
                  <span className="block text-sm font-semibold text-green">
                    {formatSpots(row.dated.spots, cityPageLabels.spots)}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const startOf = ({ date, starts }: { readonly date: string; readonly starts: string }) => `${date} ${starts}`;

/** `Sat, Jan 18` in three lines, with the day in large figures. */
function DayTile({ date }: { date: string }) {
  const [weekday = '', month = '', day = ''] = formatShortDay(date).split(/,? /);
  return (
    <span className="flex w-16 shrink-0 flex-col items-center rounded-field bg-apricot py-1.5 leading-tight">
      <span className="text-sm font-semibold">{weekday}</span>
      <span className="font-display text-title font-bold figures">{day}</span>
      <span className="text-sm font-semibold">{month}</span>
    </span>
  );
}
