import type { IconName } from '@/lib/icon-name';
import type { OutboundId } from './outbound';
import type { RouteId } from './routes';

type QuickAccessCard = {
  readonly title: string;
  readonly description: string;
  readonly to: OutboundId;
  readonly icon: IconName;
};

/** Spec part 2, sections 2.10 and 3.4. The colors of the spec's cards are the tones of this site. */
export const quickAccess = [
  {
    title: 'Pay for eCards',
    description: 'Pay for the course completion cards of your class. Have the class date and the number of students at hand.',
    to: 'payForEcards',
    icon: 'card',
  },
  {
    title: 'Instructor Renewals',
    description: 'Renew before the date on your instructor card. The form asks for your card and your teaching record.',
    to: 'instructorRenewals',
    icon: 'badge',
  },
  {
    title: 'Instructor Forms',
    description: 'Send rosters, evaluations and skills sheets after each class, in one place.',
    to: 'instructorForms',
    icon: 'document',
  },
] as const satisfies readonly QuickAccessCard[];

type Resource = { readonly name: string; readonly to: OutboundId; readonly description: string };

export const trainingCenterResources = [
  { name: 'Heart-association instructor network', to: 'ahaInstructorNetwork', description: 'Course materials, updates and your instructor record.' },
  { name: 'Red Cross instructor corner', to: 'arcInstructorCorner', description: 'Lesson plans, class reporting and program updates.' },
  { name: 'Course Materials Order Form', to: 'instructorOrders', description: 'Books, videos and cards for your next class.' },
  { name: 'Equipment Request Form', to: 'instructorOrders', description: 'Manikins, AED trainers and masks on loan.' },
] as const satisfies readonly Resource[];

export const instructorSupport = {
  title: 'Support for instructors',
  text: 'A roster that will not upload, a card with a wrong name, a manikin that clicks no more: call or write, and a person answers.',
  hours: 'Monday-Friday 8:00 AM-6:00 PM local time',
} as const;

export const instructorPages = [
  { label: 'AHA Courses', route: 'ahaCourses' },
  { label: 'Red Cross Courses', route: 'redCrossCourses' },
  { label: 'Continuing Education', route: 'continuingEducation' },
  { label: 'Training Locations', route: 'locations' },
] as const satisfies readonly { label: string; route: RouteId }[];
