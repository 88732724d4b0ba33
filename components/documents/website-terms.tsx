import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { websiteTermsHero, websiteTermsSections } from '@/content/website-terms';
import { formatIsoDate } from '@/lib/dates';
import { DocumentBody } from './document-body';

export function WebsiteTermsHeader() {
  return (
    <PageHeader title={websiteTermsHero.title} lead={websiteTermsHero.lead} tone="paper" parent="home">
      <p className="text-sm">Last updated: {formatIsoDate(websiteTermsHero.lastUpdated)}</p>
    </PageHeader>
  );
}

export function WebsiteTermsText() {
  return (
    <DocumentBody sections={websiteTermsSections}>
      <p className="flex flex-wrap gap-x-8 border-t border-control pt-6">
        <SiteLink route="termsOfService" className={`inline-flex min-h-9 items-center ${textLinkStyle}`}>Class policies</SiteLink>
        <SiteLink route="privacy" className={`inline-flex min-h-9 items-center ${textLinkStyle}`}>Privacy notice</SiteLink>
      </p>
    </DocumentBody>
  );
}
