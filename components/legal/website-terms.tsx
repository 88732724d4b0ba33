import { documentLabels } from '@/content/legal/document-labels';
import { interpolate } from '@/lib/text/interpolate';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/links/site-link';
import { denseLinkStyle } from '@/components/ui/text-link';
import { websiteTermsHero, websiteTermsLicenses, websiteTermsSections } from '@/content/legal/website-terms';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { DocumentBody } from './document-body';

export function WebsiteTermsHeader() {
  return (
    <PageHeader title={websiteTermsHero.title} lead={websiteTermsHero.lead} tone="paper" route="terms">
      <p className="text-sm">
        {interpolate(documentLabels.lastUpdated, { date: formatIsoDate(websiteTermsHero.lastUpdated) })}
      </p>
    </PageHeader>
  );
}

export function WebsiteTermsText() {
  return (
    <DocumentBody sections={websiteTermsSections}>
      <p className="flex flex-wrap gap-x-8 border-t border-control pt-6">
        <SiteLink route="termsOfService" className={denseLinkStyle}>
          {documentLabels.classPolicies}
        </SiteLink>
        <SiteLink route="privacy" className={denseLinkStyle}>
          {documentLabels.privacy}
        </SiteLink>
        <a href="/licenses.txt" className={denseLinkStyle}>
          {websiteTermsLicenses}
        </a>
      </p>
    </DocumentBody>
  );
}
