'use client';

import type { RefObject } from 'react';
import { placeSlug } from '@/lib/courses/class-page';
import type { CityClasses, ClassView } from '@/lib/locations/city-classes';
import { interpolate } from '@/lib/text/interpolate';
import { FormLink } from './form-link';
import { kindsOf, registersFor } from './kinds-of';
import type {
  FinderCity,
  FinderClass,
  FinderKind,
  FinderRequest,
  LocationFinderProps,
} from './location-finder-data';
import { NextClasses } from './next-classes';
import { loneLinkStyle, textLinkStyle } from '@/components/ui/text-link';

type CityCardProps = Omit<LocationFinderProps, 'groups' | 'dates'> & {
  city: FinderCity | null;
  request: FinderRequest | null;
  /** The form that needs no city, if the request is for one. */
  online: FinderKind | undefined;
  /** The dates for this choice; null until the visitor's day is known. */
  dates: ClassView<FinderClass> | null;
  /** Whether this choice has dates. */
  hasOwnDates: boolean;
  /** The part with the forms, which must be in view after a city is chosen. */
  formsRef: RefObject<HTMLDivElement | null>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
  onForgetClass: () => void;
};

const quietButton = `inline-flex min-h-11 items-center text-sm ${textLinkStyle}`;

/** The chosen city with its six registration forms, next to the details that all cities share. */
export function CityCard({ formsRef, headingRef, onClear, onForgetClass, ...props }: CityCardProps) {
  const { city, request, online, dates, forms, labels, slots } = props;
  // It stays in the page, whose slots cannot be added later, and without scripts it has what all cities share.
  const isEmpty = city === null && request === null;
  const dateList =
    dates === null || dates.cities.length === 0 ? null : <CardDates {...props} dates={dates} />;
  const isFar = dates?.isFar === true;
  return (
    <section
      aria-labelledby="chosen-city"
      className={`card gap-x-16 gap-y-8 rounded-card bg-surface p-6 shadow-low sm:p-9 lg:grid-cols-12 xl:col-span-12 ${isEmpty ? 'hidden noscript:grid' : 'grid'}`}
    >
      <div ref={formsRef} className="scroll-mt-24 lg:col-span-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2
            id="chosen-city"
            ref={headingRef}
            tabIndex={-1}
            className="text-headline outline-none"
            {...city?.mark}
          >
            {(city ?? online)?.label ?? labels.emptyTitle}
          </h2>
          {city === null ? null : (
            <button type="button" onClick={onClear} className={`${quietButton} print:hidden`}>
              {labels.change}
            </button>
          )}
        </div>
        {request === null ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
            {interpolate(labels.forClass, { text: request.label })}
            <button type="button" onClick={onForgetClass} className={`${quietButton} print:hidden`}>
              {labels.anyClass}
            </button>
          </p>
        )}
        {city === null && online === undefined ? (
          <p className="needs-scripts mt-4 max-w-narrow text-lg text-ink-soft">{labels.emptyText}</p>
        ) : null}
        <div id="class-dates" className="mt-4 scroll-mt-24">
          {isFar ? null : dateList}
          {/* Always in the page: a slot that the exported page lacks cannot show later. */}
          <div hidden={props.hasOwnDates} className="mt-2">
            {slots.undated}
          </div>
        </div>
        {city !== null || online === undefined ? null : (
          <p className="mt-4">
            <FormLink
              kind={online}
              look="main"
              label={interpolate(labels.online, { kind: online.label })}
              cityId=""
              forms={forms}
              newTab={labels.newTab}
            />
          </p>
        )}
        {city === null || dateList === null || isFar ? null : (
          <p className="mt-6 text-ink-soft">{labels.otherDates}</p>
        )}
        {city === null ? null : <ClassButtons {...props} city={city} />}
        {/* Dates far away come after the forms of the city itself. */}
        {isFar ? <div className="mt-8">{dateList}</div> : null}
        <p className="mt-6 flex flex-wrap gap-x-8">
          {city === null ? (
            <a href={props.listHref} className={loneLinkStyle}>
              {labels.toList}
            </a>
          ) : null}
          {request === null ? (
            <a href={props.chooserHref} className={loneLinkStyle}>
              <span>
                {labels.notSure} <span className="needs-scripts inline-block">{labels.questions}</span>
              </span>
            </a>
          ) : null}
        </p>
      </div>
      <div className="lg:col-span-5">{slots.everyCity}</div>
    </section>
  );
}

