import { placeholder } from '@/lib/facts';

/** The one place where the company's own facts stand. Nothing else spells a name, number or address. */
export const company = {
  name: placeholder('Steadyhand CPR & Safety Training', 'The registered name of the company.', 'owner'),
  shortName: placeholder('Steadyhand', 'The short name used in the header.', 'owner'),
  tagline: placeholder('CPR, first aid and safety training', 'The tagline beside the logo.', 'marketing'),
  origin: placeholder('https://www.example.com', 'The address that the site is served under.', 'web'),
  phone: placeholder('(602) 555-0142', 'The main phone number.', 'owner'),
  supportEmail: placeholder('support@example.com', 'The e-mail address for support.', 'owner'),
  schedulingEmail: placeholder('scheduling@example.com', 'The e-mail address that every city shows.', 'owner'),
  headquarters: {
    street: placeholder('2400 E Sample Road, Suite 110', 'The street of the headquarters.', 'owner'),
    city: placeholder('Mesa', 'The city of the headquarters.', 'owner'),
    region: 'AZ',
    regionName: 'Arizona',
    postalCode: placeholder('85200', 'The postal code of the headquarters.', 'owner'),
    country: 'US',
    /** LocalBusiness markup appears only once the owner has confirmed the address. */
    isConfirmed: false,
  },
  satelliteOffices: [
    { id: 'atlanta', city: placeholder('Atlanta, GA', 'The first satellite office.', 'owner') },
    { id: 'charlotte', city: placeholder('Charlotte, NC', 'The second satellite office.', 'owner') },
    { id: 'nashville', city: placeholder('Nashville, TN', 'The third satellite office.', 'owner') },
    { id: 'losangeles', city: placeholder('Los Angeles, CA', 'The fourth satellite office.', 'owner') },
  ],
  hours: [
    { days: 'Monday to Friday', short: 'Mon-Fri', opens: '08:00', closes: '18:00', text: '8AM-6PM' },
    { days: 'Saturday', short: 'Sat', opens: '09:00', closes: '15:00', text: '9AM-3PM' },
  ],
  closed: 'Closed Sundays and major holidays',
  /** Shown in the footer, spec part 1, section 2. */
  copyrightYear: 2025,
} as const;
