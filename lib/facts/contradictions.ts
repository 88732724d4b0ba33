/** What the tables say, for claims to be compared with. */
export type KnownCounts = {
  /** Listed cities. */
  readonly cities: number;
  /** States with a listed city; the District of Columbia is none. */
  readonly states: number;
  /** The year in which the company was founded, and the year that the footer shows. */
  readonly foundedIn: number;
  readonly thisYear: number;
  /** True where there are hours in which nobody is there. */
  readonly isClosedAtTimes: boolean;
  /** The most seats that a class of the table has; 0 without a class. */
  readonly largestClass: number;
};

/**
 * Why a sentence cannot be true beside the tables, as a sentence for its writer; null where nothing speaks against it. It is
 * about counts of cities, locations and states, years of experience, the size of a class, and being there at any hour.
 */
export function contradictionOf(text: string, known: KnownCounts): string | null {
  const counts: Readonly<Record<string, number>> = {
    cities: known.cities,
    locations: known.cities,
    states: known.states,
  };
  for (const [, about, figure, plus, things = ''] of text.matchAll(
    /(\babout )?\b(\d[\d,]*)(\+?) (?:[a-z]+ |US )?(cities|locations|states)\b/gi,
  )) {
    const [told, counted] = [Number(figure?.replaceAll(',', '')), counts[things.toLowerCase()] ?? 0];
    const isNear = about !== undefined && Math.abs(told - counted) <= counted / 20;
    const isReached = plus === '+' ? counted >= told : counted === told;
    if (!isNear && !isReached) return `The table of cities has ${counted} ${things.toLowerCase()}.`;
  }
  if (/\b(?:every|all) states?\b/i.test(text) && known.states < 50)
    return `The table of cities has ${known.states} states.`;
  const years = /\b(\d+)\+? years\b/.exec(text)?.[1];
  const age = known.thisYear - known.foundedIn;
  if (years !== undefined && Number(years) > age) return `The company was founded ${age} years ago.`;
  const size = /\b(?:\d+-)?(\d+) (?:students|people) in a class\b/.exec(text)?.[1];
  if (size !== undefined && known.largestClass > Number(size))
    return `The table of classes has a class with ${known.largestClass} seats.`;
  return /\b24\/7\b/.test(text) && known.isClosedAtTimes
    ? 'The office hours do not cover every hour of the week.'
    : null;
}

/** Why a rating cannot be true beside the stars of testimonials: their average is more than one star away from it. */
export function ratingContradiction(rating: number, stars: readonly number[]): string | null {
  const average = stars.reduce((sum, count) => sum + count, 0) / stars.length;
  // Without a testimonial there is no average, and nothing to contradict.
  return Math.abs(average - rating) > 1
    ? `The testimonials have ${average.toFixed(1)} stars on average.`
    : null;
}
