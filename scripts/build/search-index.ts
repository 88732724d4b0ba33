/** Writes `public/search-index.json`: what the site search fetches when its field is used. */
import { writeFileSync } from 'node:fs';
import { siteEntries } from '../../components/search/model/site-entries';
import { emergencyRules } from '../../content/search/emergencies';
import { synonyms } from '../../content/search/synonyms';
import { packEntries } from '../../lib/site/site-entries';

if (process.argv[1]?.endsWith('search-index.ts'))
  writeFileSync(
    'public/search-index.json',
    JSON.stringify([packEntries(siteEntries()), synonyms, emergencyRules]),
  );
