import { type Fact, placeholder } from '@/lib/facts/facts';
import type { PictureId } from '@/content/site/pictures';

export type TeamMember = {
  readonly id: string;
  readonly name: Fact<string>;
  readonly role: Fact<string>;
  readonly credentials: Fact<string>;
  readonly experience: Fact<string>;
  readonly bio: Fact<string>;
  /** A drawn figure, never passed off as a photo of the person. */
  readonly image: PictureId;
};

/** A line about a person, until the owner supplies it. Each is marked where it is, so that each can be settled alone. */
const sample = (missing: string) => (words: string) =>
  placeholder(words, missing, 'owner', { remove: 'entry' });
const named = sample('The name of this person.');
const credentials = sample('The credentials of this person.');
const experience = sample('The experience of this person, in a few words.');
const bio = sample('Two sentences about this person.');

export const teamIntro = {
  title: 'The people behind the classes',
  lead: 'Portraits are illustrations.',
  moreTitle: 'And the rest of the team',
} as const;

/** The specification has six core members and no roles for them. */
const coreRole = sample('The role of this member of the core team.');

/** Six core team cards (docs/specification.md#about). */
export const coreTeam = [
  {
    id: 'team-executive-director',
    image: 'team-executive-director',
    role: coreRole('Executive director'),
    name: named('Sample Name'),
    credentials: credentials('Paramedic, instructor trainer'),
    experience: experience('With us from the start'),
    bio: bio(
      'Started with one classroom and a borrowed manikin. Still teaches, because that is where the good questions are asked.',
    ),
  },
  {
    id: 'team-program-director',
    image: 'team-program-director',
    role: coreRole('Program director'),
    name: named('Sample Name'),
    credentials: credentials('Registered nurse, BLS and ACLS instructor'),
    experience: experience('Critical care and education'),
    bio: bio(
      'Decides what a class has to cover and what it can leave out. Reads each guideline update twice.',
    ),
  },
  {
    id: 'team-operations-manager',
    image: 'team-operations-manager',
    role: coreRole('Operations manager'),
    name: named('Sample Name'),
    credentials: credentials('CPR and first aid instructor'),
    experience: experience('Logistics and training centers'),
    bio: bio('Gets the instructor, the manikins and the key to the room to the same city on the same day.'),
  },
  {
    id: 'team-lead-instructor',
    image: 'team-lead-instructor',
    role: coreRole('Lead instructor'),
    name: named('Sample Name'),
    credentials: credentials('EMT, Heartsaver and BLS instructor'),
    experience: experience('Field work and teaching'),
    bio: bio('Always counts compressions out loud. Calm with nervous people, patient with confident ones.'),
  },
  {
    id: 'team-scheduling-lead',
    image: 'team-scheduling-lead',
    role: coreRole('Scheduling lead'),
    name: named('Sample Name'),
    credentials: credentials('CPR, first aid and AED certified'),
    experience: experience('Customer service'),
    bio: bio('Answers when you call about a date. Knows which city has a seat this week.'),
  },
  {
    id: 'team-compliance-lead',
    image: 'team-compliance-lead',
    role: coreRole('Compliance lead'),
    name: named('Sample Name'),
    credentials: credentials('Safety trainer'),
    experience: experience('Construction and general industry'),
    bio: bio(
      'Turns rules into a class that a crew will listen to. Keeps the records that an inspector asks for.',
    ),
  },
] as const satisfies readonly TeamMember[];

/** The additional team members, in the specified order (docs/specification.md#about). */
export const additionalTeam = [
  {
    id: 'team-skills-evaluator',
    image: 'team-skills-evaluator',
    role: 'Skills evaluator',
    name: named('Sample Name'),
    credentials: credentials('BLS instructor'),
    experience: experience('Skills testing'),
    bio: bio('Watches your hands and tells you the one thing to change.'),
  },
  {
    id: 'team-instructor-southwest',
    image: 'team-instructor-southwest',
    role: 'Instructor, Southwest',
    name: named('Sample Name'),
    credentials: credentials('Heartsaver and BLS instructor'),
    experience: experience('Fire service'),
    bio: bio('Teaches crews and clinics.'),
  },
  {
    id: 'team-instructor-southeast',
    image: 'team-instructor-southeast',
    role: 'Instructor, Southeast',
    name: named('Sample Name'),
    credentials: credentials('Red Cross instructor'),
    experience: experience('School nursing'),
    bio: bio('Teaches schools and families.'),
  },
  {
    id: 'team-instructor-virtual',
    image: 'team-instructor-virtual',
    role: 'Instructor, virtual classes',
    name: named('Sample Name'),
    credentials: credentials('BLS instructor'),
    experience: experience('Online teaching'),
    bio: bio('Keeps a class awake from the other side of a screen.'),
  },
  {
    id: 'team-webmaster',
    image: 'team-webmaster',
    role: 'Webmaster',
    name: named('Sample Name'),
    credentials: credentials('Web developer'),
    experience: experience('Accessible websites'),
    bio: bio('Keeps these pages quick and readable.'),
  },
  {
    id: 'team-legal',
    image: 'team-legal',
    role: 'Legal team',
    name: named('Sample Name'),
    credentials: credentials('Attorneys'),
    experience: experience('Training and contracts'),
    bio: bio('Writes terms that people can read.'),
  },
  {
    id: 'team-digital-manager',
    image: 'team-digital-manager',
    role: 'Digital and coding manager',
    name: named('Sample Name'),
    credentials: credentials('Software engineer'),
    experience: experience('Digital products'),
    bio: bio('Looks after forms, booking and records.'),
  },
] as const satisfies readonly TeamMember[];
