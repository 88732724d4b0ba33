/** For the workflow `readiness.yml`: keeps one issue up to date with what still blocks publishing, each week. */
import { describeFindings, verdict } from '../check/readiness-messages';
import { checkReadiness } from '../check/readiness-check';
import type { IsoDate } from '../../lib/time/calendar-days';
import { githubOf } from './github';

/** The longest text an issue accepts, less a margin. */
const longest = 60_000;

try {
  const today = new Date().toISOString().slice(0, 10) as IsoDate;
  const findings = checkReadiness(today);
  const list = describeFindings(findings);
  const shown = list.length > longest ? `${list.slice(0, longest)}\n… "npm run readiness" lists all.` : list;
  const text = `${today}: ${verdict(findings)}\n\n\`\`\`text\n${shown.trim()}\n\`\`\``;
  if ((process.env['GITHUB_TOKEN'] ?? '') === '') console.log(text);
  else {
    const how = await githubOf(process.env).issue('Readiness', '<!-- readiness of the site -->', text);
    console.log(`The issue is ${how}.`);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
