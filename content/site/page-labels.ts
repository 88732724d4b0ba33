/** Labels of the frame of every page: header, footer, navigation. */
export const pageLabels = {
  contents: "On this page",
  /** The link from a group request. */
  hostGuide: "What you'll need on site",
  mainNavigation: "Main",
  smallScreenNavigation: "Main, small screen",
  menu: "Menu",
  /** Follows {@link menu}, for screen readers. */
  menuEnd: "of main pages",
  /** On the same button while the menu is open. */
  closeMenu: "Close",
  /** Follows {@link closeMenu}, for screen readers. */
  closeMenuEnd: "the menu",
  /** Precedes the number of items, for screen readers. */
  cart: "Items in your cart:",
  findClass: "Find a class",
  search: "Search",
  searchLabel: "Search the site",
  searchHint: "Course, city, product …",
  more: "More",
  register: "Register Now",
  locations: "{count} locations",
  back: "Back",
  breadcrumb: "Breadcrumb",
  serviceLinks: "Services on other sites",
  socialLinks: "Social profiles",
  /** Follows the company's tagline. */
  motto: "Calm hands, trained people.",
  rights: "All rights reserved.",
  lostPages: "Main pages",
} as const;

/** Announced after a link that leaves the site. */
export const newTab = "(opens in a new tab)";

/** The stars of a rating, for screen readers. */
export const starsLabel = "{rating} out of 5 stars";
