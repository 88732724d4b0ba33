import { rows } from '@/content/clinical/rows';
import { siteData } from '@/scripts/check/clinical/clinical-data';

const facts = siteData.pages.flatMap(({ route, sections }) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.rows.map((row) => ({ ...row, route })) : [])),
);

test.each(Object.entries(rows))('the row %s that steps lead to is on its page, once', (id, { route }) => {
  const sections = siteData.pages.find((page) => page.route === route)?.sections ?? [];
  const anchors = sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]);
  const ofRows = facts.filter((row) => row.route === route).map((row) => row.id);
  expect([...anchors, ...ofRows].filter((anchor) => anchor === id)).toEqual([id]);
});
