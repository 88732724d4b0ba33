/** What the search says under its field. An enum, so that the bundler writes the sentences where they are used. */
export enum SearchNote {
  none = 'Nothing found. Check the spelling, or press Enter for everything, A to Z.',
  one = '1 result',
  many = '{count} results',
  slow = 'The search is still loading. Press Enter for everything, A to Z.',
  lost = 'The search could not load. Press Enter for everything, A to Z.',
}
