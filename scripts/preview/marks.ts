// Finds the marked placeholders of a preview page.
import { load } from 'cheerio';
import type { FoundMark } from '../../lib/preview/placeholder-report';

/** The elements of a preview page that are marked as placeholders, with their text and links. */
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
