import type { MetadataRoute } from 'next';
import { company } from '@/content/company/company';
import { pageDate } from '@/components/seo/page-dates';
import { isOpenPage } from '@/content/site/open-shops';
import { routeIds, routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { pageUrl } from '@/lib/seo/ids';

export const dynamic = 'force-static';

/** Every page with the day its content last changed, if known; the build's clock plays no part. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routeIds.filter(isOpenPage).map((id) => {
    const date = pageDate(id);
    return {
      url: pageUrl(factValue(company.origin), routes[id].path),
      ...(date === undefined ? {} : { lastModified: date }),
    };
  });
}
