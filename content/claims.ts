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
} as const;
