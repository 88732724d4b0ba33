import { placeholder } from '@/lib/facts';
import type { IconName } from '@/lib/icon-name';
import type { BusinessProgram } from '@/lib/training-programs';
import { claims } from './claims';
import type { PictureId } from './pictures';

/** Spec part 1, section 2: the upcoming training sessions show only where this is true. */
export const businessFlags: { readonly isUpcomingSessionsShown: boolean } = { isUpcomingSessionsShown: false };

/** Subjects of the mails that this page starts (spec part 1, section 2). */
export const businessMail = { inquiry: 'Business Opportunity Inquiry' } as const;

export const businessHero = {
  title: 'Teach it, test it, carry it. Make it your own.',
  lead: 'Six programs for people who want to work for themselves in healthcare training and services. Each one with its price, what you learn and what you earn it with.',
} as const;

export const businessReasons = {
  title: 'Why start a healthcare business',
  reasons: [
    { id: 'demand', title: 'Steady demand', text: 'Cards run out and have to be renewed. Employers need classes and tests every month of the year.' },
    { id: 'start', title: 'A small start', text: 'You can begin with one class kit, one test room or one car, and grow from there.' },
    { id: 'hours', title: 'Your own hours', text: 'Evenings, weekends or full days: you decide when you teach or drive.' },
    { id: 'sense', title: 'Work that makes sense', text: 'What you sell is a skill that may save a life, a safe workplace or a sample that arrives in time.' },
  ],
} as const;

const earning = (what: string) =>
  placeholder(
    'Ask us for current figures',
    `The earning potential line for ${what}, with the evidence behind it (the FTC asks sellers to be able to show it).`,
    'owner',
  );

/**
 * Spec part 1, sections 3 and 9: ids, prices, states and free seats. The days are samples of January to April 2025, as on
 * the course pages; a class in the past is never shown (lib/class-dates).
 */
