import { parseSiteEnv } from './lib/facts/site-env.mjs';

/**
 * The site is exported as plain files; nothing runs on a server. Preview builds have one more kind of page file
 * (`page.preview.tsx`), so that the review pages for marketing staff cannot reach a production build.
 */
const isPreview = parseSiteEnv(process.env.SITE_ENV) === 'preview';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run dev` also answers under this address.
  allowedDevOrigins: ['127.0.0.1'],
  // Two builds of one commit must be the same to the byte.
  generateBuildId: () => 'site',
  pageExtensions: isPreview ? ['preview.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  images: { unoptimized: true },
  // These contain WebAssembly, which they read from their own folder.
  serverExternalPackages: ['harfbuzzjs', 'subset-font'],
  // `npm test` checks the types beside its build, and `npm run page` is for a look; every other build checks them.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes' },
  experimental: {
    turbopackCjsTreeShaking: true,
    // Nothing uses `light-dark()`, and its fallback would add two properties to each color scheme.
    lightningCssFeatures: { exclude: ['light-dark'] },
  },
};
