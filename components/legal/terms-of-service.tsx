import { documentLabels } from '@/content/legal/document-labels';
import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/facts/fact-text';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { denseLinkStyle, loneLinkStyle } from '@/components/ui/text-link';
import {
  termsOfServiceContact,
  termsOfServiceGlance,
  termsOfServiceNotice,
  termsOfServiceSections,
} from '@/content/legal/terms-of-service';
import { routes } from '@/content/site/routes';
import { formatIsoMonth } from '@/lib/time/calendar-days';
import { interpolate } from '@/lib/text/interpolate';
import { DocumentBody } from './document-body';
import { FactTable } from './fact-table';
import { policyValues } from '@/components/courses/model/policy-values';

/** Fees and deadlines first: that is what visitors come for. */
export function TermsOfServiceGlance() {
  const values = policyValues();
  return (
    <Section id="at-a-glance" isCompact title={termsOfServiceGlance.title} className="border-b border-line">
      <FactTable
        {...termsOfServiceGlance}
        rows={termsOfServiceGlance.rows.map((row) => ({
          label: (
            <a
              href={`#${row.section}`}
              className="inline-flex py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {interpolate(row.label, values)}
            </a>
          ),
          value: interpolate(row.value, values),
        }))}
      />
    </Section>
  );
}

export function TermsOfServiceText() {
  return (
    <DocumentBody
      sections={termsOfServiceSections}
      values={policyValues()}
      isNumbered
      more={[
        { id: 'legal-notice', title: termsOfServiceNotice.title },
        { id: 'questions', title: termsOfServiceContact.title },
      ]}
      below={{
        blended: (
          <SiteLink route="beforeClass" hash="ways" className={`mt-3 ${loneLinkStyle}`}>
            {documentLabels.ways}
          </SiteLink>
        ),
      }}
    >
      <section id="legal-notice" className="mb-14 border-t border-control pt-8">
        <h2 className="text-title">{termsOfServiceNotice.title}</h2>
        <p className="mt-4 max-w-measure">
          <FactText fact={termsOfServiceNotice.text} />
        </p>
        <p className="mt-4 text-sm text-ink-soft">
          {interpolate(documentLabels.lastUpdated, {
            date: formatIsoMonth(termsOfServiceNotice.lastUpdated),
          })}
        </p>
      </section>
      <Card as="section" id="questions" tone="mint">
        <h2 className="text-title">{termsOfServiceContact.title}</h2>
        <p className="mt-2">{termsOfServiceContact.text}</p>
        <p className="mt-2 hidden print:block">
          <PhoneLink /> · <MailLink subject={termsOfServiceContact.subject} />
        </p>
        <div className="mt-6 flex flex-wrap gap-4 print:hidden">
          <PhoneLink className={buttonStyle('solid')} />
          <MailLink subject={termsOfServiceContact.subject} className={buttonStyle('outline')} />
        </div>
      </Card>
      <p className="mt-8 flex flex-wrap gap-x-8">
        {/* The older addresses, with `.html`, as specified (docs/specification.md#terms). */}
        <a href={`${routes.privacy.path}.html`} className={denseLinkStyle}>
          {documentLabels.privacy}
        </a>
        <a href={`${routes.terms.path}.html`} className={denseLinkStyle}>
          {documentLabels.websiteTerms}
        </a>
      </p>
    </DocumentBody>
  );
}