export const businessPrograms = [
  {
    id: 'cpr-instructor',
    title: 'CPR Instructor',
    targetAudience: 'People who like to teach',
    price: { kind: 'range', from: 40000, to: 100000 },
    earning: earning('CPR instructors'),
    earningBasis: 'Paid per student or per class',
    duration: 'Instructor course and monitored first class',
    description: 'Become an instructor, teach your first class with one of ours beside you, then teach your own.',
    features: [
      'How adults learn a skill',
      'Running a class, minute by minute',
      'Skills tests and remediation',
      'Cards, rosters and records',
      'Choosing and cleaning equipment',
      'Setting your own class price',
    ],
    prerequisites: 'A current provider card for what you want to teach',
    certification: 'Instructor card of the organization you choose',
    nextClasses: [
      { kind: 'dated', date: '2025-01-25', starts: '09:00', ends: '17:00', location: 'Atlanta, GA', spots: 12 },
      { kind: 'dated', date: '2025-02-22', starts: '09:00', ends: '17:00', location: 'Charlotte, NC', spots: 8 },
    ],
    isCourse: true,
  },
  {
    id: 'dot-screening',
    title: 'DOT Drug Screening',
    targetAudience: 'Future specimen collectors and breath alcohol technicians',
    price: { kind: 'range', from: 75000, to: 120000 },
    earning: earning('DOT drug screening'),
    earningBasis: 'Paid per collection',
    duration: 'Course and proficiency collections',
    description: 'Learn to collect specimens by the federal rules, with the paperwork that keeps each one valid.',
    features: [
      'The collection, step by step',
      'Chain of custody',
      'Problem collections',
      'Mock collections, watched and scored',
      'Setting up a room or a mobile service',
      'Finding employers who need tests',
    ],
    prerequisites: 'None',
    certification: 'Certificate of qualification training',
    nextClasses: [
      { kind: 'dated', date: '2025-02-08', starts: '08:30', ends: '16:30', location: 'Nashville, TN', spots: 10 },
      { kind: 'dated', date: '2025-03-15', starts: '08:30', ends: '16:30', location: 'Birmingham, AL', spots: 15 },
    ],
    isCourse: true,
  },
  {
    id: 'medical-courier',
    title: 'Medical Courier',
    targetAudience: 'Drivers with a reliable car',
    price: { kind: 'range', from: 20000, to: 40000 },
    earning: earning('medical couriers'),
    earningBasis: 'Paid per run or per route',
    duration: 'One course, in person or virtual',
    description: 'Carry samples, records and supplies between clinics and labs: cold, clean, on time and private.',
    features: [
      'Handling and packing samples',
      'Keeping the cold chain',
      'Spills and exposure',
      'Privacy on the road',
      'Routes, logs and proof of delivery',
      'Insurance and first contracts',
    ],
    prerequisites: 'A driver license',
    certification: 'Certificate of completion',
    nextClasses: [
      { kind: 'dated', date: '2025-01-18', starts: '10:00', ends: '15:00', location: 'Live online', spots: 25 },
      { kind: 'dated', date: '2025-03-01', starts: '09:00', ends: '15:00', location: 'Orlando, FL', spots: 20 },
    ],
    isCourse: true,
  },
  {
    id: 'training-center',
    title: 'Training Center',
    targetAudience: 'Instructors who want a place and a team',
    price: { kind: 'on-request' },
    earning: earning('training centers'),
    earningBasis: 'Paid by students, groups and your instructors',
    duration: 'Planned with you',
    description: 'From one instructor to a center: rooms, records, equipment, instructors and the agreements behind them.',
    features: [
      'A plan for your area',
      'Agreements and requirements',
      'Equipment list and suppliers',
      'Recruiting instructors',
      'Quality checks and records',
      'Opening and first bookings',
    ],
    prerequisites: 'Teaching experience',
    certification: 'Depends on the organization you work with',
    nextClasses: [{ kind: 'on-request' }],
    isCourse: false,
  },
  {
    id: 'corporate-training',
    title: 'Corporate Training',
    targetAudience: 'Instructors who want to teach at companies',
    price: { kind: 'range', from: 80000, to: 150000 },
    earning: earning('corporate training'),
    earningBasis: 'Paid per group',
    duration: 'One course, virtual',
    description: 'Sell and run safety training for companies: from the first call to the class list on file.',
    features: [
      'Finding the person who decides',
      'Quotes that are easy to accept',
      'Teaching in a break room or a plant',
      'Records that an inspector reads',
      'Yearly plans and renewals',
      'Working with other instructors',
    ],
    prerequisites: 'An instructor card',
    certification: 'Certificate of completion',
    nextClasses: [{ kind: 'dated', date: '2025-02-15', starts: '11:00', ends: '17:00', location: 'Live online', spots: 16 }],
    isCourse: true,
  },
  {
    id: 'online-instructor',
    title: 'Online Instructor',
    targetAudience: 'Instructors who want to teach through a screen',
    price: { kind: 'range', from: 60000, to: 100000 },
    earning: earning('online instructors'),
    earningBasis: 'Paid per student',
    duration: 'One course, virtual',
    description: 'Teach theory live online and plan the hands-on part so that the card still counts.',
    features: [
      'Which parts can be taught online',
      'Camera, sound and light',
      'Keeping a class awake',
      'Checking skills in person',
      'Booking, reminders and records',
      'Help when the line drops',
    ],
    prerequisites: 'An instructor card',
    certification: 'Certificate of completion',
    nextClasses: [{ kind: 'dated', date: '2025-04-12', starts: '12:00', ends: '17:00', location: 'Live online', spots: 6 }],
    isCourse: true,
  },
] as const satisfies readonly BusinessProgram[];

export type BusinessProgramId = (typeof businessPrograms)[number]['id'];

export const businessProgramsIntro = {
  title: 'Six ways to earn a living',
  lead: 'What you earn depends on your area, your hours and your costs. We promise no amount, and neither should anyone else.',
} as const;

type SuccessStory = {
  readonly id: string;
  readonly picture: PictureId;
  readonly program: BusinessProgramId;
  readonly name: ReturnType<typeof placeholder<string>>;
  readonly role: ReturnType<typeof placeholder<string>>;
  readonly quote: ReturnType<typeof placeholder<string>>;
  readonly outcome: ReturnType<typeof placeholder<string>>;
  /** Stars out of five, as the specification shows them. Never marked up as a review. */
  readonly stars: number;
};

