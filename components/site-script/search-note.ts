/** The messages below the search field. An enum, so that the bundler puts them inline. */
export enum SearchNote {
  none = 'No results. Check the spelling, or try one of these.',
  aToZ = 'Browse everything, A to Z',
  near = 'Classes near {text}',
  place = 'Classes near “{text}”?',
  one = '1 result',
  many = '{count} results',
  all = 'All {count} results',
  slow = 'The search is still loading. Press Enter for everything, A to Z.',
  lost = 'The search could not load. Press Enter for everything, A to Z.',
}
