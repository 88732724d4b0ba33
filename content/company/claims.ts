import { type Fact, factValue, placeholder } from '@/lib/facts/facts';
import { leadingFigure } from '@/lib/facts/leading-figure';
import { company } from './company';

/**
 * A figure with no record behind it, or one that the data contradicts: shown as specified, and refused by production. The
 * number that counters count to, and the words below it, are read from the claim, so that whoever answers it writes it once.
 */
function figure(text: Fact<string>): {
  readonly value: number;
  readonly suffix: string;
  readonly text: Fact<string>;
} {
  const found = leadingFigure(factValue(text));
  if (found === null)
    throw new Error(
      `content/company/claims.ts: "${factValue(text)}" has to begin with a number, as in "1,000+ lives saved".`,
    );
  return { value: found.value, suffix: found.suffix, text };
}

/** The handover takes no other answer, because counters need the number. */
const asFigure = { kind: 'figure' } as const;

const companyFacts = 'content/company/company.ts';
const listOfCities = 'content/locations/locations.ts';

const classSize = '6-10';

/**
 * Claims that the company makes about itself. They differ between places, so each one is a fact of its own
 * (docs/specification.md#claims), with the source it rests on. One without a source is a placeholder.
 */
export const claims = {
  servingSince: {
    text: `Serving communities since ${company.openedInMonth} ${company.openedIn}`,
    source: companyFacts,
  },
  founded: {
    text: `Founded ${company.foundedIn}, opened for business in ${company.openedIn}`,
    source: companyFacts,
  },
  locationsEverywhere: figure(
    placeholder(
      `56 locations in all ${factValue(company.statesServed)} states`,
      'The number of locations and of states: the list of cities has another.',
      'marketing',
      asFigure,
    ),
  ),
  locationsHero: figure(
    placeholder(
      '55 training locations',
      'The number of training locations: the list of cities has another.',
      'marketing',
      asFigure,
    ),
  ),
  citiesListed: { text: 'about 60', source: listOfCities },
  citiesAbout: { text: '60+ cities', source: listOfCities },
  livesSaved: figure(
    placeholder('1,000+ lives saved', 'The record behind the number of lives saved.', 'marketing', asFigure),
  ),
  studentsTrained: figure(
    placeholder(
      '10,000+ students trained',
      'The record behind the number of students trained.',
      'marketing',
      asFigure,
    ),
  ),
  certificationCourses: figure(
    placeholder(
      '25+ certification courses',
      'The number of certification courses: the catalogs have fewer.',
      'marketing',
      asFigure,
    ),
  ),
  support: {
    text: placeholder(
      '24/7 support',
      'Who answers outside the opening hours, or the removal of this promise.',
      'marketing',
    ),
  },
  completionRate: figure(
    placeholder(
      '100% completion rate',
      'The record behind the share of students who complete their course.',
      'marketing',
      asFigure,
    ),
  ),
  classSize: {
    value: classSize,
    text: `${classSize} students in a class`,
    source: 'The company plans its classes for this number.',
  },
  excellence: { text: '18+ years of training excellence', source: companyFacts },
  passRate: figure(
    placeholder('99% pass rate', 'The record behind the share of students who pass.', 'marketing', asFigure),
  ),
  reviews: {
    rating: placeholder(4.9, 'The rating, and where it is given.', 'marketing', { kind: 'rating' }),
    count: placeholder(1950, 'The number of reviews, and the day of the count.', 'marketing'),
  },
  /** Confirmed as a statement of the National Safety Council; never shown without its source and year. */
  injuryEverySevenSeconds: {
    figure: 'Every 7 seconds',
    text: 'a worker is injured on the job in the United States.',
    source: 'National Safety Council, 2017 data',
  },
  /** No source was found that confirms it. */
  injuryReduction: {
    text: placeholder(
      'Up to 70% reduction in injuries',
      'A claim that a source confirms: none was found for this one.',
      'marketing',
    ),
    source: placeholder(
      'Source to be named before launch',
      'The source and year of the figure for the reduction in injuries.',
      'marketing',
    ),
  },
  /** No source was found that confirms it. */
  investmentRecovery: {
    text: placeholder(
      'Investment recovered in 30-90 days',
      'A claim that a source confirms: none was found for this one.',
      'marketing',
    ),
    source: placeholder(
      'Source to be named before launch',
      'The source and year of the figure for the return on investment.',
      'marketing',
    ),
  },
  /** A promise of the company within OSHA's rule. Only authorized trainers can issue the cards. */
  oshaCards: {
    card: placeholder(
      'OSHA course completion card',
      'Confirmation that an OSHA-authorized outreach trainer issues the cards.',
      'training',
      { kind: 'confirm' },
    ),
    timing: placeholder(
      'We aim to issue cards within 2 weeks (OSHA allows up to 90 days).',
      'Confirmation of how soon OSHA cards are issued.',
      'training',
      { kind: 'confirm' },
    ),
  },
} as const;
