import { parseSiteEnv } from '@/lib/facts/site-env.mjs';

/** The kind of the current build. Pages read the variable only here. */
export const siteEnv = parseSiteEnv(process.env['SITE_ENV']);
