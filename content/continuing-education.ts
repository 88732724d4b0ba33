import type { CreditProgram } from '@/lib/training-programs';

/** Spec part 1, section 2: the Course Access block of each card shows only where this is true. */
export const continuingEducationFlags: { readonly isCourseAccessShown: boolean } = { isCourseAccessShown: false };

/** Subjects of the mails that this page starts (spec part 1, section 2). */
export const continuingEducationMail = { inquiry: 'Continuing Education Inquiry' } as const;

export const continuingEducationHero = {
  title: 'Credits for the license you already earned.',
  lead: 'Online continuing education for EMTs, paramedics, nurses and respiratory therapists. See the price and the credits first, then what your board still asks for.',
} as const;

export const creditTable = {
  title: 'Prices and credits',
  caption: 'Price, credits and what your board may still ask, for each program',
} as const;

/** Spec part 1, sections 3 and 9: ids, prices and credits. The notes on boards are binding (clinical facts, Q11 to Q14). */
export const creditPrograms = [
  {
    id: 'emt-renewal',
    title: 'EMT Renewal',
    targetAudience: 'EMTs',
    price: { kind: 'fixed', cents: 9900 },
    credits: { kind: 'credits', from: 24, to: 24 },
    boardNote: 'National Registry EMT recertification takes 40 hours; check your state.',
    duration: 'Self-paced, online',
    description: 'A bundle of 24 credits around the calls you run most, from airway to operations.',
    features: [
      'Airway, breathing and oxygen',
      'Cardiac arrest and AED',
      'Trauma and bleeding control',
      'Medical emergencies',
      'Children and newborns',
      'Operations and scene safety',
    ],
    prerequisites: 'An EMT certification',
    certification: 'Certificate of completion that states your credits',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'paramedic-renewal',
    title: 'Paramedic Renewal',
    targetAudience: 'Paramedics',
    price: { kind: 'fixed', cents: 14900 },
    credits: { kind: 'credits', from: 40, to: 40 },
    boardNote: 'National Registry paramedic recertification takes 60 hours; check your state.',
    duration: 'Self-paced, online',
    description: 'A bundle of 40 credits at advanced level: rhythms, drugs, airways and the decisions between them.',
    features: [
      'Advanced airway and capnography',
      'Rhythms and cardiac drugs',
      'Stroke and neurology',
      'Trauma at advanced level',
      'Pediatric and obstetric calls',
      'Special populations and ethics',
    ],
    prerequisites: 'A paramedic certification',
    certification: 'Certificate of completion that states your credits',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'nursing-renewal',
    title: 'Nursing Renewal',
    targetAudience: 'Registered and practical nurses',
    price: { kind: 'fixed', cents: 11900 },
    credits: { kind: 'credits', from: 30, to: 30 },
    boardNote: 'Check the hours your board accepts.',
    duration: 'Self-paced, online',
    description: 'A bundle of 30 credits for bedside and clinic, on the topics that come up on every unit.',
    features: [
      'Patient safety and falls',
      'Medication safety',
      'Infection prevention',
      'Pain and comfort',
      'Documentation that protects you',
      'Recognizing a patient who gets worse',
    ],
    prerequisites: 'A nursing license',
    certification: 'Certificate of completion that states your credits',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'respiratory-renewal',
    title: 'Respiratory Renewal',
    targetAudience: 'Respiratory therapists',
    price: { kind: 'fixed', cents: 9900 },
    credits: { kind: 'credits', from: 24, to: 24 },
    boardNote: 'Check the hours your board accepts.',
    duration: 'Self-paced, online',
    description: 'A bundle of 24 credits on ventilation, airway care and the long-term lung patient.',
    features: [
      'Ventilator basics and modes',
      'Airway clearance',
      'Oxygen delivery devices',
      'Blood gases, read step by step',
      'COPD and asthma',
      'Infants and children',
    ],
    prerequisites: 'A respiratory care credential',
    certification: 'Certificate of completion that states your credits',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'aseptic-techniques',
    title: 'Aseptic Techniques',
    targetAudience: 'Anyone who works in a clean or sterile field',
    price: { kind: 'fixed', cents: 5599 },
    credits: { kind: 'ceu', contactHours: 1 },
    boardNote: 'Check that your board takes CEUs.',
    duration: 'Self-paced, online',
    description: 'One hour on keeping a field sterile, from the hand wash to the last glove.',
    features: [
      'Clean, aseptic and sterile: the difference',
      'Hand washing that works',
      'Gowns and gloves',
      'Setting up a sterile field',
      'Common breaks, and how to recover',
      'Safe disposal',
    ],
    prerequisites: 'None',
    certification: 'Certificate of completion that states your CEU',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'individual-courses',
    title: 'Individual Courses',
    targetAudience: 'Anyone who is a few credits short',
    price: { kind: 'each', cents: 1500 },
    credits: { kind: 'credits', from: 1, to: 4 },
    boardNote: 'Check the topics your board accepts.',
    duration: 'Self-paced, online',
    description: 'Over 100 single courses of 1 to 4 credits. Take one tonight, or as many as you need.',
    features: [
      'Over 100 topics',
      'One price for every course',
      'Start and stop as you like',
      'Medical and trauma topics',
      'Law, ethics and documentation',
      'Topics for nurses, medics and therapists',
    ],
    prerequisites: 'None',
    certification: 'A certificate of completion for each course',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: false,
  },
  {
    id: 'custom-bundles',
    title: 'Custom Bundles',
    targetAudience: 'Departments, agencies and clinics',
    price: { kind: 'on-request' },
    credits: { kind: 'on-request' },
    boardNote: 'We plan the bundle around the list from your board.',
    duration: 'Planned with you',
    description: 'You send the list that your board asks for. We put the courses together and name one price for the team.',
    features: [
      'Topics you choose',
      'One price for the team',
      'One contact person',
      'Due dates for each person',
      'A list of who has finished',
      'Certificates in one place',
    ],
    prerequisites: 'None',
    certification: 'A certificate of completion for each person',
    nextClasses: [{ kind: 'on-request' }],
    isCourse: false,
  },
] as const satisfies readonly CreditProgram[];

