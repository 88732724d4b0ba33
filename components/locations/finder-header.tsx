import { LocationFinder } from '@/components/islands/locations/location-finder';
import type { LocationFinderProps } from '@/components/islands/locations/location-finder-data';
import { Island } from '@/components/layout/island';
import { LinkList } from '@/components/layout/link-list';
import { TrailLine } from '@/components/layout/trail-line';
import { mailAddress, MailLink } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { markFact } from '@/components/facts/mark-fact';
import { company } from '@/content/company/company';
import { classListedOn } from '@/content/courses/class-list';
import { BookingSiteLink } from '@/components/courses/page-asks';
import { answersOf, classOffers } from '@/components/locations/model/class-offers';
import { cityDates, nextOfEach } from '@/components/locations/model/city-dates';
import { priceText } from '@/components/programs/model/program-labels';
import { classKinds, datedCities, locations, onlineFor, onlineKind } from '@/content/locations/locations';
import {
  finderLabels,
  locationsPage,
  newLocation,
  nextSteps,
  programs,
} from '@/content/locations/locations-page';
import { stateNames } from '@/lib/site/state-codes';
import { routes } from '@/content/site/routes';
import { outbound, type OutboundId } from '@/content/site/outbound';
import { factValue } from '@/lib/facts/facts';
import { foldText } from '@/lib/locations/city-search';
import { groupByState, type Location } from '@/lib/locations/locations';
import { classRequests } from '@/components/locations/model/class-requests';
import { directoryAnchor } from '@/components/locations/model/service-graph';
import { UsMap } from './us-map';
import { whichCourseAnchor } from './which-course';
import { PhoneLink } from '@/components/links/phone-link';

/** The top of the page: choose a city, see its forms. */
export function FinderHeader() {
  return (
    <header className="bg-mint print:bg-transparent">
      <div className="mx-auto max-w-page px-gutter pb-10 sm:pt-5 sm:pb-16 xl:px-0 print:pb-2">
        <div className="mb-1.5 sm:mb-8">
          <TrailLine route="locations" />
        </div>
        <Island hydrate="interaction">
          <LocationFinder
            name="location-finder"
            groups={finderGroups()}
            kinds={classKinds}
            forms={classForms()}
            requests={classRequests()}
            labels={finderLabels}
            listHref={`#${directoryAnchor}`}
            chooserHref={`#${whichCourseAnchor}`}
            onlineKind={onlineKind}
            onlineFor={onlineFor}
            newLocation={{
              to: mailAddress('scheduling'),
              subject: newLocation.subject,
              body: newLocation.body,
              label: newLocation.mail,
              mark: markFact(company.schedulingEmail),
            }}
            listedOn={classListedOn}
            {...finderDates()}
            cityPath={routes.locations.path}
            slots={{
              intro: <Intro />,
              map: <UsMap />,
              undated: <BookingSiteLink />,
              openDates: <BookingSiteLink />,
              everyCity: <EveryCity />,
            }}
          />
        </Island>
      </div>
    </header>
  );
}

function Intro() {
  return (
    <>
      <h1 className="text-display">{locationsPage.title}</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft sm:text-xl">{locationsPage.lead}</p>
    </>
  );
}

const datedOnly: ReadonlySet<string> = new Set(datedCities.map(({ id }) => id));

/** Decimal places of the degrees that the finder measures from: a hundredth is less than a mile. */
const perDegree = 100;

function finderGroups(): LocationFinderProps['groups'] {
  return groupByState<Location>([...locations, ...datedCities], stateNames).map((group) => ({
    stateCode: group.code,
    stateName: stateNames[group.code as keyof typeof stateNames],
    cities: group.locations.map((location) => ({
      ...(location.id === foldText(factValue(location.city)) ? {} : { id: location.id }),
      name: factValue(location.city),
      latitude: Math.round(location.latitude * perDegree) / perDegree,
      longitude: Math.round(location.longitude * perDegree) / perDegree,
      ...(location.aliases === undefined ? {} : { aliases: location.aliases }),
      ...markOf(location.city),
      ...(datedOnly.has(location.id) ? { isDatedOnly: true as const } : {}),
    })),
  }));
}

/** Omitted if there is nothing to mark, because the data of every city is sent. */
function markOf(fact: unknown) {
  const mark = markFact(fact);
  return Object.keys(mark).length === 0 ? {} : { mark };
}

/** The address of every form that a class button may link to. */
function classForms() {
  const ids = new Set<OutboundId>(
    classKinds.flatMap(({ form }) => [...Object.values<OutboundId>(form.own), form.otherwise]),
  );
  return Object.fromEntries([...ids].map((id) => [id, { href: outboundHref(id), ...markOf(outbound[id]) }]));
}

/** The next class of each course in each city. */
function finderDates(): Pick<LocationFinderProps, 'offers' | 'dates'> {
  const next = cityDates
    .filter(({ classes }) => classes.length > 0)
    .map(({ id, label, classes }) => ({ city: id, label, next: nextOfEach(classes) }));
  const offers = classOffers.filter((offer) =>
    next.some((city) => city.next.some((entry) => entry.offer === offer)),
  );
  return {
    offers: offers.map((offer) => ({
      id: offer.id,
      name: offer.name,
      price: offer.price.kind === 'on-request' ? null : priceText(offer.price),
      answers: answersOf(offer),
    })),
    dates: next.map((city) => ({
      ...city,
      next: city.next.map(({ row, offer }) => {
        const { date, lastDate, starts, ends, zone, spots } = row.dated;
        return {
          offer: offers.indexOf(offer),
          date,
          starts,
          ends,
          spots,
          ...(lastDate === undefined ? {} : { lastDate }),
          ...(zone === undefined ? {} : { zone }),
        };
      }),
    })),
  };
}

const contactStyle = 'inline-flex min-h-9 items-center font-semibold hover:underline';

/** What all cities share: phone and email, the steps to the card in three lines, the six programs. */
function EveryCity() {
  return (
    <div className="divide-y divide-line">
      <p className="flex flex-wrap gap-x-6 pb-4">
        <PhoneLink className={contactStyle} />
        <MailLink box="scheduling" className={contactStyle} />
      </p>
      <div className="py-4">
        <h3 className="text-base">{locationsPage.nextTitle}</h3>
        <ol className="mt-2 space-y-1.5 text-sm text-ink-soft">
          {nextSteps.map((step, index) => (
            <li key={step.text} className="flex gap-3">
              <span className="font-semibold text-green">{index + 1}</span>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="pt-4">
        <h3 className="text-base">{locationsPage.programsTitle}</h3>
        <LinkList
          links={programs}
          className="mt-1 flex flex-wrap gap-x-5 text-sm"
          linkStyle="inline-flex min-h-8 items-center font-semibold text-green hover:underline"
        />
      </div>
    </div>
  );
}
