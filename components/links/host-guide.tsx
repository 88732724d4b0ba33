import { company } from '@/content/company/company';
import { pageLabels } from '@/content/site/page-labels';
import { textLinkStyle } from '@/components/ui/text-link';
import { routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { pageUrl } from '@/lib/seo/ids';
import { SiteLink } from './site-link';

/** A link from a group request to what a host has to provide. */
export function HostGuideLink() {
  return (
    <p className="mt-4">
      <SiteLink route="hostTraining" className={`inline-flex min-h-11 items-center text-sm ${textLinkStyle}`}>
        {pageLabels.hostGuide}
      </SiteLink>
    </p>
  );
}

/** The full URL of that page, for an email. */
export function hostGuideUrl(): string {
  return pageUrl(factValue(company.origin), routes.hostTraining.path);
}

/** The text of a request followed by the address of that page, so that the person who replies has it at hand. */
export function withHostGuide<const Text extends string>(mail: Text): `${Text}${string}` {
  return `${mail}\n\n${pageLabels.hostGuide}: ${hostGuideUrl()}`;
}
