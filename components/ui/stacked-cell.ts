/**
 * Style of a table cell with a `data-column`: on a narrow screen, where the header row is hidden, the column's name
 * precedes the value.
 */
export const stackedCell =
  'align-top max-md:grid max-md:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-md:gap-3 max-md:before:text-ink-soft max-md:before:content-[attr(data-column)]';
