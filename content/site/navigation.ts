import type { SocialRole } from "@/lib/tables/tables";
import { openOnly } from "./open-shops";
import { outbound, type OutboundId } from "./outbound";
import type { RouteId } from "./routes";

export type NavigationLink = { readonly label: string; readonly route: RouteId; readonly hash?: string };

/** A link to a page of the site, to another site, or an email to us with this subject. */
export type Way =
  | (NavigationLink & { readonly query?: Readonly<Record<string, string>> })
  | { readonly label: string; readonly outbound: OutboundId }
  | { readonly label: string; readonly mail: string };

/** The first element in the tab order of every page. */
export const skipLink = "Skip to content";

export type LinkGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

const groups = [
  {
    title: "Classes",
    links: [
      { label: "AHA Courses", route: "ahaCourses" },
      { label: "Red Cross Courses", route: "redCrossCourses" },
      { label: "Continuing Education", route: "continuingEducation" },
      { label: "OSHA & HIPAA Classes", route: "oshaClasses" },
      { label: "Workplace Compliance", route: "oshaCompliance" },
      { label: "Business Opportunities", route: "businessOpportunities" },
    ],
  },
  {
    title: "Your class",
    links: [
      { label: "Before your first class", route: "beforeClass" },
      { label: "Online or in person", route: "beforeClass", hash: "ways" },
      { label: "Late arrivals, changes and refunds", route: "beforeClass", hash: "late" },
      { label: "Your card", route: "yourCard" },
      { label: "On-site training", route: "hostTraining" },
      { label: "Monthly AED check", route: "aedCheck" },
    ],
  },
  {
    title: "Clinical references",
    links: [
      { label: "BLS Algorithm", route: "blsAlgorithm" },
      { label: "ACLS Algorithms", route: "aclsAlgorithm" },
      { label: "Bradycardia", route: "bradycardiaAlgorithm" },
      { label: "Tachycardia", route: "tachycardiaAlgorithm" },
      { label: "PALS Algorithms", route: "palsAlgorithm" },
    ],
  },
  {
    title: "Shop",
    links: [
      { label: "Merchandise", route: "merchandise" },
      { label: "AED & First Aid Equipment", route: "equipment" },
      { label: "Books & Guides", route: "booksGuides" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", route: "about" },
      { label: "Locations", route: "locations" },
      { label: "Instructor Portal", route: "instructors" },
      { label: "Contact", route: "home", hash: "contact" },
      { label: "A to Z", route: "aToZ" },
    ],
  },
] as const satisfies readonly LinkGroup[];

const [classes, , clinical, shop] = groups;

/**
 * The columns of the footer. A shop without products gets no link, and the column is omitted if no shop has products.
 */
export const footerGroups: readonly LinkGroup[] = groups
  .map((group: LinkGroup) => ({ ...group, links: openOnly<NavigationLink>(group.links) }))
  .filter(({ links }) => links.length > 0);

const openShops = openOnly<NavigationLink>(shop.links);

export type HeaderLink = NavigationLink & { readonly menu?: LinkGroup };

/** Header links in the specified order, and the menus that two of them open. */
export const headerLinks = [
  { label: "Home", route: "home" },
  {
    label: "Services",
    route: "home",
    hash: "services",
    menu: {
      title: "All classes",
      links: [
        ...classes.links,
        { label: "Which course do I need?", route: "locations", hash: "which-course" },
      ],
    },
  },
  { label: "Locations", route: "locations" },
  { label: "About", route: "about" },
  ...openShops.slice(0, 1).map((link) => ({ ...link, menu: { title: "All shops", links: openShops } })),
  { label: "Contact", route: "home", hash: "contact" },
] as const satisfies readonly HeaderLink[];

/** Other common destinations: the second group of the menu on small screens. */
export const menuLinks = openOnly<NavigationLink>([
  { label: "AEDs and first aid", route: "equipment" },
  { label: "Instructor portal", route: "instructors" },
  { label: "Before your first class", route: "beforeClass" },
  { label: "Your card", route: "yourCard" },
  { label: "On-site training", route: "hostTraining" },
  { label: "When does my card expire?", route: "ahaCourses", hash: "renewal" },
  { label: "Everything, A to Z", route: "aToZ" },
]);

/** Cards for anyone who witnesses an emergency: in the top bar, and first in the menu on small screens. */
export const helpLink = {
  label: "Help now",
  route: "blsAlgorithm",
  hash: "help-now",
} as const satisfies NavigationLink;

/** The pages that the same group collapses under one line. */
export const menuReferences: LinkGroup = clinical;

export const legalLinks = [
  { label: "Terms of Service", route: "termsOfService" },
  { label: "Privacy", route: "privacy" },
  { label: "Website Terms", route: "terms" },
  { label: "Accessibility", route: "accessibility" },
] as const satisfies readonly NavigationLink[];

const profiles = [
  { label: "Facebook", outbound: "facebook" },
  { label: "Instagram", outbound: "instagram" },
  { label: "LinkedIn", outbound: "linkedin" },
  { label: "YouTube", outbound: "youtube" },
] as const satisfies readonly { label: string; outbound: SocialRole }[];

/** The profiles that have a row in content/tables/links.csv. */
export const socialLinks = profiles.filter((profile) => Object.hasOwn(outbound, profile.outbound));

export const serviceLinks = [
  { label: "Book a class online", outbound: "booking" },
  { label: "Verify an eCard", outbound: "ecard-check" },
] as const satisfies readonly { label: string; outbound: OutboundId }[];
