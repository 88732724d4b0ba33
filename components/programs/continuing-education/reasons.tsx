import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { creditReasons } from '@/content/programs/continuing-education';

/** The case for continuing education on the left, three reasons in large type on the right. */
export function CreditReasons() {
  return (
    <Section id="why" tone="sand">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-headline">{creditReasons.title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{creditReasons.lead}</p>
          <SiteLink route="locations" className={buttonStyle('main', 'lg', 'mt-8')}>
            {creditReasons.register}
          </SiteLink>
        </div>
        <ul className="space-y-8 lg:col-span-6 lg:col-start-7">
          {creditReasons.reasons.map((reason) => (
            <li key={reason.title}>
              <h3 className="text-title">{reason.title}</h3>
              <p className="mt-2 text-ink-soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
