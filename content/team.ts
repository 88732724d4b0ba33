import { placeholder } from '@/lib/facts';
import type { PictureId } from './pictures';

type Sample = ReturnType<typeof placeholder<string>>;

export type TeamMember = {
  readonly id: string;
  readonly name: Sample;
  readonly role: string;
  readonly credentials: Sample;
  readonly experience: Sample;
  readonly bio: Sample;
  /** A drawn figure, never passed off as a photo of the person. */
  readonly image: PictureId;
};

/** A member as the page needs it until the owner supplies the person: every line but the role is a sample. */
const member = <Image extends PictureId>(
  role: string,
  image: Image,
  sample: { readonly name: string; readonly credentials: string; readonly experience: string; readonly bio: string },
) => ({
  id: image,
  role,
  image,
  name: placeholder(sample.name, `Name of the ${role}.`, 'owner'),
  credentials: placeholder(sample.credentials, `Credentials of the ${role}.`, 'owner'),
  experience: placeholder(sample.experience, `Experience of the ${role}, in a few words.`, 'owner'),
  bio: placeholder(sample.bio, `Two sentences about the ${role}.`, 'owner'),
});

export const teamIntro = {
  title: 'The people behind the classes',
  lead: 'Portraits are illustrations.',
  moreTitle: 'And with them',
} as const;

/** Spec part 1, section 2: six core team cards. The roles are samples too: the specification does not name them. */
export const coreTeam = [
  member('Executive director', 'team-executive-director', {
    name: 'Sample Name',
    credentials: 'Paramedic, instructor trainer',
    experience: 'With us since 2006',
    bio: 'Started with one classroom and a borrowed manikin. Still teaches, because that is where the good questions are asked.',
  }),
  member('Program director', 'team-program-director', {
    name: 'Sample Name',
    credentials: 'Registered nurse, BLS and ACLS instructor',
    experience: 'Critical care and education',
    bio: 'Decides what a class has to contain, and what can go. Reads each guideline update twice.',
  }),
  member('Operations manager', 'team-operations-manager', {
    name: 'Sample Name',
    credentials: 'CPR and first aid instructor',
    experience: 'Logistics and training centers',
    bio: 'Makes sure the room, the manikins and the instructor arrive in the same city on the same day.',
  }),
  member('Lead instructor', 'team-lead-instructor', {
    name: 'Sample Name',
    credentials: 'EMT, Heartsaver and BLS instructor',
    experience: 'Field work and teaching',
    bio: 'Counts compressions out loud, always. Calm with nervous people, patient with confident ones.',
  }),
  member('Scheduling lead', 'team-scheduling-lead', {
    name: 'Sample Name',
    credentials: 'CPR, first aid and AED certified',
    experience: 'Customer service',
    bio: 'Answers when you call about a date. Knows which city has a seat this week.',
  }),
  member('Compliance lead', 'team-compliance-lead', {
    name: 'Sample Name',
    credentials: 'Safety trainer',
    experience: 'Construction and general industry',
    bio: 'Turns rules into a class that a crew will listen to. Keeps the records that an inspector asks for.',
  }),
] as const satisfies readonly TeamMember[];

/** Spec part 1, section 2: the additional team members, in its order. */
export const additionalTeam = [
  member('Skills evaluator', 'team-skills-evaluator', {
    name: 'Sample Name',
    credentials: 'BLS instructor',
    experience: 'Skills testing',
    bio: 'Watches your hands and tells you the one thing to change.',
  }),
  member('Instructor, Southwest', 'team-instructor-southwest', {
    name: 'Sample Name',
    credentials: 'Heartsaver and BLS instructor',
    experience: 'Fire service',
    bio: 'Teaches crews and clinics.',
  }),
  member('Instructor, Southeast', 'team-instructor-southeast', {
    name: 'Sample Name',
    credentials: 'Red Cross instructor',
    experience: 'School nursing',
    bio: 'Teaches schools and families.',
  }),
  member('Instructor, virtual classes', 'team-instructor-virtual', {
    name: 'Sample Name',
    credentials: 'BLS instructor',
    experience: 'Online teaching',
    bio: 'Keeps a class awake through a screen.',
  }),
  member('Webmaster', 'team-webmaster', {
    name: 'Sample Name',
    credentials: 'Web developer',
    experience: 'Accessible websites',
    bio: 'Keeps these pages quick and readable.',
  }),
  member('Legal team', 'team-legal', {
    name: 'Sample Name',
    credentials: 'Attorneys',
    experience: 'Training and contracts',
    bio: 'Writes terms that can be read.',
  }),
  member('Digital and coding manager', 'team-digital-manager', {
    name: 'Sample Name',
    credentials: 'Software engineer',
    experience: 'Digital products',
    bio: 'Looks after forms, booking and records.',
  }),
] as const satisfies readonly TeamMember[];
