import type { Metadata } from 'next';
import { entryOf, type SitePage } from '@/components/layout/site-page';
import { company } from '@/content/company/company';
import { isOpenPage } from '@/content/site/open-shops';
import { pictureOf } from '@/content/site/pictures';
import { routes, type RouteId } from '@/content/site/routes';
import { sharePictures } from '@/content/site/share-pictures';
import { siteEnv } from '@/components/facts/site-env';
import { factValue } from '@/lib/facts/facts';
import { documentTitle } from '@/lib/site/routes';
import { pageUrl } from '@/lib/seo/ids';

/** The alt text of a page's link preview: its text, and the scene beside it. */
function shareAlt(id: RouteId): string {
  const text = `${factValue(company.shortName)}: ${routes[id].title}.`;
  const scene = sharePictures[id];
  return scene === null ? text : `${text} ${pictureOf(scene).alt}`;
}

/** Title, description, keywords, canonical and cards of a page, all from its entry. */
export function pageMetadata(page: SitePage): Metadata {
  const entry = entryOf(page);
  const { path, description, keywords } = entry;
  const id = typeof page === 'string' ? page : page.of;
  const isIndexed = siteEnv !== 'preview' && (typeof page === 'string' ? isOpenPage(page) : page.isIndexed);
  const title = documentTitle(entry, factValue(company.shortName));
  const origin = factValue(company.origin);
  const url = pageUrl(origin, path);
  const image = { url: `${origin}/og/${id}.jpg`, width: 1200, height: 630, alt: shareAlt(id) };
  return {
    title,
    description,
    keywords: keywords.split(', '),
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      siteName: factValue(company.name),
      locale: 'en_US',
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    robots: { index: isIndexed, follow: true },
  };
}
