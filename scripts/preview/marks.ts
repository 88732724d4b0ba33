// Finds the marked placeholders of a preview page.
import { load } from 'cheerio';
import type { FoundMark } from '../../lib/preview/placeholder-report';

/** The elements of a preview page that are marked as placeholders, with their text and links. */
export function marksOf(html: string): readonly FoundMark[] {
  const $ = load(html);
  return $('[data-placeholder]')
    .toArray()
    .map((element) => {
      const { 'data-placeholder': missing = '', 'data-row': row = '' } = element.attribs;
      const parts = [element, ...$(element).find('*').toArray()];
      const values = parts.flatMap(({ attribs }) => Object.values(attribs));
      return {
        missing,
        row,
        anchor: $(element).closest('main [id]').attr('id') ?? '',
        shown: [$(element).text(), ...values.filter((value) => value !== missing)].join(' '),
      };
    });
}
