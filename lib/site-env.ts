/** The three kinds of build. */
export const siteEnvs = ['preview', 'rehearsal', 'production'] as const;

export type SiteEnv = (typeof siteEnvs)[number];

/**
 * Reads the `SITE_ENV` variable. Unset or empty means a preview, the one kind that cannot do harm.
 * @throws a sentence that names the three allowed words, for anything else.
 */
export function parseSiteEnv(raw: string | undefined): SiteEnv {
  if (raw === undefined || raw === '') return 'preview';
  const env = siteEnvs.find((candidate) => candidate === raw);
  if (env === undefined) {
    throw new Error(`SITE_ENV is "${raw}". Use one of ${siteEnvs.join(', ')}, or leave it out for a preview.`);
  }
  return env;
}
