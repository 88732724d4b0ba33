import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { locationsPage, nextSteps, programs } from '@/content/locations/locations-page';

const contactStyle = 'inline-flex min-h-9 items-center font-semibold hover:underline';

/** What all cities share: phone and email, the steps to the card in three lines, the six programs. */
export function EveryCity() {
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
        <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
          {programs.map((program) => (
            <li key={program.name}>
              <SiteLink
                route={program.route}
                {...('hash' in program ? { hash: program.hash } : {})}
                className="inline-flex min-h-8 items-center font-semibold text-green hover:underline"
              >
                {program.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
