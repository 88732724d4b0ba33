import { documentWords } from '@/content/legal/document-words';
import { fillIn } from '@/lib/text/fill-in';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { websiteTermsHero, websiteTermsLicenses, websiteTermsSections } from '@/content/legal/website-terms';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { DocumentBody } from './document-body';

export function WebsiteTermsHeader() {
  return (
    <PageHeader title={websiteTermsHero.title} lead={websiteTermsHero.lead} tone="paper" route="terms">
      <p className="text-sm">
        {fillIn(documentWords.lastUpdated, { date: formatIsoDate(websiteTermsHero.lastUpdated) })}
      </p>
    </PageHeader>
  );
}

export function WebsiteTermsText() {
  return (
    <DocumentBody sections={websiteTermsSections}>
      <p className="flex flex-wrap gap-x-8 border-t border-control pt-6">
        <SiteLink route="termsOfService" className={`inline-flex min-h-9 items-center ${textLinkStyle}`}>
          {documentWords.classPolicies}
        </SiteLink>
        <SiteLink route="privacy" className={`inline-flex min-h-9 items-center ${textLinkStyle}`}>
          {documentWords.privacy}
        </SiteLink>
        <a href="/licenses.txt" className={`inline-flex min-h-9 items-center ${textLinkStyle}`}>
          {websiteTermsLicenses}
        </a>
      </p>
    </DocumentBody>
  );
}
