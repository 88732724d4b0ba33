import type { IconName } from '@/lib/icon-name';
import type { TrainingProgram } from '@/lib/training-programs';
import { claims } from './claims';
import type { PictureId } from './pictures';

/** Spec part 1, section 2: the upcoming classes of a program card show only where this is true. */
export const complianceFlags: { readonly isUpcomingClassesShown: boolean } = { isUpcomingClassesShown: false };

/** Subjects of the mails that this page starts (spec part 1, section 2). */
export const complianceMail = { group: 'Group Training Request' } as const;

export const complianceHero = {
  title: 'Safety training that holds up on a working day.',
  lead: 'OSHA, HIPAA and first aid training for your whole team: in person, online or at your site. Every price we can set is on this page.',
} as const;

export const complianceReasons = {
  title: 'Why compliance matters',
  lead: 'Rules describe the least you must do. Training is how people come to do it without thinking.',
  reasons: [
    { id: 'prevent-injuries', title: 'Prevent injuries', text: 'People who know a hazard stop before it, and people who know first aid act while the ambulance is on its way.' },
    { id: 'ensure-compliance', title: 'Ensure compliance', text: 'Records of who learned what, and when, are what an inspector, an insurer or a client asks for first.' },
    { id: 'protect-your-business', title: 'Protect your business', text: 'An injury costs working days, repairs and trust. A trained crew keeps the work going and the site open.' },
  ],
} as const;

/** Spec part 1, section 2: the program cards. Prices are those of the OSHA and HIPAA classes (section 2, /osha-classes). */
export const compliancePrograms = [
  {
    id: 'osha-10-hour',
    title: 'OSHA 10-Hour',
    targetAudience: 'Workers in construction or general industry',
    price: { kind: 'fixed', cents: 7999 },
    duration: '10 hours, online',
    description: 'The basics of spotting, avoiding and reporting hazards. Choose the construction edition or the one for general industry.',
    features: [
      'Your rights, and what your employer must do',
      'Falls, walkways and working surfaces',
      'Electrical hazards',
      'Protective equipment and how to check it',
      'Chemical labels and safety data sheets',
      'Exits, fire and emergency plans',
    ],
    prerequisites: 'None',
    certification: claims.oshaCards.text,
    nextClasses: [{ kind: 'self-paced' }],
    note: 'You earn a course completion card. OSHA does not require it, but some states and employers do.',
    isCourse: true,
  },
  {
    id: 'osha-30-hour',
    title: 'OSHA 30-Hour',
    targetAudience: 'Supervisors and workers with safety duties',
    price: { kind: 'fixed', cents: 17999 },
    duration: '30 hours, online',
    description: 'The same ground in depth, plus the part that falls to you: planning the work, leading talks and keeping records.',
    features: [
      'Managing safety and health on your site',
      'Hazard checks before the work starts',
      'Incident reports and what to learn from them',
      'Machine guarding and lockout',
      'Materials handling and storage',
      'Leading a short safety talk',
    ],
    prerequisites: 'None; the 10-hour class is not required first',
    certification: claims.oshaCards.text,
    nextClasses: [{ kind: 'self-paced' }],
    note: 'You earn a course completion card. It does not meet the training requirement of any one OSHA standard by itself.',
    isCourse: true,
  },
  {
    id: 'hazwoper-40',
    title: 'HAZWOPER 40-Hour + GHS',
    targetAudience: 'Workers on hazardous waste sites',
    price: { kind: 'fixed', cents: 30000 },
    duration: '40 hours, online',
    description: 'Hazardous waste operations for people who work on the site itself, with the chemical labels of the Globally Harmonized System.',
    features: [
      'Site control and work zones',
      'Toxic, fire and radiation hazards',
      'Protective suits and breathing protection',
      'Decontamination',
      'Air monitoring and sampling',
      'Labels, pictograms and safety data sheets (GHS)',
    ],
    prerequisites: 'None',
    certification: 'Certificate of completion for 40 hours of instruction',
    nextClasses: [{ kind: 'self-paced' }],
    note: 'The course alone does not complete the requirement: your employer must provide 3 days of supervised field experience.',
    isCourse: true,
  },
  {
    id: 'hazwoper-8-refresher',
    title: 'HAZWOPER 8-Hour Refresher',
    targetAudience: 'Workers who hold the 40-hour certificate',
    price: { kind: 'fixed', cents: 9000 },
    duration: '8 hours, online',
    description: 'The annual refresher. It goes over what fades first and what has changed since last year.',
    features: [
      'What changed in the past year',
      'Hazard recognition, reviewed',
      'Protective equipment, reviewed',
      'Decontamination steps, reviewed',
      'Lessons from incidents',
      'Emergency response roles',
    ],
    prerequisites: 'HAZWOPER initial training',
    certification: 'Certificate of completion for the annual refresher',
    nextClasses: [{ kind: 'self-paced' }],
    isCourse: true,
  },
  {
    id: 'hipaa',
    title: 'HIPAA for Your Workplace',
    targetAudience: 'Dental offices, business associates, healthcare workers and medical office staff',
    price: { kind: 'fixed', cents: 5999 },
    duration: '0.2 CEU (2 contact hours), online',
    description: 'Patient privacy in plain words. Four editions, so a front desk and a billing firm each learn what they meet.',
    features: [
      'What counts as protected health information',
      'When you may share it, and with whom',
      'The rights of patients',
      'Phones, e-mail and screens',
      'What to do after a mistake',
      'Questions from your own workplace',
    ],
    prerequisites: 'None',
    certification: 'HIPAA training certificate',
    nextClasses: [{ kind: 'self-paced' }],
    note: 'The rules also ask you to train people on your own policies. No course can do that part for you, and no agency endorses private HIPAA courses.',
    isCourse: true,
  },
  {
    id: 'bloodborne-pathogens',
    title: 'Bloodborne Pathogens',
    targetAudience: 'Anyone who may meet blood at work',
    price: { kind: 'on-request' },
    duration: 'Planned with you',
    description: 'How infections pass, how to stop them, and what to do in the first minutes after contact. With an instructor who answers questions.',
    features: [
      'How infections pass from blood',
      'Gloves, masks and safe removal',
      'Sharps and how to handle them',
      'Cleaning up a spill',
      'Hepatitis B vaccine: what to ask for',
      'First steps after contact',
    ],
    prerequisites: 'None',
    certification: 'Certificate of completion',
    nextClasses: [{ kind: 'on-request' }],
    note: 'OSHA asks for this training at first assignment and every year, with a chance to ask questions. A video alone is not enough.',
    isCourse: true,
  },
  {
    id: 'workplace-first-aid',
    title: 'First Aid, CPR & AED at Work',
    targetAudience: 'Teams that want trained people on every shift',
    price: { kind: 'on-request' },
    duration: 'Planned with you',
    description: 'Hands-on first aid, CPR and AED practice on manikins, at your site or ours, for groups of 10 or more at the group price.',
    features: [
      'Adult CPR on manikins',
      'Using an AED',
      'Choking',
      'Bleeding, burns and broken bones',
      'Sudden illness and heat',
      'A walk to your own AED and kit',
    ],
    prerequisites: 'None',
    certification: 'A 2-year card from the organization you choose',
    nextClasses: [{ kind: 'on-request' }],
    isCourse: true,
  },
] as const satisfies readonly TrainingProgram[];

