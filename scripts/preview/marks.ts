// Finds the marked placeholders of a preview page.
import { load } from 'cheerio';
import type { FoundMark } from '../../lib/preview/placeholder-report';

/** The elements of a page of a preview that are marked as placeholders, with all words and addresses in them. */
export function marksOf(html: string): readonly FoundMark[] {
  const $ = load(html);
  return $('[data-placeholder]')
    .toArray()
    .map((element) => {
      const attributes = [element, ...$(element).find('*').toArray()].flatMap((part) =>
        Object.values($(part).attr() ?? {}),
      );
      return {
        missing: $(element).attr('data-placeholder') ?? '',
        row: $(element).attr('data-row') ?? '',
        anchor: $(element).closest('main [id]').attr('id') ?? '',
        shown: [
          $(element).text(),
          ...attributes.filter((value) => value !== $(element).attr('data-placeholder')),
        ].join(' '),
      };
    });
}
