import { placeholder } from '@/lib/facts';
import type { RouteId } from './routes';

/** Words of the locations page (spec part 1, section 2). Cities and forms stand in content/locations.ts. */
export const locationsPage = {
  title: 'Training Locations',
  lead: 'Choose your city. Its registration forms, phone and e-mail are one press away.',
  directory: {
    title: 'All cities, by state',
    lead: 'Open a city for its phone, e-mail and six registration forms. Each form opens in a new tab.',
  },
  nextTitle: 'What happens next',
  programsTitle: 'Taught in every city',
} as const;

/** From the press of a class button to the card in hand. */
export const nextSteps = [
  { text: 'You leave this site: the registration form opens in a new tab.' },
  { text: 'You pick a date there. You are booked only when the form confirms it.' },
  {
    text: 'Your card comes after you pass:',
    fact: placeholder('within 2 weeks of class', 'How soon after class a student gets the card.', 'training'),
  },
] as const;

type Program = { readonly name: string; readonly text: string; readonly route: RouteId; readonly hash?: string };

/** The six programs of every city. */
export const programs = [
  { name: 'CPR/AED', text: 'For anyone, at work or at home', route: 'ahaCourses', hash: 'heartsaver-cpr-aed' },
  { name: 'BLS', text: 'For health care staff and students', route: 'redCrossCourses', hash: 'bls-provider' },
  { name: 'ACLS', text: 'Adult emergencies, for clinicians', route: 'ahaCourses', hash: 'acls' },
  { name: 'PALS', text: 'Child emergencies, for clinicians', route: 'ahaCourses', hash: 'pals' },
  { name: 'First Aid', text: 'Adults, children and infants', route: 'redCrossCourses', hash: 'adult-pediatric-cpr-first-aid-aed' },
  { name: 'OSHA safety', text: 'For crews, offices and clinics', route: 'oshaClasses' },
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
