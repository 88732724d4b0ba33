/**
 * `npm run readiness`: prints what blocks publishing, each finding with its file and field. The exit code is 0 if
 * production may be built. `--json` prints JSON; `--today 2027-06-01` checks for another day.
 */
import '../run/plain-errors';
import { parseArgs } from 'node:util';
import { type IsoDate, parseIsoDate } from '../../lib/time/calendar-days';
import { today as currentDay } from '../run/today';
import { assertCopy } from '../tables/check-copy';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, today: { type: 'string' } },
});
const today = values.today ?? currentDay();
if (parseIsoDate(today) === null) throw new Error(`--today is "${today}". Write it as YYYY-MM-DD.`);
assertCopy();
const { checkReadiness } = await import('./readiness-check');
const findings = await checkReadiness(today as IsoDate);
const isReady = findings.every((finding) => !finding.isBlocking);
if (values.json) {
  console.log(JSON.stringify({ today, isReady, findings }, null, 2));
} else {
  const { describeOpenItems, openItems } = await import('./clinical/review-list');
  const { describeFindings } = await import('./readiness-messages');
  console.log(`${describeOpenItems(openItems)}\n${describeFindings(findings)}`);
}
process.exitCode = isReady ? 0 : 1;
