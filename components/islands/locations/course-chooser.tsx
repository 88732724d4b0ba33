'use client';

import { useEffect, useRef } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';
import { buttonStyle } from '@/components/ui/button-style';
import {
  type Chooser,
  type ChooserOffer,
  type ChooserStep,
  followAnswers,
  readAnswers,
  writeAnswers,
} from '@/lib/locations/course-chooser';
import type { chooserLabels } from '@/content/locations/course-chooser';
import type { CourseProvider } from '@/lib/courses/courses';
import { interpolate } from '@/lib/text/interpolate';
import { changeQuery, queryValue } from '@/lib/site/query';
import { useSearch, writeAddress } from '@/components/islands/shared/address';
import { useReplacedFocus } from '@/components/islands/shared/use-replaced-focus';

/** What the result shows about a course. */
export type ChooserCourse = {
  readonly title: string;
  readonly href: string;
  /** The value of `?class=` that keeps this course selected through to its form. */
  readonly classId: string;
  readonly facts: readonly {
    readonly term: string;
    readonly value: string;
    readonly mark?: { readonly 'data-placeholder'?: string };
  }[];
};

type CourseChooserProps = IslandName & {
  readonly chooser: Chooser;
  /** The courses of each organization, by id. */
  readonly courses: Readonly<Record<CourseProvider, Readonly<Record<string, ChooserCourse>>>>;
  readonly labels: typeof chooserLabels;
  /** Path of this page, and the anchor of the questions including `#`. */
  readonly path: string;
  readonly anchor: string;
};

const providers = ['aha', 'red-cross'] as const satisfies readonly CourseProvider[];

/**
 * Asks three or four questions and shows the courses that fit. The answers are kept only in the address (`?need=`).
 */
export function CourseChooser({ chooser, courses, labels, path, anchor }: CourseChooserProps) {
  // Paints the clicked answer before its result.
  const search = useAfterClick(useSearch());
  const view = followAnswers(chooser, readAnswers(queryValue(search, 'need')));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasAnswered = useRef(false);
  const answers = writeAnswers(view.steps);

  useEffect(() => {
    if (hasAnswered.current) headingRef.current?.focus();
    hasAnswered.current = false;
  }, [answers]);

  const root = useRef<HTMLDivElement>(null);
  useReplacedFocus(root, headingRef);

  const answer = (steps: string) => {
    hasAnswered.current = true;
    writeAddress({ query: { need: steps === '' ? null : steps }, anchor }, 'push');
  };
  const heading = (text: string) => (
    <h3 ref={headingRef} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
      {text}
    </h3>
  );

  return (
    <div ref={root} className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className={view.kind === 'result' ? 'lg:col-span-12' : 'lg:col-span-8'}>
        {view.kind === 'question' ? (
          <>
            <p className="mb-2 text-sm font-semibold text-green figures">
              {interpolate(labels.step, { n: view.steps.length + 1 })}
            </p>
            {heading(view.question.title)}
            <ul className="mt-5 grid gap-3 sm:grid-cols-2">
              {view.question.options.map((option) => (
                <li key={option.id}>
                  <button
                    type="button"
                    onClick={() => answer([answers, option.id].filter(Boolean).join('.'))}
                    className="button flex min-h-16 w-full items-center rounded-button border border-control bg-surface px-5 py-3 text-left font-semibold transition-colors duration-200 ease-calm hover:border-ink hover:bg-mint"
                  >
                    {option.label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            {heading(labels.resultTitle)}
            <ul className="mt-5 grid gap-5 md:grid-cols-2">
              {providers.map((provider) => (
                <Offer
                  key={provider}
                  name={labels[provider]}
                  offer={view.result.pick[provider]}
                  courses={courses[provider]}
                  labels={labels}
                  registerHref={(course) =>
                    `${path}${changeQuery(search, { need: null, class: view.result.registerFor[provider] ?? course.classId })}`
                  }
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {view.kind === 'question' ? null : (
        <ul className="space-y-4 text-lg lg:col-span-8">
          {view.result.notes.map((note) => (
            <li key={note} className="max-w-measure">
              {note}
            </li>
          ))}
          <li className="text-base text-ink-soft">{labels.keep}</li>
        </ul>
      )}
      {view.steps.length === 0 ? null : (
        <div className="lg:col-span-4">
          <Answers steps={view.steps} labels={labels} onChange={answer} />
        </div>
      )}
    </div>
  );
}

type OfferProps = {
  name: string;
  offer: ChooserOffer;
  courses: Readonly<Record<string, ChooserCourse>>;
  labels: CourseChooserProps['labels'];
  registerHref: (course: ChooserCourse) => string;
};

function Offer({ name, offer, courses, labels, registerHref }: OfferProps) {
  const course = offer.course === null ? undefined : courses[offer.course];
  return (
    <li
      className={`card flex flex-col rounded-card p-6 sm:p-8 ${course === undefined ? 'border border-control' : 'bg-surface shadow-low'}`}
    >
      <p className="text-sm font-semibold text-green">{name}</p>
      {course === undefined ? null : <h4 className="mt-1 text-title">{course.title}</h4>}
      <p className="mt-3 text-ink-soft">{offer.why}</p>
      {course === undefined ? null : (
        <>
          <dl className="my-5 divide-y divide-line border-y border-line">
            {course.facts.map((fact) => (
              <div
                key={fact.term}
                className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5 text-sm"
              >
                <dt className="text-ink-soft">{fact.term}</dt>
                <dd className="font-semibold tabular-nums" {...fact.mark}>
                  {fact.value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={registerHref(course)} className={buttonStyle('solid')}>
              {labels.register}
              <span className="sr-only">
                {' '}
                {interpolate(labels.registerEnd, { course: course.title, name })}
              </span>
            </a>
            <a href={course.href} className={buttonStyle('quiet')}>
              {labels.details}
              <span className="sr-only">
                : {course.title}, {name}
              </span>
            </a>
          </p>
        </>
      )}
    </li>
  );
}

type AnswersProps = {
  steps: readonly ChooserStep[];
  labels: CourseChooserProps['labels'];
  onChange: (answers: string) => void;
};

/** The answers so far. Clicking one returns to its question. */
function Answers({ steps, labels, onChange }: AnswersProps) {
  const link =
    'inline-flex min-h-9 items-center text-left underline decoration-1 underline-offset-4 hover:decoration-2';
  return (
    <>
      <h3 className="text-title-sm">{labels.answers}</h3>
      <ol className="mt-3 border-t border-control">
        {steps.map((step, index) => (
          <li key={step.question.title} className="border-b border-line py-2">
            <span className="block text-sm text-ink-soft">{step.question.title}</span>
            <button
              type="button"
              onClick={() => onChange(writeAnswers(steps.slice(0, index)))}
              aria-label={interpolate(labels.change, { text: step.option.label })}
              className={link}
            >
              {step.option.label}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => onChange('')} className={buttonStyle('outline', 'sm', 'mt-5')}>
        {labels.restart}
      </button>
    </>
  );
}
