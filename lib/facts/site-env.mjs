/** The three kinds of build. Plain JavaScript, so that the build and the Next.js configuration can import it too. */
const siteEnvs = ['preview', 'rehearsal', 'production'];

/**
 * Reads the `SITE_ENV` variable. Unset or empty means a preview, the only kind that can do no harm.
 * @throws an error that lists the three allowed values, for anything else.
 */
export function parseSiteEnv(raw) {
  if (raw === undefined || raw === '') return 'preview';
  if (siteEnvs.includes(raw)) return raw;
  throw new Error(`SITE_ENV is "${raw}". Use one of ${siteEnvs.join(', ')}, or leave it out for a preview.`);
}