const story = (id: string, what: string, name: string, role: string, quote: string, outcome: string) => ({
  id,
  name: placeholder(name, `The name of a real ${what}, with consent.`, 'marketing'),
  role: placeholder(role, `The role of a real ${what}.`, 'marketing'),
  quote: placeholder(quote, `The words of a real ${what}.`, 'marketing'),
  outcome: placeholder(outcome, `What came of it for a real ${what}, with proof.`, 'marketing'),
  stars: 5,
});

/** Samples until the owner supplies real stories: three, each with five stars (spec part 1, section 2). */
export const successStories = {
  title: 'Success stories',
  lead: 'People who took the class and kept going.',
  stories: [
    {
      ...story(
        'instructor',
        'instructor',
        'Sample name',
        'CPR instructor',
        'I was nervous for exactly one class. Then I saw a student get the rhythm right, and I knew what I would be doing on Saturdays.',
        'Teaches weekend classes in her own town',
      ),
      picture: 'story-instructor',
      program: 'cpr-instructor',
    },
    {
      ...story(
        'drug-screening',
        'collector',
        'Sample name',
        'Drug screening collector',
        'The mock collections did it for me. When a real one went wrong, I had seen it before and knew which box to tick.',
        'Runs a mobile collection service',
      ),
      picture: 'story-drug-screening',
      program: 'dot-screening',
    },
    {
      ...story(
        'courier',
        'courier',
        'Sample name',
        'Medical courier',
        'I wanted work with a car and no boss in the back seat. The class told me what labs care about, and that got me the first route.',
        'Drives two regular routes',
      ),
      picture: 'story-courier',
      program: 'medical-courier',
    },
  ] satisfies readonly SuccessStory[],
} as const;

export const businessPath = {
  title: 'Four steps to get started',
  lead: 'No step asks you to sign for the next one.',
  steps: [
    { id: 'talk', title: 'Talk to us', text: 'Tell us what you do now and how much time and money you can spare. We say which program fits, or that none does.' },
    { id: 'train', title: 'Take the training', text: 'In person or virtual. You leave with the certificate and a list of what to buy first.' },
    { id: 'set-up', title: 'Set up', text: 'Insurance, equipment, prices, a calendar. We go through it with you line by line.' },
    { id: 'first-job', title: 'Do the first job', text: 'Your first class, collection or route. Call us that day if anything is unclear.' },
  ],
} as const;

type SupportKind = { readonly id: string; readonly title: string; readonly icon: IconName; readonly points: readonly string[] };

export const businessSupport = {
  title: 'Support that goes on',
  lead: 'The class ends; the questions start. These stay open to you.',
  kinds: [
    { id: 'business-development', title: 'Business development', icon: 'trend', points: ['A plan for your first months', 'Prices and quotes, checked', 'Texts for your first flyer and page'] },
    { id: 'technical', title: 'Technical', icon: 'wrench', points: ['Cards, rosters and forms', 'Equipment: choosing, cleaning, repair', 'Online class tools'] },
    { id: 'networking', title: 'Networking', icon: 'people', points: ['Instructors in your region', 'Referrals in both directions', 'Someone to stand in when you are ill'] },
  ] satisfies readonly SupportKind[],
} as const;

export const businessFinancing = {
  title: 'Paying for it',
  plans: {
    title: 'Payment plans',
    text: 'You can pay for a business program in parts. You get the number of payments, the dates and the total in writing before you pay the first.',
    terms: placeholder('Ask us for the current terms', 'The terms of the payment plans: number of payments, dates, any fee.', 'owner'),
  },
  timeline: {
    title: 'When it pays back',
    claim: claims.investmentRecovery,
    stages: [
      { id: 'spend', title: 'You spend', text: 'The program, insurance and your first equipment.' },
      { id: 'start', title: 'You start', text: 'First jobs, mostly people you know and their employers.' },
      { id: 'repeat', title: 'They come back', text: 'Renewals, second groups and regular routes carry the costs.' },
    ],
    caution: 'How long it takes depends on your area, your prices and how much you work. Some businesses do not pay back.',
  },
} as const;

export const businessCall = {
  title: 'Bring your questions, not your signature.',
  lead: 'A first talk costs nothing and binds you to nothing.',
} as const;
