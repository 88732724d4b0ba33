import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/preview/fact-text';
import { locationsPage, nextSteps, programs } from '@/content/locations-page';

/** What a city offers besides its forms: the way to the card in three lines, and the six programs. */
export function WhatHappensNext() {
  return (
    <Section id="next" tone="sand" isCompact>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-title">{locationsPage.nextTitle}</h2>
          <ol className="mt-6">
            {nextSteps.map((step, index) => (
              <li key={step.text} className="flex gap-5 border-t border-control py-4">
                <span aria-hidden="true" className="font-display text-title font-bold text-green">{index + 1}</span>
                <span>
                  {step.text}
                  {'fact' in step ? <> <FactText fact={step.fact} />.</> : null}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-7">
          <h2 className="text-title">{locationsPage.programsTitle}</h2>
          <ul className="mt-6 grid gap-x-10 sm:grid-cols-2">
            {programs.map((program) => (
              <li key={program.name} className="border-t border-control py-4">
                <SiteLink route={program.route} {...('hash' in program ? { hash: program.hash } : {})} className="inline-flex min-h-8 items-center font-display text-title-sm font-bold hover:text-green hover:underline">
                  {program.name}
                </SiteLink>
                <p className="text-ink-soft">{program.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
