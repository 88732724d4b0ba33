import { parseSiteEnv } from '@/lib/facts/site-env.mjs';

/** The kind of build that is running: the one place that reads the variable for the pages. */
export const siteEnv = parseSiteEnv(process.env['SITE_ENV']);
