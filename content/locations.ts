import { placeholder } from '@/lib/facts';
import type { IconName } from '@/lib/icon-name';
import type { FormRule, Location } from '@/lib/locations';
import type { OutboundId } from './outbound';

/** The states (and DC) that have a city, by their code. */
export const stateNames = {
  AL: 'Alabama',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  LA: 'Louisiana',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  NV: 'Nevada',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  OH: 'Ohio',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  WA: 'Washington',
} as const satisfies Readonly<Record<string, string>>;

export type StateCode = keyof typeof stateNames;

/** The spec names 13 cities and hides the rest of about 60: those are samples until the owner confirms them. */
const unconfirmed = <Name extends string>(name: Name) =>
  placeholder(name, 'Confirm that classes run in this city, or take its line out.', 'training');

/** Every city where classes run. A new city is one line here; add its state above if it is the first there. */
export const locations = [
  { id: 'birmingham', city: unconfirmed('Birmingham'), state: 'AL', latitude: 33.5186, longitude: -86.8104 },
  { id: 'mobile', city: unconfirmed('Mobile'), state: 'AL', latitude: 30.6954, longitude: -88.0399 },
  { id: 'montgomery', city: unconfirmed('Montgomery'), state: 'AL', latitude: 32.3792, longitude: -86.3077 },
  { id: 'flagstaff', city: unconfirmed('Flagstaff'), state: 'AZ', latitude: 35.1983, longitude: -111.6513 },
  { id: 'mesa', city: 'Mesa', state: 'AZ', latitude: 33.4152, longitude: -111.8315 },
  { id: 'tucson', city: 'Tucson', state: 'AZ', latitude: 32.2226, longitude: -110.9747 },
  { id: 'fresno', city: unconfirmed('Fresno'), state: 'CA', latitude: 36.7378, longitude: -119.7871 },
  { id: 'losangeles', city: 'Los Angeles', state: 'CA', latitude: 34.0522, longitude: -118.2437 },
  { id: 'sacramento', city: 'Sacramento', state: 'CA', latitude: 38.5816, longitude: -121.4944 },
  { id: 'sandiego', city: 'San Diego', state: 'CA', latitude: 32.7157, longitude: -117.1611 },
  { id: 'sanfrancisco', city: 'San Francisco', state: 'CA', latitude: 37.7749, longitude: -122.4194 },
  { id: 'denver', city: unconfirmed('Denver'), state: 'CO', latitude: 39.7392, longitude: -104.9903 },
  { id: 'grandjunction', city: unconfirmed('Grand Junction'), state: 'CO', latitude: 39.0639, longitude: -108.5506 },
  { id: 'washington', city: unconfirmed('Washington'), state: 'DC', latitude: 38.9072, longitude: -77.0369, aliases: ['Washington DC'] },
  { id: 'jacksonville', city: unconfirmed('Jacksonville'), state: 'FL', latitude: 30.3322, longitude: -81.6557 },
  { id: 'miami', city: unconfirmed('Miami'), state: 'FL', latitude: 25.7617, longitude: -80.1918 },
  { id: 'orlando', city: unconfirmed('Orlando'), state: 'FL', latitude: 28.5383, longitude: -81.3792 },
  { id: 'tallahassee', city: unconfirmed('Tallahassee'), state: 'FL', latitude: 30.4383, longitude: -84.2807 },
  { id: 'tampa', city: unconfirmed('Tampa'), state: 'FL', latitude: 27.9506, longitude: -82.4572 },
  { id: 'atlanta', city: unconfirmed('Atlanta'), state: 'GA', latitude: 33.749, longitude: -84.388 },
  { id: 'savannah', city: unconfirmed('Savannah'), state: 'GA', latitude: 32.0809, longitude: -81.0912 },
  { id: 'boise', city: 'Boise', state: 'ID', latitude: 43.615, longitude: -116.2023 },
  { id: 'chicago', city: 'Chicago', state: 'IL', latitude: 41.8781, longitude: -87.6298 },
  { id: 'peoria', city: unconfirmed('Peoria'), state: 'IL', latitude: 40.6936, longitude: -89.589 },
  { id: 'indianapolis', city: unconfirmed('Indianapolis'), state: 'IN', latitude: 39.7684, longitude: -86.1581 },
  { id: 'neworleans', city: unconfirmed('New Orleans'), state: 'LA', latitude: 29.9511, longitude: -90.0715, aliases: ['NOLA'] },
  { id: 'shreveport', city: unconfirmed('Shreveport'), state: 'LA', latitude: 32.5252, longitude: -93.7502 },
  { id: 'detroit', city: unconfirmed('Detroit'), state: 'MI', latitude: 42.3314, longitude: -83.0458 },
  { id: 'grandrapids', city: unconfirmed('Grand Rapids'), state: 'MI', latitude: 42.9634, longitude: -85.6681 },
  { id: 'minneapolis', city: unconfirmed('Minneapolis'), state: 'MN', latitude: 44.9778, longitude: -93.265 },
  { id: 'kansascity', city: unconfirmed('Kansas City'), state: 'MO', latitude: 39.0997, longitude: -94.5786 },
  { id: 'stlouis', city: unconfirmed('St. Louis'), state: 'MO', latitude: 38.627, longitude: -90.1994 },
  { id: 'charlotte', city: unconfirmed('Charlotte'), state: 'NC', latitude: 35.2271, longitude: -80.8431 },
  { id: 'raleigh', city: unconfirmed('Raleigh'), state: 'NC', latitude: 35.7796, longitude: -78.6382 },
  { id: 'wilmington', city: unconfirmed('Wilmington'), state: 'NC', latitude: 34.2257, longitude: -77.9447 },
  { id: 'albuquerque', city: 'Albuquerque', state: 'NM', latitude: 35.0844, longitude: -106.6504 },
  { id: 'lasvegas', city: 'Las Vegas', state: 'NV', latitude: 36.1699, longitude: -115.1398 },
  { id: 'reno', city: 'Reno', state: 'NV', latitude: 39.5296, longitude: -119.8138 },
  { id: 'albany', city: unconfirmed('Albany'), state: 'NY', latitude: 42.6526, longitude: -73.7562 },
  { id: 'buffalo', city: unconfirmed('Buffalo'), state: 'NY', latitude: 42.8864, longitude: -78.8784 },
  { id: 'newyork', city: unconfirmed('New York'), state: 'NY', latitude: 40.7128, longitude: -74.006, aliases: ['NYC', 'New York City'] },
  { id: 'cincinnati', city: unconfirmed('Cincinnati'), state: 'OH', latitude: 39.1031, longitude: -84.512 },
  { id: 'cleveland', city: unconfirmed('Cleveland'), state: 'OH', latitude: 41.4993, longitude: -81.6944 },
  { id: 'columbus', city: unconfirmed('Columbus'), state: 'OH', latitude: 39.9612, longitude: -82.9988 },
  { id: 'portland', city: 'Portland', state: 'OR', latitude: 45.5152, longitude: -122.6784 },
  { id: 'philadelphia', city: unconfirmed('Philadelphia'), state: 'PA', latitude: 39.9526, longitude: -75.1652, aliases: ['Philly'] },
  { id: 'pittsburgh', city: unconfirmed('Pittsburgh'), state: 'PA', latitude: 40.4406, longitude: -79.9959 },
  { id: 'charleston', city: unconfirmed('Charleston'), state: 'SC', latitude: 32.7765, longitude: -79.9311 },
  { id: 'columbia', city: unconfirmed('Columbia'), state: 'SC', latitude: 34.0007, longitude: -81.0348 },
  { id: 'knoxville', city: unconfirmed('Knoxville'), state: 'TN', latitude: 35.9606, longitude: -83.9207 },
  { id: 'memphis', city: unconfirmed('Memphis'), state: 'TN', latitude: 35.1495, longitude: -90.049 },
  { id: 'nashville', city: unconfirmed('Nashville'), state: 'TN', latitude: 36.1627, longitude: -86.7816 },
  { id: 'dallas', city: unconfirmed('Dallas'), state: 'TX', latitude: 32.7767, longitude: -96.797 },
  { id: 'houston', city: unconfirmed('Houston'), state: 'TX', latitude: 29.7604, longitude: -95.3698 },
  { id: 'lubbock', city: unconfirmed('Lubbock'), state: 'TX', latitude: 33.5779, longitude: -101.8552 },
  { id: 'sanantonio', city: unconfirmed('San Antonio'), state: 'TX', latitude: 29.4241, longitude: -98.4936 },
  { id: 'saltlakecity', city: 'Salt Lake City', state: 'UT', latitude: 40.7608, longitude: -111.891, aliases: ['Salt Lake'] },
  { id: 'richmond', city: unconfirmed('Richmond'), state: 'VA', latitude: 37.5407, longitude: -77.436 },
  { id: 'seattle', city: unconfirmed('Seattle'), state: 'WA', latitude: 47.6062, longitude: -122.3321 },
  { id: 'spokane', city: unconfirmed('Spokane'), state: 'WA', latitude: 47.6588, longitude: -117.426 },
] as const satisfies readonly Location<string, StateCode>[];

