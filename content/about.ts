import { placeholder } from '@/lib/facts';
import type { IconName } from '@/lib/icon-name';
import { claims } from './claims';

export const aboutHero = {
  title: 'We teach hands what to do.',
  lead: 'A training company for CPR, first aid and safety. We teach nurses and new parents, crews and office floors, in small groups and on real equipment.',
} as const;

/** Claims of the company, as this page shows them: each begins with its figure. */
export const aboutClaims = [claims.excellence, claims.citiesAbout, claims.passRate] as const;

export const aboutMission = {
  title: 'Our mission',
  text: 'Put the right skill into as many hands as we can, so that whoever is nearest when something happens knows how to begin.',
} as const;

export const aboutVision = {
  title: 'Our vision',
  text: 'A country where no one waits for help because nobody around them was shown what to do.',
} as const;

type CoreValue = { readonly id: string; readonly title: string; readonly text: string; readonly icon: IconName };

/** Spec part 1, section 2: five core values. */
export const coreValues = {
  title: 'Five things we hold on to',
  values: [
    { id: 'integrity', title: 'Integrity', icon: 'shield-check', text: 'A card says that you can do it. So we only hand it to people who showed us that they can.' },
    { id: 'customer-first', title: 'Customer First', icon: 'care', text: 'You get the class you need, even when it is the smaller one. If you need none yet, we say so.' },
    { id: 'innovation', title: 'Innovation', icon: 'idea', text: 'We change how we teach when the evidence changes, and we tell you what is new.' },
    { id: 'teamwork', title: 'Teamwork', icon: 'people', text: 'A rescue is done by people who talk to each other. Our classes, and our office, work the same way.' },
    { id: 'excellence', title: 'Excellence', icon: 'award', text: 'Clean manikins, charged trainers, prepared instructors. Every class, not only the big ones.' },
  ] satisfies readonly CoreValue[],
} as const;

const milestone = (text: string, year: string) => placeholder(text, `What happened in ${year}, in one or two sentences.`, 'owner');

/** Spec part 1, section 2: seven entries. The specification confirms 2006 and 2016; the other texts are samples. */
export const timeline = {
  title: 'From one room to every state',
  claim: claims.founded,
  entries: [
    { id: 'y2006', year: '2006', title: 'Founded', text: 'The company is founded, with the idea that people learn a rescue by doing it.' },
    { id: 'y2010', year: '2010', title: 'First instructors', text: milestone('We begin to train people who train others.', '2010') },
    { id: 'y2016', year: '2016', title: 'Open for business', text: 'In March the business opens. We have served communities ever since.' },
    { id: 'y2017', year: '2017–2019', title: 'More cities', text: milestone('New cities join, and with them classes for workplaces and clinics.', '2017-2019') },
    { id: 'y2020', year: '2020', title: 'Online and in person', text: milestone('Theory moves online where it can. The practice stays in the room.', '2020') },
    { id: 'y2022', year: '2022', title: 'Safety and compliance', text: milestone('OSHA, HIPAA and hazardous waste training join the classes.', '2022') },
    { id: 'y2025', year: '2025', title: 'All 50 states', text: milestone('We teach in all 50 states and print the new guidelines into our classes.', '2025') },
  ],
} as const;

type RecognizedBody = {
  readonly id: string;
  readonly short: string;
  readonly name: string;
  readonly text: string;
};

/** Spec part 1, section 2 (anchor certifications). Names only: no logos, no wordmarks. */
export const recognizedCertifications = {
  title: 'Recognized Certifications',
  lead: placeholder(
    'The organizations whose courses and rules our classes follow.',
    'For each of the five organizations, the agreement or approval that lets us name it.',
    'training',
  ),
  bodies: [
    { id: 'aha', short: 'AHA', name: 'American Heart Association', text: 'Heartsaver, BLS, ACLS and PALS.' },
    { id: 'arc', short: 'ARC', name: 'American Red Cross', text: 'CPR, first aid, BLS, babysitter, wilderness and responder classes.' },
    { id: 'hsi', short: 'HSI', name: 'Health & Safety Institute', text: 'First aid, CPR and workplace safety.' },
    { id: 'naemt', short: 'NAEMT', name: 'National Association of Emergency Medical Technicians', text: 'Continuing education for EMS.' },
    { id: 'nremt', short: 'NREMT', name: 'National Registry of Emergency Medical Technicians', text: 'Certifies EMS professionals. We teach; the Registry certifies.' },
  ] satisfies readonly RecognizedBody[],
  note: 'The names belong to these organizations. Naming them does not mean that they publish, review or endorse this site.',
} as const;

export const aboutCall = {
  title: 'Meet us in a classroom.',
  lead: 'The best way to know us is one morning on the floor with a manikin.',
} as const;