export type CreditProgramId = (typeof creditPrograms)[number]['id'];

export const creditReasons = {
  title: 'Why continuing education matters',
  lead: 'What you learned in school was right that year. Guidelines move, drugs change, and skills you do not use fade first.',
  reasons: [
    { id: 'license', title: 'Keep your license', text: 'Most boards ask for hours in every cycle. Spread over two years they are an evening now and then; in the last month they are not.' },
    { id: 'care', title: 'Keep up with care', text: 'Read what changed since your last cycle, and why, before a patient shows you.' },
    { id: 'career', title: 'Move on', text: 'Credits in a new field are the cheapest way to find out whether you want to work there.' },
  ],
} as const;

export const creditProgramsIntro = {
  title: 'The programs',
  lead: 'Ask us which accreditation a course carries before you enroll, and check it with your board.',
} as const;

export const creditBenefits = {
  title: 'Made for people who work shifts',
  points: [
    { id: 'pace', title: 'Your own pace', text: 'Stop in the middle of a page. Come back after the shift.' },
    { id: 'anywhere', title: 'Any screen', text: 'Phone, tablet or the computer at the station.' },
    { id: 'price', title: 'One price', text: 'The price in the table is the price of the program.' },
    { id: 'proof', title: 'Proof you can file', text: 'A certificate with your name, the date and the credits.' },
    { id: 'people', title: 'People to ask', text: 'Call or write when a course, a test or a certificate does not work.' },
  ],
} as const;

export const creditSteps = {
  title: 'How It Works',
  steps: [
    { id: 'choose', title: 'Choose a program', text: 'Start from the list of your board, not from ours. Then pick the program that fills the gap.' },
    { id: 'complete', title: 'Complete it online', text: 'Work through the lessons in any order and at any hour.' },
    { id: 'pass', title: 'Pass the assessment', text: 'A short test closes each course. It covers what the lessons said.' },
    { id: 'certificate', title: 'Get your certificate', text: 'Download it, file it, and report the credits to your board.' },
  ],
} as const;

export const creditCall = {
  title: 'Not sure what your board accepts?',
  lead: 'Send us your license type and your state. We tell you which of our programs fit, and which do not.',
} as const;
