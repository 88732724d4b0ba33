import { indexEntries } from '@/components/clinical/model/index-entries';
import { rowAnchor } from '@/lib/clinical/clinical-page';
import { referencePages } from '@/scripts/check/clinical/clinical-data';

const rows = referencePages.flatMap((page) =>
  page.sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'facts'
        ? block.rows
            .filter(({ id }) => id !== undefined)
            .map(
              (row) =>
                [rowAnchor(row, section.id), page.route, row.population ?? section.population] as const,
            )
        : [],
    ),
  ),
);
const named = { Adult: /\badults?\b/i, 'Infant and child': /\b(?:infant and child|pediatric)\b/i };

// In the index and in search results a row stands alone, so its name must say whom a dose is for.
test.each(rows)('the row %s of %s names its people in the index (%s)', (anchor, route, population) => {
  const [entry] = indexEntries()
    .filter((one) => one.anchor === anchor && one.route === route)
    .slice(-1);
  const people = population === 'All ages' ? named.Adult : named[population as keyof typeof named];
  expect(entry?.term).toMatch(people);
});
