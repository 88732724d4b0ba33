import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { PreviewBadge } from '@/components/preview/preview-badge';
import { company } from '@/content/company/company';
import { reportAddress } from '@/content/site/reports';
import { skipLink } from '@/content/site/navigation';
import { factValue } from '@/lib/facts/facts';

export const metadata: Metadata = {
  metadataBase: new URL(factValue(company.origin)),
  applicationName: factValue(company.name),
  formatDetection: { telephone: false, email: false, address: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf8f2' },
    { media: '(prefers-color-scheme: dark)', color: '#081f19' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The site script sets attributes on the page before React hydrates it.
    <html
      lang="en-US"
      suppressHydrationWarning
      {...(reportAddress === null ? {} : { 'data-reports': reportAddress })}
    >
      <body>
        <a href="#main" className="skip-link">
          {skipLink}
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <PreviewBadge />
        {/* In a build the finishing step inserts the script, hashed and outside the markup that React hydrates. */}
        {process.env.NODE_ENV === 'development' ? <script src="/site-islands.js" defer /> : null}
      </body>
    </html>
  );
}
