import type { MetadataRoute } from 'next';
import { company } from '@/content/company/company';
import { pageDate } from '@/components/seo/page-dates';
import { isOpenPage } from '@/content/site/open-shops';
import { cityPages } from '@/components/locations/model/city-pages';
import { routeIds, routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { pageUrl } from '@/lib/seo/ids';

export const dynamic = 'force-static';

/** Every page for search engines with the day its content last changed, if known; the build's clock plays no part. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...routeIds.filter(isOpenPage).map((id) => routes[id].path),
    ...cityPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
  ];
  return paths.map((path) => {
    const date = pageDate(path);
    return {
      url: pageUrl(factValue(company.origin), path),
      ...(date === undefined ? {} : { lastModified: date }),
    };
  });
}
