import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { routeList } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { pageUrl } from '@/lib/seo/ids';

export const dynamic = 'force-static';

/** Every page with the day on which its content changed last; the clock of the build plays no part. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routeList.map((route) => ({ url: pageUrl(factValue(company.origin), route.path), lastModified: route.lastModified }));
}
