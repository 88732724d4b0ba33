import { placeholder } from '@/lib/facts/facts';
import type { FormRule, Location } from '@/lib/locations/locations';
import { cities } from '@/content/site/places';
import type { StateCode } from '@/lib/site/state-codes';
import type { OutboundId } from '@/content/site/outbound';

/** The specification names 13 of about 60 cities (docs/specification.md#registration-forms); the others are samples until the owner confirms them. */
const unconfirmed = <City extends string>(city: City) =>
  placeholder<City>(city, 'Whether classes run in this city.', 'training', {
    kind: 'runs-here',
    remove: 'entry',
  });

/** Every city where classes run. A new city is one line here and its name in content/site/places.ts. */
export const locations = [
  {
    id: 'birmingham',
    city: unconfirmed(cities.birmingham.city),
    state: cities.birmingham.state,
    latitude: 33.5186,
    longitude: -86.8104,
  },
  {
    id: 'mobile',
    city: unconfirmed(cities.mobile.city),
    state: cities.mobile.state,
    latitude: 30.6954,
    longitude: -88.0399,
  },
  {
    id: 'montgomery',
    city: unconfirmed(cities.montgomery.city),
    state: cities.montgomery.state,
    latitude: 32.3792,
    longitude: -86.3077,
  },
  {
    id: 'flagstaff',
    city: unconfirmed(cities.flagstaff.city),
    state: cities.flagstaff.state,
    latitude: 35.1983,
    longitude: -111.6513,
  },
  { id: 'mesa', ...cities.mesa, latitude: 33.4152, longitude: -111.8315 },
  { id: 'tucson', ...cities.tucson, latitude: 32.2226, longitude: -110.9747 },
  {
    id: 'fresno',
    city: unconfirmed(cities.fresno.city),
    state: cities.fresno.state,
    latitude: 36.7378,
    longitude: -119.7871,
  },
  { id: 'losangeles', ...cities.losangeles, latitude: 34.0522, longitude: -118.2437 },
  { id: 'sacramento', ...cities.sacramento, latitude: 38.5816, longitude: -121.4944 },
  { id: 'sandiego', ...cities.sandiego, latitude: 32.7157, longitude: -117.1611 },
  { id: 'sanfrancisco', ...cities.sanfrancisco, latitude: 37.7749, longitude: -122.4194 },
  {
    id: 'denver',
    city: unconfirmed(cities.denver.city),
    state: cities.denver.state,
    latitude: 39.7392,
    longitude: -104.9903,
  },
  {
    id: 'grandjunction',
    city: unconfirmed(cities.grandjunction.city),
    state: cities.grandjunction.state,
    latitude: 39.0639,
    longitude: -108.5506,
  },
  {
    id: 'washington',
    city: unconfirmed(cities.washington.city),
    state: cities.washington.state,
    latitude: 38.9072,
    longitude: -77.0369,
    aliases: [`${cities.washington.city} DC`],
  },
  {
    id: 'jacksonville',
    city: unconfirmed(cities.jacksonville.city),
    state: cities.jacksonville.state,
    latitude: 30.3322,
    longitude: -81.6557,
    aliases: ['Jax'],
  },
  {
    id: 'miami',
    city: unconfirmed(cities.miami.city),
    state: cities.miami.state,
    latitude: 25.7617,
    longitude: -80.1918,
  },
  {
    id: 'orlando',
    city: unconfirmed(cities.orlando.city),
    state: cities.orlando.state,
    latitude: 28.5383,
    longitude: -81.3792,
  },
  {
    id: 'tallahassee',
    city: unconfirmed(cities.tallahassee.city),
    state: cities.tallahassee.state,
    latitude: 30.4383,
    longitude: -84.2807,
  },
  {
    id: 'tampa',
    city: unconfirmed(cities.tampa.city),
    state: cities.tampa.state,
    latitude: 27.9506,
    longitude: -82.4572,
  },
  {
    id: 'atlanta',
    city: unconfirmed(cities.atlanta.city),
    state: cities.atlanta.state,
    latitude: 33.749,
    longitude: -84.388,
  },
  {
    id: 'savannah',
    city: unconfirmed(cities.savannah.city),
    state: cities.savannah.state,
    latitude: 32.0809,
    longitude: -81.0912,
  },
  { id: 'boise', ...cities.boise, latitude: 43.615, longitude: -116.2023 },
  { id: 'chicago', ...cities.chicago, latitude: 41.8781, longitude: -87.6298 },
  {
    id: 'peoria',
    city: unconfirmed(cities.peoria.city),
    state: cities.peoria.state,
    latitude: 40.6936,
    longitude: -89.589,
  },
  {
    id: 'indianapolis',
    city: unconfirmed(cities.indianapolis.city),
    state: cities.indianapolis.state,
    latitude: 39.7684,
    longitude: -86.1581,
    aliases: ['Indy'],
  },
  {
    id: 'neworleans',
    city: unconfirmed(cities.neworleans.city),
    state: cities.neworleans.state,
    latitude: 29.9511,
    longitude: -90.0715,
    aliases: ['NOLA'],
  },
  {
    id: 'shreveport',
    city: unconfirmed(cities.shreveport.city),
    state: cities.shreveport.state,
    latitude: 32.5252,
    longitude: -93.7502,
  },
  {
    id: 'detroit',
    city: unconfirmed(cities.detroit.city),
    state: cities.detroit.state,
    latitude: 42.3314,
    longitude: -83.0458,
  },
  {
    id: 'grandrapids',
    city: unconfirmed(cities.grandrapids.city),
    state: cities.grandrapids.state,
    latitude: 42.9634,
    longitude: -85.6681,
  },
  {
    id: 'minneapolis',
    city: unconfirmed(cities.minneapolis.city),
    state: cities.minneapolis.state,
    latitude: 44.9778,
    longitude: -93.265,
  },
  {
    id: 'kansascity',
    city: unconfirmed(cities.kansascity.city),
    state: cities.kansascity.state,
    latitude: 39.0997,
    longitude: -94.5786,
  },
  {
    id: 'stlouis',
    city: unconfirmed(cities.stlouis.city),
    state: cities.stlouis.state,
    latitude: 38.627,
    longitude: -90.1994,
  },
  {
    id: 'charlotte',
    city: unconfirmed(cities.charlotte.city),
    state: cities.charlotte.state,
    latitude: 35.2271,
    longitude: -80.8431,
  },
  {
    id: 'raleigh',
    city: unconfirmed(cities.raleigh.city),
    state: cities.raleigh.state,
    latitude: 35.7796,
    longitude: -78.6382,
  },
  {
    id: 'wilmington',
    city: unconfirmed(cities.wilmington.city),
    state: cities.wilmington.state,
    latitude: 34.2257,
    longitude: -77.9447,
  },
  { id: 'albuquerque', ...cities.albuquerque, latitude: 35.0844, longitude: -106.6504 },
  { id: 'lasvegas', ...cities.lasvegas, latitude: 36.1699, longitude: -115.1398 },
  { id: 'reno', ...cities.reno, latitude: 39.5296, longitude: -119.8138 },
  {
    id: 'albany',
    city: unconfirmed(cities.albany.city),
    state: cities.albany.state,
    latitude: 42.6526,
    longitude: -73.7562,
  },
  {
    id: 'buffalo',
    city: unconfirmed(cities.buffalo.city),
    state: cities.buffalo.state,
    latitude: 42.8864,
    longitude: -78.8784,
  },
  {
    id: 'newyork',
    city: unconfirmed(cities.newyork.city),
    state: cities.newyork.state,
    latitude: 40.7128,
    longitude: -74.006,
    aliases: ['NYC', `${cities.newyork.city} City`],
  },
  {
    id: 'cincinnati',
    city: unconfirmed(cities.cincinnati.city),
    state: cities.cincinnati.state,
    latitude: 39.1031,
    longitude: -84.512,
  },
  {
    id: 'cleveland',
    city: unconfirmed(cities.cleveland.city),
    state: cities.cleveland.state,
    latitude: 41.4993,
    longitude: -81.6944,
  },
  {
    id: 'columbus',
    city: unconfirmed(cities.columbus.city),
    state: cities.columbus.state,
    latitude: 39.9612,
    longitude: -82.9988,
  },
  { id: 'portland', ...cities.portland, latitude: 45.5152, longitude: -122.6784 },
  {
    id: 'philadelphia',
    city: unconfirmed(cities.philadelphia.city),
    state: cities.philadelphia.state,
    latitude: 39.9526,
    longitude: -75.1652,
    aliases: ['Philly'],
  },
  {
    id: 'pittsburgh',
    city: unconfirmed(cities.pittsburgh.city),
    state: cities.pittsburgh.state,
    latitude: 40.4406,
    longitude: -79.9959,
  },
  {
    id: 'charleston',
    city: unconfirmed(cities.charleston.city),
    state: cities.charleston.state,
    latitude: 32.7765,
    longitude: -79.9311,
  },
  {
    id: 'columbia',
    city: unconfirmed(cities.columbia.city),
    state: cities.columbia.state,
    latitude: 34.0007,
    longitude: -81.0348,
  },
  {
    id: 'knoxville',
    city: unconfirmed(cities.knoxville.city),
    state: cities.knoxville.state,
    latitude: 35.9606,
    longitude: -83.9207,
  },
  {
    id: 'memphis',
    city: unconfirmed(cities.memphis.city),
    state: cities.memphis.state,
    latitude: 35.1495,
    longitude: -90.049,
  },
  {
    id: 'nashville',
    city: unconfirmed(cities.nashville.city),
    state: cities.nashville.state,
    latitude: 36.1627,
    longitude: -86.7816,
  },
  {
    id: 'dallas',
    city: unconfirmed(cities.dallas.city),
    state: cities.dallas.state,
    latitude: 32.7767,
    longitude: -96.797,
  },
  {
    id: 'houston',
    city: unconfirmed(cities.houston.city),
    state: cities.houston.state,
    latitude: 29.7604,
    longitude: -95.3698,
  },
  {
    id: 'lubbock',
    city: unconfirmed(cities.lubbock.city),
    state: cities.lubbock.state,
    latitude: 33.5779,
    longitude: -101.8552,
  },
  {
    id: 'sanantonio',
    city: unconfirmed(cities.sanantonio.city),
    state: cities.sanantonio.state,
    latitude: 29.4241,
    longitude: -98.4936,
  },
  {
    id: 'saltlakecity',
    ...cities.saltlakecity,
    latitude: 40.7608,
    longitude: -111.891,
    aliases: ['Salt Lake'],
  },
  {
    id: 'richmond',
    city: unconfirmed(cities.richmond.city),
    state: cities.richmond.state,
    latitude: 37.5407,
    longitude: -77.436,
  },
  {
    id: 'seattle',
    city: unconfirmed(cities.seattle.city),
    state: cities.seattle.state,
    latitude: 47.6062,
    longitude: -122.3321,
  },
  {
    id: 'spokane',
    city: unconfirmed(cities.spokane.city),
    state: cities.spokane.state,
    latitude: 47.6588,
    longitude: -117.426,
  },
] as const satisfies readonly Location<string, StateCode>[];

