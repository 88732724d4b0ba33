import { company } from '@/content/company/company';
import { pageLabels } from '@/content/site/page-labels';
import { textLinkStyle } from '@/components/ui/text-link';
import { routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { pageUrl } from '@/lib/seo/ids';
import { SiteLink } from './site-link';

/** The way from a request for a group to what a host has to provide. */
export function HostGuideLink() {
  return (
    <p className="mt-4">
      <SiteLink route="hostTraining" className={`inline-flex min-h-11 items-center text-sm ${textLinkStyle}`}>
        {pageLabels.hostGuide}
      </SiteLink>
    </p>
  );
}

/** The whole address of that page, for an e-mail. */
export function hostGuideUrl(): string {
  return pageUrl(factValue(company.origin), routes.hostTraining.path);
}

/** The text of a request with the address of that page below it, so that whoever answers need not look for it. */
export function withHostGuide<const Text extends string>(mail: Text): `${Text}${string}` {
  return `${mail}\n\n${pageLabels.hostGuide}: ${hostGuideUrl()}`;
}
