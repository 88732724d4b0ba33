import { writeFileSync } from 'node:fs';
import { siteEntries } from '../../components/search/model/site-entries';
import { emergencyRules } from '../../content/search/emergencies';
import { synonyms } from '../../content/search/synonyms';
import { packEntries } from '../../lib/site/site-entries';
import { findsSomething } from '../check/synonym-check';

/**
 * Writes `public/search-index.json`: what the site search fetches when its field is used. Synonyms that lead to nothing
 * are left out.
 */
export function writeSearchIndex(): void {
  const isAnswered = findsSomething();
  const answered = synonyms.filter(([, means]) => isAnswered(means));
  writeFileSync(
    'public/search-index.json',
    JSON.stringify([packEntries(siteEntries()), answered, emergencyRules]),
  );
}
