import { documentLabels } from '@/content/legal/document-labels';
import { SiteLink } from '@/components/links/site-link';
import { denseLinkStyle } from '@/components/ui/text-link';
import { websiteTermsLicenses, websiteTermsSections } from '@/content/legal/website-terms';
import { DocumentBody } from './document-body';

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
