import { readdirSync, readFileSync } from 'node:fs';

const page = readFileSync('components/preview/parts-page.tsx', 'utf8');
const parts = readdirSync('components/ui')
  // Pictures are shown by their ids, through components/layout/site-picture.tsx.
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('picture'))
  .map((file) => file.replace('.tsx', ''));

it.each(parts)('%s is on the page of all parts', (part) => {
  expect(page).toContain(`'@/components/ui/${part}'`);
});
