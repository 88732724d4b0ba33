import { stateNames } from '@/content/site/places';
import { rowsOf } from '@/content/site/table-rows';
import { placeholder } from '@/lib/facts/facts';
import { officeTable } from '@/lib/tables/tables';
import type { OpeningHours } from '@/lib/time/opening-hours';

/** The number for emergencies in the United States. */
export const emergencyNumber = '911';

/** What a phone makes a link, wherever a sentence says it. */
export const emergencyCall = `call ${emergencyNumber}`;

const offices = rowsOf(officeTable);

/** The one place for the company's own facts. Nothing else spells out a name, number or address. */
export const company = {
  name: placeholder('Steadyhand CPR & Safety Training', 'The registered name of the company.', 'owner'),
  shortName: placeholder('Steadyhand', 'The short name used in the header.', 'owner'),
  tagline: placeholder('CPR, first aid and safety training', 'The tagline beside the logo.', 'marketing'),
  /** Its shapes are in content/site/mark.ts. */
  mark: placeholder(
    'A plaster that is a spirit level',
    'The mark beside the name, in the icons and in link previews. "confirm" keeps the one of the sample company; another one goes into content/site/mark.ts, and "npm run icons" draws the icons from it.',
    'marketing',
    { kind: ['confirm'] },
  ),
  origin: placeholder('https://www.example.com', 'The address the site is served from.', 'web', {
    kind: 'origin',
  }),
  phone: placeholder('(602) 555-0142', 'The main phone number.', 'owner'),
  supportEmail: placeholder('support@example.com', 'The e-mail address for support.', 'owner'),
  schedulingEmail: placeholder(
    'scheduling@example.com',
    'The e-mail address that every city shows.',
    'owner',
  ),
  /** The row of content/tables/offices.csv with the whole address. */
  headquarters: offices.find(({ isHeadquarters }) => isHeadquarters),
  satelliteOffices: offices.filter(({ isHeadquarters }) => !isHeadquarters),
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
  ],
  closed: 'Closed Sundays and major holidays',
  /** Founded in one year, opened for business in another. */
  foundedIn: 2006,
  openedIn: 2016,
  openedInMonth: 'March',
  /** The state whose law governs the terms (docs/specification.md#terms). */
  governedBy: stateNames.AZ,
  /** Shown in the footer. */
  copyrightYear: 2025,
} as const satisfies { hours: readonly OpeningHours[] } & Readonly<Record<string, unknown>>;