export type LocationId = (typeof locations)[number]['id'];

type CityForms = Readonly<Partial<Record<LocationId, OutboundId>>>;

/** Ten western cities share a Red Cross form of their own (spec part 1, section 7). */
const redCrossOwn = {
  mesa: 'redCrossWestern',
  losangeles: 'redCrossWestern',
  sandiego: 'redCrossWestern',
  reno: 'redCrossWestern',
  lasvegas: 'redCrossWestern',
  saltlakecity: 'redCrossWestern',
  boise: 'redCrossWestern',
  sanfrancisco: 'redCrossWestern',
  portland: 'redCrossWestern',
  sacramento: 'redCrossWestern',
} as const satisfies CityForms;

/** Thirteen cities have an AHA form each (spec part 1, section 7). */
const ahaOwn = {
  mesa: 'ahaMesa',
  reno: 'ahaReno',
  boise: 'ahaBoise',
  sacramento: 'ahaSacramento',
  tucson: 'ahaTucson',
  sanfrancisco: 'ahaSanFrancisco',
  sandiego: 'ahaSanDiego',
  lasvegas: 'ahaLasVegas',
  portland: 'ahaPortland',
  chicago: 'ahaChicago',
  saltlakecity: 'ahaSaltLakeCity',
  albuquerque: 'ahaAlbuquerque',
  losangeles: 'ahaLosAngeles',
} as const satisfies CityForms;

