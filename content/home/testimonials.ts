import { cities } from '@/content/site/places';
import { cityLabel } from '@/lib/site/city-label';
import type { PictureId } from '@/content/site/pictures';
import { type Fact, placeholder } from '@/lib/facts/facts';

export type Testimonial = {
  readonly id: string;
  /** A drawing of something from the life of the person, said to be an illustration; never passed off as a photo. */
  readonly picture: PictureId;
  readonly name: Fact<string>;
  readonly role: Fact<string>;
  readonly location: Fact<string>;
  readonly content: Fact<string>;
  /** Stars out of five, as the specification shows them. Never marked up as a review. */
  readonly rating: 5;
};

/** Each line is marked where it is, so that each can be settled alone. A person who is not quoted leaves the list. */
const sample = (missing: string) => (words: string) =>
  placeholder(words, missing, 'marketing', { remove: 'entry' });
const named = sample('The name of a person who agreed to be quoted.');
const role = sample('The job of the person who is quoted.');
const location = sample('The city of the person who is quoted.');
const content = sample('The words of the person who is quoted.');

/** Nine entries; small screens show only the first three (docs/specification.md#home). */
export const testimonials = [
  {
    id: 'parent',
    picture: 'voice-parent',
    name: named('Sample parent'),
    role: role('Parent of two'),
    location: location(cityLabel(cities.mesa)),
    content: content(
      'I signed up after our son choked on a grape. Now I know what to look for and where my hands go. The infant manikin made all the difference.',
    ),
    rating: 5,
  },
  {
    id: 'nurse',
    picture: 'voice-nurse',
    name: named('Sample nurse'),
    role: role('Registered nurse'),
    location: location(cityLabel(cities.portland)),
    content: content(
      'My third BLS renewal, and the first where I spent more time on compressions than on watching. Six people in the room, three manikins.',
    ),
    rating: 5,
  },
  {
    id: 'site-manager',
    picture: 'voice-site-manager',
    name: named('Sample site manager'),
    role: role('Construction site manager'),
    location: location(cityLabel(cities.lasvegas)),
    content: content(
      'They came to our site at six in the morning and trained both shifts. The crew still talks about it.',
    ),
    rating: 5,
  },
  {
    id: 'teacher',
    picture: 'voice-teacher',
    name: named('Sample teacher'),
    role: role('Middle school teacher'),
    location: location(cityLabel(cities.boise)),
    content: content('No lecture, no fear. We practiced with the AED until it felt ordinary.'),
    rating: 5,
  },
  {
    id: 'paramedic',
    picture: 'voice-paramedic',
    name: named('Sample paramedic'),
    role: role('Paramedic'),
    location: location(cityLabel(cities.sacramento)),
    content: content(
      'The ACLS scenarios were close to real calls. The instructor let us make mistakes, then took us through them one by one.',
    ),
    rating: 5,
  },
  {
    id: 'dental-office',
    picture: 'voice-dental-office',
    name: named('Sample office manager'),
    role: role('Dental office manager'),
    location: location(cityLabel(cities.tucson)),
    content: content(
      'CPR in the morning, HIPAA after lunch, and the paperwork was in order for the whole office.',
    ),
    rating: 5,
  },
  {
    id: 'coach',
    picture: 'voice-coach',
    name: named('Sample coach'),
    role: role('Youth soccer coach'),
    location: location(cityLabel(cities.sandiego)),
    content: content(
      'I was the one who always hoped somebody else would know what to do. I am not that person anymore.',
    ),
    rating: 5,
  },
  {
    id: 'instructor',
    picture: 'voice-instructor',
    name: named('Sample instructor'),
    role: role('CPR instructor'),
    location: location(cityLabel(cities.atlanta)),
    content: content(
      'I took the instructor course here and taught my first class a month later. When I had a question, a person picked up the phone.',
    ),
    rating: 5,
  },
  {
    id: 'caregiver',
    picture: 'voice-caregiver',
    name: named('Sample caregiver'),
    role: role('Home health aide'),
    location: location(cityLabel(cities.chicago)),
    content: content(
      'English is my second language. They repeated things, they showed me again, and nobody rushed me.',
    ),
    rating: 5,
  },
] as const satisfies readonly Testimonial[];
