import type { Metadata } from 'next';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import { siteEnv } from '@/components/preview/site-env';
import { factValue } from '@/lib/facts';
import { pageUrl } from '@/lib/seo/ids';

/** Title, description, keywords, canonical and cards of a page, all from the routes module. */
export function pageMetadata(id: RouteId): Metadata {
  const { path, title, description, keywords } = routes[id];
  const origin = factValue(company.origin);
  const url = pageUrl(origin, path);
  const image = { url: `${origin}/og/${id}.jpg`, width: 1200, height: 630, alt: `${title}` };
  return {
    title,
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    openGraph: { type: 'website', url, title, description, siteName: factValue(company.name), locale: 'en_US', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
    robots: siteEnv === 'preview' ? { index: false, follow: true } : { index: true, follow: true },
  };
}