type CardDatesProps = Pick<CityCardProps, 'city' | 'request' | 'labels' | 'cityPath'> & {
  dates: NonNullable<CityCardProps['dates']>;
};

/** How many dates to show for a class while no city is chosen. */
const soonest = 5;

/** The next class of each course in the chosen city, or the nearest; for a class without a city, its next dates. */
function CardDates({ city, request, dates, labels, cityPath }: CardDatesProps) {
  if (city === null)
    return request === null ? null : (
      <>
        <h3 className="text-base">{labels.classDates}</h3>
        <NextClasses cities={soonestOf(dates.cities)} isNamed labels={labels} cityPath={cityPath} />
      </>
    );
  const isHere = dates.kind === 'here';
  const title = isHere ? labels.datesHere : request === null ? labels.datesNear : labels.classNear;
  return (
    <>
      <h3 className="text-base">
        {interpolate(title, { city: city.name, class: request === null ? '' : request.label })}
      </h3>
      {isHere ? (
        <>
          <NextClasses
            cities={dates.cities.slice(0, 1)}
            isNamed={false}
            labels={labels}
            cityPath={cityPath}
          />
          <p>
            <a href={`${cityPath}/${placeSlug(city.label)}`} className={loneLinkStyle}>
              {interpolate(labels.allDates, { city: city.label })}
            </a>
          </p>
        </>
      ) : null}
      {isHere && dates.cities.length === 1 ? null : (
        <NextClasses
          cities={isHere ? dates.cities.slice(1) : dates.cities}
          isNamed
          labels={labels}
          cityPath={cityPath}
        />
      )}
    </>
  );
}

/** The soonest dates of all cities, one city an entry. */
function soonestOf(cities: readonly CityClasses<FinderClass>[]): readonly CityClasses<FinderClass>[] {
  return cities
    .flatMap((city) => city.classes.map((entry) => ({ ...city, classes: [entry], date: entry.date })))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, soonest);
}

type ClassButtonsProps = Pick<CityCardProps, 'request' | 'kinds' | 'forms' | 'onlineKind' | 'labels'> & {
  city: FinderCity;
};

/**
 * The forms of a city: all six, or, for a visitor who came for one class, that form by name with the others
 * collapsed.
 */
function ClassButtons({ city, request, kinds, forms, onlineKind, labels }: ClassButtonsProps) {
  const link = { cityId: city.id, forms, newTab: labels.newTab };
  const own = kindsOf(kinds, request);
  const others = kinds.filter((kind) => !own.includes(kind));
  const plain = (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {others.map((kind) => (
        <li key={kind.id}>
          <FormLink kind={kind} look="plain" {...link} />
        </li>
      ))}
    </ul>
  );
  if (request === null || own.length === 0) return plain;
  return (
    <>
      <ul className="mt-4 grid gap-3">
        {own.map((kind, index) => (
          <li key={kind.id}>
            <FormLink
              kind={kind}
              look={index === 0 ? 'main' : 'plain'}
              label={
                kind.id === onlineKind
                  ? kind.label
                  : interpolate(labels.registerIn, { class: registersFor(request, kind), city: city.name })
              }
              {...link}
            />
          </li>
        ))}
      </ul>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-green">
          {interpolate(labels.otherForms, { city: city.name })}
          <span aria-hidden="true" className="text-xl font-normal group-open:rotate-45 print:hidden">
            +
          </span>
        </summary>
        {plain}
      </details>
    </>
  );
}
