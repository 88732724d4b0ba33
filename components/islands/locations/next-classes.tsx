'use client';

import { textLinkStyle } from '@/components/ui/text-link';
import { formatClassDay, formatClassTime, formatSpots } from '@/lib/courses/class-dates';
import { placeSlug } from '@/lib/courses/class-page';
import { formatMiles } from '@/lib/locations/distance';
import type { CityClasses } from '@/lib/locations/city-classes';
import { interpolate } from '@/lib/text/interpolate';
import type { FinderClass, LocationFinderProps } from './location-finder-data';

type NextClassesProps = Pick<LocationFinderProps, 'labels' | 'cityPath'> & {
  cities: readonly CityClasses<FinderClass>[];
  /** False in the card of the city itself, whose heading has its name. */
  isNamed: boolean;
};

/** Dates of classes, each a link to its row on the page of its city, where a visitor registers for it. */
export function NextClasses({ cities, isNamed, labels, cityPath }: NextClassesProps) {
  return (
    <ul className="mt-2 border-t border-control">
      {cities.flatMap(({ label, miles, classes }) =>
        classes.map((entry) => (
          <li key={`${label} ${entry.anchor}`} className="border-b border-line">
            <a
              href={`${cityPath}/${placeSlug(label)}#${entry.anchor}`}
              className="group flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2"
            >
              <span className="grow">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className={textLinkStyle}>{entry.name}</span>{' '}
                  {entry.price === null ? null : (
                    <span className="figures text-sm font-semibold">{entry.price}</span>
                  )}
                </span>
                <span className="block text-sm text-ink-soft">
                  {interpolate(labels.dated, {
                    day: formatClassDay(entry),
                    time: formatClassTime(entry),
                    spots: formatSpots(entry.spots, labels.spots),
                  })}
                </span>
              </span>
              {isNamed ? (
                <span className="text-sm font-semibold">
                  {miles === undefined
                    ? label
                    : interpolate(labels.placeMiles, {
                        place: label,
                        miles: formatMiles(miles, labels.miles),
                      })}
                </span>
              ) : null}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}
