import type { OutboundId } from './outbound';
import type { RouteId } from './routes';

export type NavigationLink = { readonly label: string; readonly route: RouteId; readonly hash?: string };

/** Links of the header, in the order of the specification. */
export const headerLinks = [
  { label: 'Home', route: 'home' },
  { label: 'Services', route: 'home', hash: 'services' },
  { label: 'Locations', route: 'locations' },
  { label: 'About', route: 'about' },
  { label: 'Merchandise', route: 'merchandise' },
  { label: 'Contact', route: 'home', hash: 'contact' },
] as const satisfies readonly NavigationLink[];

export type FooterGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

export const footerGroups = [
  {
    title: 'Classes',
    links: [
      { label: 'AHA Courses', route: 'ahaCourses' },
      { label: 'Red Cross Courses', route: 'redCrossCourses' },
      { label: 'Continuing Education', route: 'continuingEducation' },
      { label: 'OSHA & HIPAA Classes', route: 'oshaClasses' },
      { label: 'Workplace Compliance', route: 'oshaCompliance' },
      { label: 'Business Opportunities', route: 'businessOpportunities' },
    ],
  },
  {
    title: 'Clinical references',
    links: [
      { label: 'BLS Algorithm', route: 'blsAlgorithm' },
      { label: 'ACLS Algorithms', route: 'aclsAlgorithm' },
      { label: 'Bradycardia', route: 'bradycardiaAlgorithm' },
      { label: 'Tachycardia', route: 'tachycardiaAlgorithm' },
      { label: 'PALS Algorithms', route: 'palsAlgorithm' },
    ],
  },
  {
    title: 'Shop',
    links: [
      { label: 'Merchandise', route: 'merchandise' },
      { label: 'Books & Guides', route: 'booksGuides' },
      { label: 'AED & First Aid Equipment', route: 'equipment' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', route: 'about' },
      { label: 'Locations', route: 'locations' },
      { label: 'Instructor Portal', route: 'instructors' },
      { label: 'Contact', route: 'home', hash: 'contact' },
    ],
  },
] as const satisfies readonly FooterGroup[];

export const legalLinks = [
  { label: 'Terms of Service', route: 'termsOfService' },
  { label: 'Privacy', route: 'privacy' },
  { label: 'Website Terms', route: 'terms' },
  { label: 'Accessibility', route: 'accessibility' },
] as const satisfies readonly NavigationLink[];

export const socialLinks = [
  { label: 'Facebook', outbound: 'facebook' },
  { label: 'Instagram', outbound: 'instagram' },
  { label: 'LinkedIn', outbound: 'linkedin' },
  { label: 'YouTube', outbound: 'youtube' },
] as const satisfies readonly { label: string; outbound: OutboundId }[];

export const serviceLinks = [
  { label: 'Book a class online', outbound: 'booking' },
  { label: 'Verify an eCard', outbound: 'ecardCheck' },
] as const satisfies readonly { label: string; outbound: OutboundId }[];
