import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { FactText } from '@/components/facts/fact-text';
import { FactList } from '@/components/ui/fact-list';
import { textLinkStyle } from '@/components/ui/text-link';
import { company } from '@/content/company/company';
import { privacyOpenFacts, privacySections, privacyTable } from '@/content/legal/privacy';
import { DocumentBody } from './document-body';
import { FactTable } from './fact-table';

export function PrivacyTable() {
  return (
    <Section id="this-website" isCompact title={privacyTable.title} className="border-b border-line">
      <FactTable
        {...privacyTable}
        rows={privacyTable.rows.map((row) => ({ label: row.what, value: row.does }))}
      />
    </Section>
  );
}

export function PrivacyText() {
  return (
    <DocumentBody sections={privacySections} more={[{ id: 'responsible', title: privacyOpenFacts.title }]}>
      <section id="responsible" aria-labelledby="responsible-title">
        <h2 id="responsible-title" className="text-title">
          {privacyOpenFacts.title}
        </h2>
        <FactList
          className="mt-4 border-t border-line"
          rows={[
            { term: privacyOpenFacts.terms.company, value: <FactText fact={company.name} /> },
            { term: privacyOpenFacts.terms.phone, value: <PhoneLink className={textLinkStyle} /> },
            {
              term: privacyOpenFacts.terms.email,
              value: <MailLink subject={privacyOpenFacts.subject} className={textLinkStyle} />,
            },
            { term: privacyOpenFacts.terms.host, value: <FactText fact={privacyOpenFacts.host} /> },
            {
              term: privacyOpenFacts.terms.retention,
              value: <FactText fact={privacyOpenFacts.retention} />,
            },
          ]}
        />
      </section>
    </DocumentBody>
  );
}
