/**
 * `npm run readiness`: prints what blocks publishing, each finding with its file and field. The exit code is 0 if
 * production may be built. `--json` prints JSON; `--today 2027-06-01` checks for another day. `--gate` is used by the
 * build: silent in a preview, a warning in a rehearsal, an error in production. Faults in tables fail in every mode
 * and every kind of build, all of them in one list.
 */
import '../run/plain-errors';
import { parseArgs } from 'node:util';
import { type IsoDate, parseIsoDate } from '../../lib/time/calendar-days';
import type { Finding } from '../../lib/facts/readiness';
import { parseSiteEnv, type SiteEnv } from '../../lib/facts/site-env.mjs';
import { faultsOfTables } from '../tables/all-tables';
import { checkReadiness } from './readiness-check';
import { describeFindings, verdict } from './readiness-messages';

function parseToday(raw: string | undefined): IsoDate {
  const day = raw ?? new Date().toISOString().slice(0, 10);
  if (parseIsoDate(day) === null) throw new Error(`--today is "${day}". Write it as YYYY-MM-DD.`);
  return day as IsoDate;
}

function gate(env: SiteEnv, findings: readonly Finding[], isReady: boolean): void {
  if (isReady || env === 'preview') return;
  if (env === 'rehearsal') {
    console.warn(
      `Rehearsal: built anyway, exactly as production would be. ${verdict(findings)} "npm run readiness" lists them.`,
    );
    return;
  }
  console.error(
    `${describeFindings(findings.filter((finding) => finding.isBlocking))}\n\nProduction is refused. Put the real value into each file and field named above.`,
  );
  process.exitCode = 1;
}

try {
  const { values } = parseArgs({
    options: {
      gate: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      today: { type: 'string' },
    },
  });
  const env = parseSiteEnv(process.env['SITE_ENV']);
  const today = parseToday(values.today);
  const tableFaults = faultsOfTables();
  if (tableFaults.length > 0) throw new Error(`Fix the tables first:\n  ${tableFaults.join('\n  ')}`);
  const findings = checkReadiness(today);
  const isReady = findings.every((finding) => !finding.isBlocking);
  if (values.gate) {
    gate(env, findings, isReady);
  } else {
    process.exitCode = isReady ? 0 : 1;
    if (values.json) console.log(JSON.stringify({ today, isReady, findings }, null, 2));
    else
      void import('./clinical/review-list').then(({ describeOpenItems, openItems }) =>
        console.log(`${describeOpenItems(openItems)}\n${describeFindings(findings)}`),
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
