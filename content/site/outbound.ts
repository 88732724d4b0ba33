import { cities, type CityId } from './places';
import { type Fact, placeholder } from '@/lib/facts/facts';

const form = (address: string, what: string) => placeholder(address, `The address of ${what}.`, 'training');

const ahaForm = (address: string, id: CityId) => form(address, `the AHA form for ${cities[id].city}`);

/** Every address outside the site that a page may lead to. Tests compare this list with the exported pages. */
export const outbound = {
  booking: placeholder('https://booking.example.com/steadyhand', 'The address of the booking site.', 'owner'),
  checkout: placeholder(
    'https://pay.example.com/steadyhand/class',
    'The address of the hosted card checkout for classes.',
    'owner',
  ),
  careerTraining: placeholder(
    'https://careers.example.com/steadyhand/enroll',
    'The address of the career-training enrollment page.',
    'owner',
  ),
  reviews: placeholder(
    'https://reviews.example.com/steadyhand',
    'The address of the public review page.',
    'marketing',
  ),
  ecardCheck: placeholder(
    'https://ecards.example.com/verify',
    'The address of the eCard verification page.',
    'training',
  ),
  payForEcards: form('https://forms.example.com/pay-for-ecards', 'the eCard payment form'),
  instructorRenewals: form('https://forms.example.com/instructor-renewals', 'the instructor renewal form'),
  instructorForms: form('https://forms.example.com/instructor-documents', 'the instructor documents form'),
  instructorOrders: form(
    'https://forms.example.com/instructor-orders',
    'the course material and equipment request form',
  ),
  ahaInstructorNetwork: placeholder(
    'https://aha-instructors.example.com/',
    'The address of the heart-association instructor network.',
    'training',
  ),
  arcInstructorCorner: placeholder(
    'https://redcross-instructors.example.com/',
    'The address of the Red Cross instructor corner.',
    'training',
  ),
  /** Complaints to the US Department of Justice under the ADA. */
  adaComplaint: 'https://www.ada.gov/file-a-complaint/',
  redCrossWestern: form(
    'https://forms.example.com/red-cross-west',
    'the Red Cross form for the western cities',
  ),
  redCrossGeneral: form('https://forms.example.com/red-cross', 'the Red Cross form for all other cities'),
  ahaMesa: ahaForm('https://forms.example.com/aha-mesa', 'mesa'),
  ahaReno: ahaForm('https://forms.example.com/aha-reno', 'reno'),
  ahaBoise: ahaForm('https://forms.example.com/aha-boise', 'boise'),
  ahaSacramento: ahaForm('https://forms.example.com/aha-sacramento', 'sacramento'),
  ahaTucson: ahaForm('https://forms.example.com/aha-tucson', 'tucson'),
  ahaSanFrancisco: ahaForm('https://forms.example.com/aha-sanfrancisco', 'sanfrancisco'),
  ahaSanDiego: ahaForm('https://forms.example.com/aha-sandiego', 'sandiego'),
  ahaLasVegas: ahaForm('https://forms.example.com/aha-lasvegas', 'lasvegas'),
  ahaPortland: ahaForm('https://forms.example.com/aha-portland', 'portland'),
  ahaChicago: ahaForm('https://forms.example.com/aha-chicago', 'chicago'),
  ahaSaltLakeCity: ahaForm('https://forms.example.com/aha-saltlakecity', 'saltlakecity'),
  ahaAlbuquerque: ahaForm('https://forms.example.com/aha-albuquerque', 'albuquerque'),
  ahaLosAngeles: ahaForm('https://forms.example.com/aha-losangeles', 'losangeles'),
  ahaGeneral: form('https://forms.example.com/aha', 'the general AHA class registration form'),
  virtualRedCross: form('https://forms.example.com/red-cross-virtual', 'the Virtual Red Cross form'),
  instructorClasses: form('https://forms.example.com/instructor-classes', 'the instructor class form'),
  oshaHipaaClasses: form('https://forms.example.com/osha-hipaa', 'the OSHA and HIPAA class form'),
  dotCourierClasses: form(
    'https://forms.example.com/dot-medical-courier',
    'the DOT and medical courier class form',
  ),
  facebook: placeholder(
    'https://social.example.com/facebook/steadyhand',
    'The Facebook profile.',
    'marketing',
  ),
  instagram: placeholder(
    'https://social.example.com/instagram/steadyhand',
    'The Instagram profile.',
    'marketing',
  ),
  linkedin: placeholder(
    'https://social.example.com/linkedin/steadyhand',
    'The LinkedIn profile.',
    'marketing',
  ),
  youtube: placeholder('https://social.example.com/youtube/steadyhand', 'The YouTube channel.', 'marketing'),
} as const satisfies Record<string, Fact<string>>;

export type OutboundId = keyof typeof outbound;
