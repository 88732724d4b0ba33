import type { MetadataRoute } from 'next';
import { company } from '@/content/company/company';
import { factValue } from '@/lib/facts/facts';

export const dynamic = 'force-static';

/**
 * Crawlers may read everything. A preview stays out of the index through its robots meta tag, which crawlers have to
 * see.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${factValue(company.origin)}/sitemap.xml` };
}