export type ComplianceProgramId = (typeof compliancePrograms)[number]['id'];

/** The decision strip: what people say when they call, and the program that answers it. */
export const complianceChoices = {
  title: 'What is in front of you?',
  choices: [
    { situation: 'A new crew starts on site', program: 'osha-10-hour' },
    { situation: 'You lead a crew', program: 'osha-30-hour' },
    { situation: 'The site holds hazardous waste', program: 'hazwoper-40' },
    { situation: 'A 40-hour certificate turns a year old', program: 'hazwoper-8-refresher' },
    { situation: 'You handle patient records', program: 'hipaa' },
    { situation: 'Someone may touch blood or sharps', program: 'bloodborne-pathogens' },
    { situation: 'Help is more than a few minutes away', program: 'workplace-first-aid' },
  ] satisfies readonly { situation: string; program: ComplianceProgramId }[],
} as const;

type Industry = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureId;
  readonly programs: readonly ComplianceProgramId[];
};

export const complianceIndustries = {
  title: 'Industries we serve',
  lead: 'The hazards differ, so the classes do too. Start with the programs named under your industry.',
  industries: [
    {
      id: 'construction',
      title: 'Construction',
      text: 'Falls, power, trenches and moving machines. Crews change often, so training has to be quick to join.',
      picture: 'industry-construction',
      programs: ['osha-10-hour', 'osha-30-hour', 'workplace-first-aid'],
    },
    {
      id: 'manufacturing',
      title: 'Manufacturing',
      text: 'Guards, lockout, noise and chemicals. The same task a thousand times, safely each time.',
      picture: 'industry-manufacturing',
      programs: ['osha-10-hour', 'hazwoper-40', 'hazwoper-8-refresher'],
    },
    {
      id: 'healthcare',
      title: 'Healthcare',
      text: 'Blood, sharps and patient records. One slip can harm a patient, a colleague or a practice.',
      picture: 'industry-healthcare',
      programs: ['hipaa', 'bloodborne-pathogens'],
    },
    {
      id: 'office',
      title: 'Office environments',
      text: 'Few hazards, many people. The one thing that happens everywhere is a sudden collapse.',
      picture: 'industry-office',
      programs: ['workplace-first-aid', 'hipaa'],
    },
  ] satisfies readonly Industry[],
} as const;

export const complianceBenefits = {
  title: 'What it is worth',
  groups: [
    {
      id: 'financial',
      title: 'On the books',
      kind: 'Financial',
      points: ['Fewer lost days and claims', 'Records ready for insurers and inspectors', 'Fewer repairs, fines and stopped jobs', 'A safety record that helps you win bids'],
    },
    {
      id: 'operational',
      title: 'On the floor',
      kind: 'Operational',
      points: ['Work that is planned around its hazards', 'New people ready sooner', 'Calm, practiced response when something happens', 'People who stay where they feel safe'],
    },
  ],
} as const;

type TrainingWay = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly where: string;
  readonly how: string;
  readonly suits: string;
  readonly mind: string;
};

export const complianceWays = {
  title: 'Three ways to take it',
  lead: 'Mix them: theory online, practice in the room.',
  ways: [
    {
      id: 'in-person',
      title: 'In person',
      icon: 'people',
      where: 'One of our training locations',
      how: 'A class of 6-10 with an instructor and equipment',
      suits: 'Single people and small teams',
      mind: 'Pick a date on the booking site',
    },
    {
      id: 'online',
      title: 'Online',
      icon: 'laptop',
      where: 'Any computer or tablet',
      how: 'At your own pace, with a test at the end',
      suits: 'Shift workers and many sites',
      mind: 'Hands-on skills need a session in person',
    },
    {
      id: 'on-site',
      title: 'On-site',
      icon: 'building',
      where: 'Your workplace',
      how: 'We bring the instructor and the equipment',
      suits: 'Groups of 10 or more',
      mind: 'Ask 30 days ahead to avoid the rush fee',
    },
  ] satisfies readonly TrainingWay[],
} as const;

export const complianceCall = {
  title: 'Tell us how many people, and where.',
  lead: 'We answer with a date, a price and what to have ready.',
} as const;
