import type { MetadataRoute } from 'next';
import { company } from '@/content/company/company';
import { factValue } from '@/lib/facts/facts';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: factValue(company.name),
    short_name: factValue(company.shortName),
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#0c4636',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