type ClassKind = { readonly id: string; readonly label: string; readonly icon: IconName; readonly form: FormRule<OutboundId> };

/** The six class buttons of a city, in the order of the spec, each with the rule for its registration form. */
export const classKinds = [
  { id: 'red-cross', label: 'Red Cross Classes', icon: 'heart', form: { own: redCrossOwn, otherwise: 'redCrossGeneral' } },
  { id: 'virtual-red-cross', label: 'Virtual Red Cross', icon: 'laptop', form: { own: {}, otherwise: 'virtualRedCross' } },
  { id: 'aha', label: 'AHA Classes', icon: 'pulse', form: { own: ahaOwn, otherwise: 'ahaGeneral' } },
  { id: 'instructor', label: 'Instructor Classes', icon: 'presentation', form: { own: {}, otherwise: 'instructorClasses' } },
  { id: 'osha-hipaa', label: 'OSHA & HIPAA Classes', icon: 'hard-hat', form: { own: {}, otherwise: 'oshaHipaaClasses' } },
  { id: 'dot-courier', label: 'DOT & Medical Courier Classes', icon: 'truck', form: { own: {}, otherwise: 'dotCourierClasses' } },
] as const satisfies readonly ClassKind[];

export type ClassKindId = (typeof classKinds)[number]['id'];

type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Values of `?class=` besides the six kinds and the ids of courses: what visitors call a class that both organizations
 * teach. See components/locations/class-requests.ts for the whole list.
 */
export const classNames = {
  bls: { label: 'BLS', kinds: ['aha', 'red-cross'] },
  cpr: { label: 'CPR', kinds: ['aha', 'red-cross'] },
} as const satisfies Readonly<Record<string, ClassRequest>>;
