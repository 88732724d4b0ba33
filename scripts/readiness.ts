/**
 * Prints what keeps the site from being published: placeholders and stale facts, each with file and field.
 * `--gate` is the form that the build calls: silent in a preview, a warning in a rehearsal, a refusal in production.
 */
import { allPlaceholders } from '../content/registry';
import { parseSiteEnv } from '../lib/site-env';

function report(): string {
  const rows = allPlaceholders().map((found) => `  ${found.file}: ${found.field} is "${found.value}". Missing: ${found.missing} (${found.owner})`);
  return `${rows.join('\n')}\n\n${rows.length} placeholders.`;
}

try {
  const isGate = process.argv.includes('--gate');
  const env = parseSiteEnv(process.env['SITE_ENV']);
  const count = allPlaceholders().length;
  if (!isGate) {
    console.log(report());
    process.exitCode = count === 0 ? 0 : 1;
  } else if (env === 'production' && count > 0) {
    console.error(`${report()}\n\nProduction is refused while a placeholder is left. Put the real value into the file and field named above.`);
    process.exitCode = 1;
  } else if (env === 'rehearsal' && count > 0) {
    console.warn(`Rehearsal: ${count} placeholders are let through. "npm run readiness" lists them.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
