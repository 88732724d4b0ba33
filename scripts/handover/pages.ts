import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeList } from '../../content/site/routes';
import type { FoundPlaceholder } from '../../lib/facts/facts';
import type { Question } from '../../lib/handover/questions';
import { placePlaceholders } from '../../lib/preview/placeholder-report';
import { pageFile } from '../hosting/site-files';
import { marksOf } from '../preview/marks';
import type { ShownOn } from './workbook';

/** True for a folder with the export of a preview, whose pages mark what they show. */
export function holdsPreview(folder: string): boolean {
  return existsSync(join(folder, 'preview.html'));
}

/** The pages of a preview that show each question, as links below `site`, by the id of the question. */
export function pagesOf(
  questions: readonly Question[],
  folder: string,
  site: string,
): ReadonlyMap<string, readonly ShownOn[]> {
  const asked = questions.map((question) => ({
    question,
    found: {
      file: question.file,
      field: question.field,
      value: String(question.sample),
      missing: question.missing,
      owner: question.owner,
    } satisfies FoundPlaceholder,
  }));
  const placed = placePlaceholders(
    asked.map(({ found }) => found),
    routeList.map(({ path, label }) => ({
      path,
      label,
      marks: marksOf(readFileSync(join(folder, pageFile(path)), 'utf8')),
    })),
  );
  return new Map(
    asked.map(({ question }, index) => {
      const { spots, isEverywhere } = placed[index] ?? { spots: [], isEverywhere: false };
      const shown: readonly ShownOn[] = isEverywhere
        ? [{ label: 'Every page', url: new URL('/', site).href }]
        : spots.map(({ path, label, anchor }) => ({
            label,
            url: new URL(anchor === '' ? path : `${path}#${anchor}`, site).href,
          }));
      return [question.id, shown];
    }),
  );
}
