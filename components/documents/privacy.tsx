import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/layout/section';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { FactText } from '@/components/preview/fact-text';
import { FactList } from '@/components/ui/fact-list';
import { textLinkStyle } from '@/components/ui/text-link';
import { company } from '@/content/company';
import { privacyHero, privacyOpenFacts, privacySections, privacyTable } from '@/content/privacy';
import { formatIsoDate } from '@/lib/dates';
import { DocumentBody } from './document-body';
import { FactTable } from './fact-table';

export function PrivacyHeader() {
  return (
    <PageHeader title={privacyHero.title} lead={privacyHero.lead} parent="home">
      <p className="text-sm">Last updated: {formatIsoDate(privacyHero.lastUpdated)}</p>
    </PageHeader>
  );
}

export function PrivacyTable() {
  return (
    <Section id="this-website" isCompact title={privacyTable.title} className="border-b border-line">
      <FactTable
        caption={privacyTable.caption}
        columns={['Data', 'What happens']}
        rows={privacyTable.rows.map((row) => ({ id: row.id, label: row.what, value: row.does }))}
      />
    </Section>
  );
}

export function PrivacyText() {
  return (
    <DocumentBody sections={privacySections} more={[{ id: 'responsible', title: privacyOpenFacts.title }]}>
      <section id="responsible" aria-labelledby="responsible-title">
        <h2 id="responsible-title" className="text-title">{privacyOpenFacts.title}</h2>
        <FactList
          className="mt-4 border-t border-line"
          rows={[
            { term: 'Company', value: <FactText fact={company.name} /> },
            { term: 'Phone', value: <PhoneLink className={textLinkStyle} /> },
            { term: 'E-mail', value: <MailLink subject="Privacy" className={textLinkStyle} /> },
            { term: 'Hosting', value: <FactText fact={privacyOpenFacts.host} /> },
            { term: 'How long we keep mails and class records', value: <FactText fact={privacyOpenFacts.retention} /> },
          ]}
        />
      </section>
    </DocumentBody>
  );
}
