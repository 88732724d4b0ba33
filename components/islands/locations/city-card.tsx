'use client';

import type { RefObject } from 'react';
import type { ClassView } from '@/lib/locations/city-classes';
import { interpolate } from '@/lib/text/interpolate';
import { FormLink } from './form-link';
import { kindsOf, registersFor } from './kinds-of';
import type { FinderCity, FinderRequest, FinderLabels, LocationFinderProps } from './location-finder-data';
import type { TableClass } from './use-class-table';
import { textLinkStyle } from '@/components/ui/text-link';

type CityCardProps = Pick<
  LocationFinderProps,
  'kinds' | 'forms' | 'onlineKind' | 'labels' | 'listHref' | 'chooserHref' | 'hasDates'
> & {
  slots: Omit<LocationFinderProps['slots'], 'intro' | 'map'>;
  city: FinderCity | null;
  request: FinderRequest | null;
  /** Which classes the table shows; null until the visitor's day is known. */
  dates: ClassView<TableClass>['kind'] | null;
  /** The part with the forms, which must be in view after a city is chosen. */
  formsRef: RefObject<HTMLDivElement | null>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
  onForgetClass: () => void;
};

const wayOn = `inline-flex min-h-11 items-center ${textLinkStyle}`;
const quietButton = `inline-flex min-h-11 items-center text-sm ${textLinkStyle}`;

/** The chosen city with its six registration forms, next to the details that all cities share. */
export function CityCard({
  city,
  request,
  dates,
  hasDates,
  kinds,
  forms,
  onlineKind,
  labels,
  listHref,
  chooserHref,
  slots,
  formsRef,
  headingRef,
  onClear,
  onForgetClass,
}: CityCardProps) {
  return (
    <section
      aria-labelledby="chosen-city"
      className="card grid gap-x-16 gap-y-8 rounded-card bg-surface p-6 shadow-low sm:p-9 lg:grid-cols-12"
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
            {city === null ? labels.emptyTitle : city.label}
          </h2>
          {city === null ? null : (
            <button type="button" onClick={onClear} className={quietButton}>
              {labels.change}
            </button>
          )}
        </div>
        {request === null ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
            {interpolate(labels.forClass, { text: request.label })}
            <button type="button" onClick={onForgetClass} className={quietButton}>
              {labels.anyClass}
            </button>
          </p>
        )}
        {city === null ? (
          <p className="needs-scripts mt-4 max-w-narrow text-lg text-ink-soft">{labels.emptyText}</p>
        ) : null}
        <div id="class-dates" className="mt-4 scroll-mt-24">
          {hasDates ? null : slots.undated}
          <details
            hidden={!hasDates}
            open={dates !== null && (city !== null || request !== null)}
            className="group"
          >
            <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-green">
              {datesTitle(labels, dates, city, request)}
              <span aria-hidden="true" className="text-xl font-normal group-open:rotate-45 print:hidden">
                +
              </span>
            </summary>
            <div className={dates === null ? 'hidden print:block noscript:block' : ''}>
              {slots.classTable}
            </div>
          </details>
        </div>
        {city === null ? null : (
          <ClassButtons
            city={city}
            request={request}
            kinds={kinds}
            forms={forms}
            onlineKind={onlineKind}
            labels={labels}
            hasDates={hasDates}
          />
        )}
        <p className="mt-6 flex flex-wrap gap-x-8">
          {city === null ? (
            <a href={listHref} className={wayOn}>
              {labels.toList}
            </a>
          ) : null}
          {request === null ? (
            <a href={chooserHref} className={wayOn}>
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

function datesTitle(
  labels: FinderLabels,
  dates: CityCardProps['dates'],
  city: FinderCity | null,
  request: FinderRequest | null,
): string {
  if (city === null) return request === null ? labels.allDates : labels.classDates;
  return interpolate(dates === 'here' ? labels.datesHere : labels.datesNear, { city: city.name });
}

type ClassButtonsProps = Pick<
  CityCardProps,
  'request' | 'kinds' | 'forms' | 'onlineKind' | 'labels' | 'hasDates'
> & {
  city: FinderCity;
};

/**
 * The forms of a city: all six, or, for a visitor who came for one class, that form by name with the others
 * collapsed.
 */
function ClassButtons({ city, request, kinds, forms, onlineKind, labels, hasDates }: ClassButtonsProps) {
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
  const lead = hasDates ? <p className="mt-6 text-ink-soft">{labels.otherDates}</p> : null;
  if (request === null || own.length === 0)
    return (
      <>
        {lead}
        {plain}
      </>
    );
  return (
    <>
      {lead}
      <ul className="mt-4 grid gap-3">
        {own.map((kind, index) => (
          <li key={kind.id}>
            <FormLink
              kind={kind}
              look={index === 0 ? 'main' : 'plain'}
              label={
                kind.id === onlineKind
                  ? kind.label
                  : interpolate(request.label === kind.label ? labels.registerIn : labels.namedForm, {
                      class: registersFor(request, kind),
                      city: city.name,
                      form: kind.formName,
                    })
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
