import { type Fact, placeholder } from '@/lib/facts';

export type Testimonial = {
  readonly id: string;
  readonly name: Fact<string>;
  readonly role: Fact<string>;
  readonly location: Fact<string>;
  readonly content: Fact<string>;
  /** Stars out of five, as the specification shows them. Never marked up as a review. */
  readonly rating: 5;
};

type Sample = { readonly name: string; readonly role: string; readonly location: string; readonly content: string };

const sample = <Id extends string>(id: Id, { name, role, location, content }: Sample) => ({
  id,
  name: placeholder(name, 'The name of a person who agreed to be quoted.', 'marketing'),
  role: placeholder(role, 'The job of the person who is quoted.', 'marketing'),
  location: placeholder(location, 'The city of the person who is quoted.', 'marketing'),
  content: placeholder(content, 'The words of the person who is quoted.', 'marketing'),
  rating: 5,
} as const);

/** Nine entries; the first three show on small screens (spec part 1, section 2). */
export const testimonials = [
  sample('parent', {
    name: 'Sample parent',
    role: 'Parent of two',
    location: 'Mesa, AZ',
    content: 'I signed up after our son choked on a grape. Now I know what to look for and where my hands go. The infant manikin made all the difference.',
  }),
  sample('nurse', {
    name: 'Sample nurse',
    role: 'Registered nurse',
    location: 'Portland, OR',
    content: 'My third BLS renewal, and the first where I did more compressions than watching. Six people in the room, three manikins.',
  }),
  sample('site-manager', {
    name: 'Sample site manager',
    role: 'Construction site manager',
    location: 'Las Vegas, NV',
    content: 'They came to our site at six in the morning and trained both shifts. The crew still talks about it.',
  }),
  sample('teacher', {
    name: 'Sample teacher',
    role: 'Middle school teacher',
    location: 'Boise, ID',
    content: 'No lecture, no fear. We practiced with the AED until it felt ordinary.',
  }),
  sample('paramedic', {
    name: 'Sample paramedic',
    role: 'Paramedic',
    location: 'Sacramento, CA',
    content: 'The ACLS scenarios were close to real calls. The instructor let us make mistakes, then took us through them one by one.',
  }),
  sample('dental-office', {
    name: 'Sample office manager',
    role: 'Dental office manager',
    location: 'Tucson, AZ',
    content: 'One morning for CPR, one hour online for HIPAA, and the paperwork was in order for the whole office.',
  }),
  sample('coach', {
    name: 'Sample coach',
    role: 'Youth soccer coach',
    location: 'San Diego, CA',
    content: 'I was the one who always hoped somebody else would know what to do. I am not that person any more.',
  }),
  sample('instructor', {
    name: 'Sample instructor',
    role: 'CPR instructor',
    location: 'Atlanta, GA',
    content: 'I took the instructor course here and taught my first class a month later. When I had a question, a person picked up the phone.',
  }),
  sample('caregiver', {
    name: 'Sample caregiver',
    role: 'Home health aide',
    location: 'Chicago, IL',
    content: 'English is my second language. They repeated, they showed it again, and nobody rushed me.',
  }),
] as const satisfies readonly Testimonial[];
