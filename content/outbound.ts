import { placeholder } from '@/lib/facts';
import type { OutboundEntry } from '@/lib/outbound';

const form = (slug: string, what: string) => placeholder(`https://forms.example.com/${slug}`, `The address of ${what}.`, 'training');

/** Every address outside the site that a page may lead to. Tests compare this list with the exported pages. */
export const outbound = {
  booking: {
    url: placeholder('https://booking.example.com/steadyhand', 'The address of the booking site.', 'owner'),
    purpose: 'Booking site: choose a class, a date and a seat',
  },
  checkout: {
    url: placeholder('https://pay.example.com/steadyhand/class', 'The address of the hosted card checkout for classes.', 'owner'),
    purpose: 'Hosted card checkout for a class',
  },
  careerTraining: {
    url: placeholder('https://careers.example.com/steadyhand/enroll', 'The address of the career-training enrollment page.', 'owner'),
    purpose: 'Enrollment for allied health career training',
  },
  reviews: {
    url: placeholder('https://reviews.example.com/steadyhand', 'The address of the public review page.', 'marketing'),
    purpose: 'Public reviews of the company',
  },
  ecardCheck: {
    url: placeholder('https://ecards.example.com/verify', 'The address of the e-card verification page.', 'training'),
    purpose: 'Heart-association e-card verification',
  },
  payForEcards: { url: form('pay-for-ecards', 'the e-card payment form'), purpose: 'Payment form for e-cards' },
  instructorRenewals: { url: form('instructor-renewals', 'the instructor renewal form'), purpose: 'Instructor renewal form' },
  instructorForms: { url: form('instructor-documents', 'the instructor documents form'), purpose: 'Instructor documents form' },
  instructorOrders: {
    url: form('instructor-orders', 'the course material and equipment request form'),
    purpose: 'Course material orders and equipment requests (one form)',
  },
  ahaInstructorNetwork: {
    url: placeholder('https://aha-instructors.example.com/', 'The address of the heart-association instructor network.', 'training'),
    purpose: 'Heart-association instructor network',
  },
  arcInstructorCorner: {
    url: placeholder('https://redcross-instructors.example.com/', 'The address of the Red Cross instructor corner.', 'training'),
    purpose: 'Red Cross instructor corner',
  },
  adaComplaint: { url: 'https://www.ada.gov/file-a-complaint/', purpose: 'Complaints to the US Department of Justice under the ADA' },
  redCrossWestern: { url: form('red-cross-west', 'the Red Cross form of the western cities'), purpose: 'Red Cross classes: registration form of ten western cities' },
  redCrossGeneral: { url: form('red-cross', 'the Red Cross form of all other cities'), purpose: 'Red Cross classes: registration form of all other cities' },
  ahaMesa: { url: form('aha-mesa', 'the AHA form of Mesa'), purpose: 'AHA classes: registration form of Mesa' },
  ahaReno: { url: form('aha-reno', 'the AHA form of Reno'), purpose: 'AHA classes: registration form of Reno' },
  ahaBoise: { url: form('aha-boise', 'the AHA form of Boise'), purpose: 'AHA classes: registration form of Boise' },
  ahaSacramento: { url: form('aha-sacramento', 'the AHA form of Sacramento'), purpose: 'AHA classes: registration form of Sacramento' },
  ahaTucson: { url: form('aha-tucson', 'the AHA form of Tucson'), purpose: 'AHA classes: registration form of Tucson' },
  ahaSanFrancisco: { url: form('aha-sanfrancisco', 'the AHA form of San Francisco'), purpose: 'AHA classes: registration form of San Francisco' },
  ahaSanDiego: { url: form('aha-sandiego', 'the AHA form of San Diego'), purpose: 'AHA classes: registration form of San Diego' },
  ahaLasVegas: { url: form('aha-lasvegas', 'the AHA form of Las Vegas'), purpose: 'AHA classes: registration form of Las Vegas' },
  ahaPortland: { url: form('aha-portland', 'the AHA form of Portland'), purpose: 'AHA classes: registration form of Portland' },
  ahaChicago: { url: form('aha-chicago', 'the AHA form of Chicago'), purpose: 'AHA classes: registration form of Chicago' },
  ahaSaltLakeCity: { url: form('aha-saltlakecity', 'the AHA form of Salt Lake City'), purpose: 'AHA classes: registration form of Salt Lake City' },
  ahaAlbuquerque: { url: form('aha-albuquerque', 'the AHA form of Albuquerque'), purpose: 'AHA classes: registration form of Albuquerque' },
  ahaLosAngeles: { url: form('aha-losangeles', 'the AHA form of Los Angeles'), purpose: 'AHA classes: registration form of Los Angeles' },
  ahaGeneral: { url: form('aha', 'the general AHA class registration form'), purpose: 'AHA classes: registration form of all other cities' },
  virtualRedCross: { url: form('red-cross-virtual', 'the Virtual Red Cross form'), purpose: 'Virtual Red Cross classes: registration form' },
  instructorClasses: { url: form('instructor-classes', 'the instructor class form'), purpose: 'Instructor classes: registration form' },
  oshaHipaaClasses: { url: form('osha-hipaa', 'the OSHA and HIPAA class form'), purpose: 'OSHA and HIPAA classes: registration form' },
  dotCourierClasses: { url: form('dot-medical-courier', 'the DOT and medical courier class form'), purpose: 'DOT and medical courier classes: registration form' },
  facebook: {
    url: placeholder('https://social.example.com/facebook/steadyhand', 'The Facebook profile.', 'marketing'),
    purpose: 'Facebook profile',
  },
  instagram: {
    url: placeholder('https://social.example.com/instagram/steadyhand', 'The Instagram profile.', 'marketing'),
    purpose: 'Instagram profile',
  },
  linkedin: {
    url: placeholder('https://social.example.com/linkedin/steadyhand', 'The LinkedIn profile.', 'marketing'),
    purpose: 'LinkedIn profile',
  },
  youtube: {
    url: placeholder('https://social.example.com/youtube/steadyhand', 'The YouTube channel.', 'marketing'),
    purpose: 'YouTube channel',
  },
} as const satisfies Record<string, OutboundEntry>;

export type OutboundId = keyof typeof outbound;
