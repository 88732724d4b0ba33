import { cityPageLabels } from "./city-page";
import type { NavigationLink } from "@/content/site/navigation";

/**
 * Copy of the locations page (docs/specification.md#locations). Cities and forms are in
 * content/locations/locations.ts.
 */
export const locationsPage = {
  title: "Training Locations",
  lead: "Find your city and register.",
  directory: {
    title: "All cities, by state",
    lead: "You'll register on our booking partner's site.",
    cityLabel: "Phone, email and classes in {city}",
  },
  nextTitle: "What happens next",
  programsTitle: "Programs",
} as const;

/** Labels of the finder at the top of the page, with `{n}` and `{text}` to fill in. */
export const finderLabels = {
  searchLabel: "City, state or ZIP code",
  searchHint: "City, state or ZIP",
  submit: "Show",
  selectLabel: "Or pick from the list",
  selectEmpty: "All cities",
  locate: "Nearest to me",
  locating: "Finding your location …",
  located: "The cities nearest you. Your location stays on your device.",
  failures: {
    denied: "Your browser isn't sharing your location. Type your city instead.",
    unavailable: "Your device can't find your location right now. Type your city instead.",
    timeout: "That took too long. Try again, or type your city.",
  },
  miles: { less: "less than a mile", one: "1 mile", many: "{count} miles" },
  oneMatch: "1 city matches. For another place, add its state or type its ZIP code.",
  matches: '{n} places match "{text}". Choose one.',
  guess: "Did you mean {place}?",
  guesses: 'We don\'t know "{text}". Did you mean one of these?',
  more: "and {n} more: keep typing to narrow it down",
  noMatch: 'We don\'t know a place called "{text}". Check the spelling, add the state or type a ZIP code.',
  noZip: 'We don\'t know the ZIP code "{text}". Check it, or type the city.',
  keepTyping: "Keep typing: three letters of a city, or all five digits of a ZIP code.",
  looking: 'Looking for "{text}" on your device …',
  lookFailed: "We couldn't load the list of US places. Check your connection, or pick from the list below.",
  placeFound: "We aren't in {place} yet. These cities are closest. Your search stays on your device.",
  placeNear: "Closest to {place}. Your search stays on your device.",
  placeFar:
    "We don't have a city near {place}. Learn online, ask us for a class there, or go to the nearest. Your search stays on your device.",
  placeFarInRoom:
    "We don't have a city near {place}. Ask us for a class there, or go to the nearest. Your search stays on your device.",
  zip: "ZIP code {zip}",
  online: "Learn online: {kind}",
  emptyTitle: "Choose your city",
  emptyText: "Its classes and phone number show up here.",
  notSure: "Not sure which class?",
  questions: "Answer a few questions",
  toList: "See all cities",
  change: "Choose another city",
  forClass: "Your class: {text}",
  anyClass: "Show all classes",
  registerIn: "Register for {class} in {city}",
  otherForms: "Other classes in {city}",
  newTab: " (opens in a new tab)",
  allDates: "All dates in {city}",
  classDates: "Next dates",
  datesHere: "Next classes in {city}",
  datesNear: "No dates in {city} right now. The nearest:",
  classNear: "No dates for {class} in {city} right now. The nearest:",
  dated: "{day}, {time} · {spots}",
  spots: cityPageLabels.spots,
  placeMiles: "{place}, {miles}",
  nearestDated: "Nearest date",
  otherDates: "For another day, pick a form.",
} as const;

/** The email that registers for a dated class of a program without a form. */
export const registrationMail = {
  subject: "Class registration: {course}",
  body: "Hello,\n\nI'd like to register for this class.\n\nClass: {course}\nDay: {day}\nCity: {city}\nMy name and phone: ",
} as const;

export const mapLabels = {
  label: "Map of the cities",
  caption: "{cities} in {places}.",
  cities: { one: "1 city", many: "{count} cities" },
  states: { one: "1 state", many: "{count} states" },
  and: " and ",
  skip: "Skip the map",
} as const;

/** The steps from clicking a class button to holding the card. */
export const nextSteps = [
  { text: "You'll register on our booking partner's site." },
  { text: "Your seat is booked once the form confirms it." },
  { text: "You'll get your card after you pass." },
] as const;

/** The six programs. No table says in which cities each is taught. */
export const programs = [
  { label: "CPR/AED", route: "ahaCourses", hash: "heartsaver-cpr-aed" },
  { label: "BLS", route: "redCrossCourses", hash: "bls-provider" },
  { label: "ACLS", route: "ahaCourses", hash: "acls" },
  { label: "PALS", route: "ahaCourses", hash: "pals" },
  { label: "First Aid", route: "redCrossCourses", hash: "adult-pediatric-cpr-first-aid-aed" },
  { label: "OSHA safety", route: "oshaClasses" },
] as const satisfies readonly NavigationLink[];

/** `{city}` and `{class}` in the email are the visitor's city and class; empty if there is none. */
export const newLocation = {
  title: "Don't See Your City?",
  text: "Tell us where you are and how many people you have. We'll find a class nearby or bring one to you.",
  mail: "Request New Location",
  subject: "New Location Request",
  body: "City and state: {city}\nClass: {class}\nHow many people:\nWhen:\nMy name and phone:\n",
  linksLabel: "Courses",
  links: [
    { label: "AHA Courses", route: "ahaCourses" },
    { label: "Red Cross Courses", route: "redCrossCourses" },
    { label: "Continuing Education", route: "continuingEducation" },
    { label: "OSHA & HIPAA", route: "oshaCompliance" },
  ] satisfies readonly NavigationLink[],
} as const;

/** What the company does in its cities, for the page's structured data. */
export const trainingService = {
  name: "CPR, first aid and safety classes",
  description:
    "In-person classes in CPR, AED, basic and advanced life support, first aid and workplace safety.",
  type: "CPR, first aid and safety training",
} as const;