export type LocationId = (typeof locations)[number]['id'];

type CityForms = Readonly<Partial<Record<LocationId, OutboundId>>>;

/** Ten western cities share a Red Cross form (docs/specification.md#registration-forms). */
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

/** Thirteen cities each have an AHA form (docs/specification.md#registration-forms). */
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

type ClassKind = {
  readonly id: string;
  readonly label: string;
  /** What its form is called after the name of a class and a city. */
  readonly formName: string;
  readonly form: FormRule<OutboundId>;
};

/** The six class buttons of a city, in the specified order, each with the rule for its registration form. */
export const classKinds = [
  {
    id: 'red-cross',
    label: 'Red Cross Classes',
    formName: 'Red Cross form',
    form: { own: redCrossOwn, otherwise: 'redCrossGeneral' },
  },
  {
    id: 'virtual-red-cross',
    label: 'Virtual Red Cross',
    formName: 'Virtual Red Cross form',
    form: { own: {}, otherwise: 'virtualRedCross' },
  },
  {
    id: 'aha',
    label: 'AHA Classes',
    formName: 'AHA form',
    form: { own: ahaOwn, otherwise: 'ahaGeneral' },
  },
  {
    id: 'instructor',
    label: 'Instructor Classes',
    formName: 'instructor form',
    form: { own: {}, otherwise: 'instructorClasses' },
  },
  {
    id: 'osha-hipaa',
    label: 'OSHA & HIPAA Classes',
    formName: 'OSHA & HIPAA form',
    form: { own: {}, otherwise: 'oshaHipaaClasses' },
  },
  {
    id: 'dot-courier',
    label: 'DOT & Medical Courier Classes',
    formName: 'DOT & medical courier form',
    form: { own: {}, otherwise: 'dotCourierClasses' },
  },
] as const satisfies readonly ClassKind[];

export type ClassKindId = (typeof classKinds)[number]['id'];

/** The kind of class that needs no city near the visitor. */
export const onlineKind: ClassKindId = 'virtual-red-cross';

type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Values of `?class=` besides the six kinds and the ids of courses: what visitors call a class that both organizations
 * teach. See components/locations/view/class-requests.ts for the whole list.
 */
export const classNames = {
  bls: { label: 'BLS', kinds: ['aha', 'red-cross'] },
  cpr: { label: 'CPR', kinds: ['aha', 'red-cross'] },
  'infant-cpr': { label: 'CPR for infants and children', kinds: ['red-cross', 'aha'] },
  'first-aid': { label: 'First aid', kinds: ['red-cross'] },
} as const satisfies Readonly<Record<string, ClassRequest>>;
