import { placeholder } from '@/lib/facts';
import type { RouteId } from './routes';

/** Words of the locations page (spec part 1, section 2). Cities and forms stand in content/locations.ts. */
export const locationsPage = {
  title: 'Training Locations',
  lead: 'Choose your city and go straight to its registration form.',
  directory: {
    title: 'All cities, by state',
    lead: 'Open a city for its phone, e-mail and six registration forms. Each form opens in a new tab.',
  },
  nextTitle: 'What happens next',
  programsTitle: 'Taught in every city',
} as const;

/** Words of the finder at the top of the page. `{n}` and `{text}` are filled in. */
export const finderWords = {
  searchLabel: 'City or state',
  searchHint: 'Mesa, slc, Texas …',
  submit: 'Show',
  selectLabel: 'Or pick from the list',
  selectEmpty: 'All cities',
  locate: 'Nearest to me',
  locating: 'Asking your device where you are …',
  located: 'Your three nearest cities. Your position stays on your device.',
  failures: {
    denied: 'Your browser does not share your position with this page. Type your city instead.',
    unavailable: 'Your device does not know where it is right now. Type your city instead.',
    timeout: 'Your device took too long to find itself. Try again, or type your city.',
  },
  oneMatch: '1 city fits',
  matches: '{n} cities fit',
  more: 'and {n} more: type on to narrow it down',
  noMatch: 'No city fits "{text}".',
  chosen: '{text} is chosen. Its six registration forms stand below.',
  emptyTitle: 'Choose your city',
  emptyText: 'Press its dot on the map, or open it in the list, for its six registration forms.',
  notSure: 'Not sure which class? A few questions help',
  toList: 'See all {n} cities',
  change: 'Choose another city',
  forClass: 'Your class: {text}. Its form comes first.',
  anyClass: 'Show all classes alike',
  newTab: ' (opens in a new tab)',
} as const;

export type FinderWords = typeof finderWords;

export const mapWords = {
  label: 'Map of the cities',
  caption: '{cities} cities in {states} states and Washington, DC. Press a dot, or use the list further down.',
  skip: 'Skip the map',
} as const;

/** From the press of a class button to the card in hand. */
export const nextSteps = [
  { text: 'You leave this site: the registration form opens in a new tab.' },
  { text: 'You are booked only when the form confirms your date.' },
  {
    text: 'Your card comes after you pass:',
    fact: placeholder('within 2 weeks of class', 'How soon after class a student gets the card.', 'training'),
  },
] as const;

type Program = { readonly name: string; readonly route: RouteId; readonly hash?: string };

/** The six programs of every city. */
export const programs = [
  { name: 'CPR/AED', route: 'ahaCourses', hash: 'heartsaver-cpr-aed' },
  { name: 'BLS', route: 'redCrossCourses', hash: 'bls-provider' },
  { name: 'ACLS', route: 'ahaCourses', hash: 'acls' },
  { name: 'PALS', route: 'ahaCourses', hash: 'pals' },
  { name: 'First Aid', route: 'redCrossCourses', hash: 'adult-pediatric-cpr-first-aid-aed' },
  { name: 'OSHA safety', route: 'oshaClasses' },
] as const satisfies readonly Program[];

export const newLocation = {
  title: "Don't See Your City?",
  text: 'Tell us where you are and how many people want to learn. We look for a class near you, or bring one to you.',
  call: 'Call us',
  mail: 'Request New Location',
  subject: 'New Location Request',
  body: 'City and state:\nClass:\nHow many people:\nWhen:\nMy name and phone:\n',
  links: [
    { label: 'AHA Courses', route: 'ahaCourses' },
    { label: 'Red Cross Courses', route: 'redCrossCourses' },
    { label: 'Continuing Education', route: 'continuingEducation' },
    { label: 'OSHA & HIPAA', route: 'oshaCompliance' },
  ],
} as const satisfies {
  title: string; text: string; call: string; mail: string; subject: string; body: string;
  links: readonly { label: string; route: RouteId }[];
};

/** What the page's structured data says the company does in its cities. */
export const trainingService = {
  name: 'CPR, first aid and safety classes',
  description: 'In-person classes in CPR, AED, basic and advanced life support, first aid and workplace safety.',
  type: 'CPR, first aid and safety training',
} as const;
