import { LocationFinder } from '@/components/islands/location-finder';
import type { FinderGroup } from '@/components/islands/location-finder-data';
import { BackLink } from '@/components/layout/back-link';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { MailLink } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { markFact } from '@/components/preview/mark-fact';
import { IslandHost } from '@/components/ui/island-host';
import { textLinkStyle } from '@/components/ui/text-link';
import { classKinds, locations, stateNames } from '@/content/locations';
import { finderWords, locationsPage, newLocation } from '@/content/locations-page';
import { outbound, type OutboundId } from '@/content/outbound';
import { mapSize } from '@/content/us-outlines';
import { factValue } from '@/lib/facts';
import { cityLabel, groupByState, type Location } from '@/lib/locations';
import { classRequests } from './class-requests';
import { EveryCity } from './every-city';
import { placeOnMap } from './project-cities';
import { directoryAnchor } from './service-graph';
import { UsMap } from './us-map';
import { whichCourseAnchor } from './which-course';

/** The top of the page, which is its point: name the city, see its forms. */
export function FinderHeader() {
  return (
    <header className="bg-mint print:bg-transparent">
      <div className="mx-auto max-w-page px-gutter pb-14 pt-5 sm:pb-20 xl:px-0 print:pb-2">
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1 sm:mb-8">
          <BackLink target={{ route: 'home' }} />
          <Breadcrumb crumbs={[{ label: 'Home', target: { route: 'home' } }]} current={locationsPage.title} />
        </div>
        <IslandHost name="location-finder" wake="soon">
          <LocationFinder
            groups={finderGroups()}
            kinds={classKinds.map(({ id, label, form }) => ({ id, label, form }))}
            forms={classForms()}
            requests={classRequests()}
            words={finderWords}
            mapSize={mapSize}
            listHref={`#${directoryAnchor}`}
            chooserHref={`#${whichCourseAnchor}`}
            intro={<Intro />}
            map={<UsMap />}
            everyCity={<EveryCity />}
            noMatch={<NoMatch />}
          />
        </IslandHost>
      </div>
    </header>
  );
}

function Intro() {
  return (
    <>
      <h1 className="text-display">{locationsPage.title}</h1>
      <p className="mt-4 max-w-prose text-xl text-ink-soft">{locationsPage.lead}</p>
    </>
  );
}

function NoMatch() {
  return (
    <p className="mb-4">
      <MailLink box="scheduling" subject={newLocation.subject} body={newLocation.body} className={textLinkStyle}>{newLocation.mail}</MailLink>
    </p>
  );
}

function finderGroups(): readonly FinderGroup[] {
  return groupByState<Location>(locations, stateNames).map((group) => ({
    label: group.label,
    cities: group.locations.map((location) => ({
      id: location.id,
      name: factValue(location.city),
      label: cityLabel(location),
      stateCode: location.state,
      stateName: stateNames[location.state as keyof typeof stateNames],
      latitude: location.latitude,
      longitude: location.longitude,
      ...placeOnMap(location),
      ...(location.aliases === undefined ? {} : { aliases: location.aliases }),
      mark: markFact(location.city),
    })),
  }));
}

/** The address of every form that a class button may lead to. */
function classForms() {
  const ids = new Set<OutboundId>(classKinds.flatMap(({ form }) => [...Object.values<OutboundId>(form.own), form.otherwise]));
  return Object.fromEntries([...ids].map((id) => [id, { href: outboundHref(id), mark: markFact(outbound[id].url) }]));
}
