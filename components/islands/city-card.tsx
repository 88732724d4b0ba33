'use client';

import type { RefObject } from 'react';
import { fillWords } from '@/lib/fill-words';
import { putFirst } from '@/lib/location-address';
import { formFor } from '@/lib/locations';
import type { FinderCity, FinderRequest, LocationFinderProps } from './location-finder-data';

type CityCardProps = Pick<LocationFinderProps, 'kinds' | 'forms' | 'words' | 'listHref' | 'chooserHref' | 'everyCity'> & {
  city: FinderCity | null;
  cityCount: number;
  request: FinderRequest | null;
  /** The part with the forms: what has to be in sight once a city is chosen. */
  formsRef: RefObject<HTMLDivElement | null>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
  onForgetClass: () => void;
};

const wayOn = 'inline-flex min-h-11 items-center font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2';
const quietButton = 'inline-flex min-h-11 items-center text-sm font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2';

/** The chosen city with its six registration forms, beside what is the same in every city. */
export function CityCard({
  city, cityCount, request, kinds, forms, words, listHref, chooserHref, everyCity, formsRef, headingRef, onClear, onForgetClass,
}: CityCardProps) {
  return (
    <section aria-labelledby="chosen-city" className="card grid gap-x-16 gap-y-8 rounded-card bg-surface p-6 shadow-low sm:p-9 lg:grid-cols-12">
      <div ref={formsRef} className="scroll-mt-24 lg:col-span-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="chosen-city" ref={headingRef} tabIndex={-1} className="text-headline outline-none" {...city?.mark}>
            {city === null ? words.emptyTitle : city.label}
          </h2>
          {city === null ? null : <button type="button" onClick={onClear} className={quietButton}>{words.change}</button>}
        </div>
        {request === null ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
            {fillWords(words.forClass, { text: request.label })}
            <button type="button" onClick={onForgetClass} className={quietButton}>{words.anyClass}</button>
          </p>
        )}
        {city === null ? (
          <>
            <p className="mt-4 max-w-narrow text-lg text-ink-soft">{words.emptyText}</p>
            <p className="mt-6 flex flex-wrap gap-x-8">
              <a href={listHref} className={wayOn}>{fillWords(words.toList, { n: cityCount })}</a>
              <a href={chooserHref} className={wayOn}>{words.notSure}</a>
            </p>
          </>
        ) : (
          <ClassButtons cityId={city.id} request={request} kinds={kinds} forms={forms} words={words} />
        )}
      </div>
      <div className="lg:col-span-5">{everyCity}</div>
    </section>
  );
}

type ClassButtonsProps = Pick<CityCardProps, 'request' | 'kinds' | 'forms' | 'words'> & { cityId: string };

function ClassButtons({ cityId, request, kinds, forms, words }: ClassButtonsProps) {
  const first = request?.kinds ?? [];
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2">
      {putFirst(kinds, first).map((kind) => {
        const form = forms[formFor(kind.form, cityId)];
        const isFirst = kind.id === first[0];
        return (
          <li key={kind.id}>
            <a
              href={form?.href}
              target="_blank"
              rel="noopener"
              className={`button flex min-h-14 items-center justify-between gap-3 rounded-button px-5 py-2 font-semibold transition-colors duration-200 ease-calm ${
                isFirst ? 'bg-flare text-on-flare hover:bg-flare-strong' : 'border border-control hover:border-ink hover:bg-mint'
              }`}
              {...form?.mark}
            >
              {kind.label}
              <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" className="shrink-0 fill-none stroke-current stroke-2">
                <path d="M7 17 17 7M8 7h9v9" />
              </svg>
              <span className="sr-only">{words.newTab}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
