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
