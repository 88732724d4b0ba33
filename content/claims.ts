import { placeholder } from '@/lib/facts';

/**
 * Claims that the company makes about itself. They differ between places, so each one is a fact of its own, with the
 * place where it is shown. Source of all: spec part 1, section 1.
 */
export const claims = {
  servingSince: { text: 'Serving communities since March 2016', shownOn: 'home hero' },
  founded: { text: 'Founded 2006, opened for business in 2016', shownOn: 'about page' },
  locationsEverywhere: { value: 56, text: '56 locations in all 50 states', shownOn: 'top bar, home' },
  locationsHero: { value: 55, text: '55 training locations', shownOn: 'one hero block on home' },
  citiesAbout: { text: '60+ cities', shownOn: 'about section' },
  livesSaved: { value: 1000, suffix: '+', text: '1,000+ lives saved', shownOn: 'home hero' },
  studentsTrained: { value: 10000, suffix: '+', text: '10,000+ students trained', shownOn: 'home hero' },
  certificationCourses: { value: 25, suffix: '+', text: '25+ certification courses', shownOn: 'home hero' },
  support: { text: '24/7 support', shownOn: 'home hero' },
  completionRate: { value: 100, suffix: '%', text: '100% completion rate', shownOn: 'home hero' },
  classSize: { text: '6-10 students in a class', shownOn: 'home' },
  excellence: { value: 18, suffix: '+', text: '18+ years of training excellence', shownOn: 'about page' },
  passRate: { value: 99, suffix: '%', text: '99% pass rate', shownOn: 'about page' },
  reviews: { rating: '4.9', count: 1950, text: '4.9 review rating based on 1950+ reviews', shownOn: 'review card on home' },
  /** Confirmed as a statement of the National Safety Council, never without source and year (clinical facts, Q1). */
  injuryEverySevenSeconds: {
    figure: 'Every 7 seconds',
    text: 'a worker is injured on the job in the United States.',
    source: 'National Safety Council, 2017 data',
    shownOn: 'compliance page',
  },
  /** Not confirmed by any source found (clinical facts, Q2). */
  injuryReduction: {
    text: placeholder('Up to 70% reduction in injuries', 'A source for this figure, or its removal: none was found.', 'marketing'),
    source: placeholder('Source to be named before launch', 'The source and year of the figure for fewer injuries.', 'marketing'),
    shownOn: 'compliance page',
  },
  /** Not confirmed by any source found (clinical facts, Q3). */
  investmentRecovery: {
    text: placeholder('Investment recovered in 30-90 days', 'A source for this figure, or its removal: none was found.', 'marketing'),
    source: placeholder('Source to be named before launch', 'The source and year of the figure for the return on the investment.', 'marketing'),
    shownOn: 'business page',
  },
  /** A promise of the company within the rule (clinical facts, Q5). Only authorized trainers can issue the cards (U19). */
  oshaCards: {
    text: placeholder(
      'OSHA course completion card. We aim to issue cards within 2 weeks (OSHA allows up to 90 days).',
      'Confirmation that an OSHA-authorized outreach trainer issues the cards.',
      'training',
    ),
    shownOn: 'OSHA classes, compliance page',
  },
} as const;
