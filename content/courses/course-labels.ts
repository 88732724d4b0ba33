import { organizations } from "@/content/site/organizations";

/** Sentences with the facts of a course. */
export const courseLabels = {
  /** The badge on a card. */
  validity: "{validity} cert",
  /** The line of a card in the details. */
  validCertification: "{certification}, valid {validity}",
  /** The subject of the email that requests a group quote. */
  quoteSubject: "Group Quote Request: {course}",
} as const;

/** The prices of a course as text. On request: the wording of the specification (docs/specification.md#courses). */
export const seatPriceTemplates = {
  onRequest: "Contact for Pricing",
  shown: "{price} per person, or {groupPrice} each for {groupMinimum} or more",
  same: "{price} per person",
} as const;

/** What the courses of a page leave open, said once a page. */
export const pageAsks = {
  call: "Call",
  or: "or",
  price: "ask for a price",
  subject: "Price request",
  body: "Hello,\n\nWhat does this cost?\n\nCourse: {course}\nPeople: \nCity: \nMy name and phone: ",
  group: "{minimum} or more? Ask for the group price",
} as const;

/** How long a class takes and what credit it gives. */
export const lengthLabels = {
  hours: "{hours} hours",
  /** With anything that has to follow the class hours. */
  hoursThen: "{hours} hours, plus {then}",
  contactHours: { one: "1 contact hour", many: "{count} contact hours" },
  ceu: "{ceu} CEU",
} as const;

/** Labels for the facts of a course on its card, in its details and in the comparisons. */
export const courseTerms = {
  course: "Course",
  duration: "Duration",
  certification: "Certification",
  price: "Price",
  credit: "Credit",
  next: "Next date",
  prerequisites: "Prerequisites",
  audience: "Who it's for",
  contents: "Topics",
} as const;

/** The next dates of a course, on its card. */
export const courseCardLabels = { nextDate: "{day}, {place}", seeDates: "See dates" } as const;

/** Titles and links of a course page, in page order. */
export const coursePage = {
  back: "Back to Services",
  index: "Courses on this page",
  views: "Views of the courses",
  overview: {
    title: "Course Overview",
    lead: "Take the class your employer asks for by name.",
    short: "Overview",
    register: "Register For Class",
  },
  comparison: {
    title: "Compare Courses",
    lead: "All classes, side by side.",
    short: "Compare",
    label: "Comparison of the courses",
    /** The two columns on a phone. */
    picks: ["First course", "Second course"],
    caption: "{title}: duration, certification, price, audience and prerequisites",
  },
  requirements: {
    title: "Requirements & FAQ",
    lead: "Before class, and what people ask.",
    before: "Before class",
    prerequisites: "Prerequisites by course",
    questions: "Questions",
    rules: { before: "The full rules are in the", link: "terms of service", after: "." },
    cardCheck: { before: "Check a card on the", link: "eCard page", after: "." },
  },
  help: {
    title: "Not sure which card you need?",
    lead: "Ask your employer, or call us.",
    other: {
      aha: { label: "Red Cross courses", route: "redCrossCourses" },
      "red-cross": { label: "AHA courses", route: "ahaCourses" },
    },
  },
} as const;

/** The full details of one course or class. */
export const detailsLabels = {
  learning: "What you learn",
  training: "Training content",
  ways: "Online, blended or in person",
  upcoming: "Upcoming classes",
  register: "Register Now",
  registerClass: "Register",
  /** Follows the register and quote links, for screen readers. */
  which: "for {course}",
  group: "For a group",
  groupPrice: "For {groupMinimum} or more people in one class.",
} as const;

/** The button that opens the details, and the dialog. */
export const detailsDialogLabels = {
  open: "View details",
  /** Follows {@link open}, for screen readers. */
  openEnd: "of {title}",
  close: "Close",
} as const;

/** Shown once the visitor's day allows a date, and the calendar file. */
export const upcomingClassLabels = {
  register: "Register",
  calendarFile: "Calendar file",
  /** Follows both, for screen readers. */
  which: "for {day}, {place}",
  spots: { none: "Full", one: "1 spot available", many: "{count} spots available" },
  calendarNote: "Saving a date doesn't register you. Your seat is booked once the form confirms it.",
} as const;

/** The group quote: labels, sentences, and the email that requests it. */
export const groupQuoteLabels = {
  people: "Number of people",
  day: "Preferred day",
  optional: "Optional",
  submit: "Request Group Quote",
  /** Follows it, for screen readers. */
  which: detailsLabels.which,
  sentences: {
    people: { one: "1 person", many: "{count} people" },
    notACount: "Enter a whole number of people, 1 or more.",
    tooMany:
      "For more than {limit} people, we plan several classes. Send the request, and we'll work out a price with you.",
    request: "We'll reply with a price for {people}.",
    groupSum: "{people} at the group price of {price} each: {sum}.",
    singleSum: "{people} at {price} each: {sum}.",
    groupStart: "The group price starts at {minimum} people.",
    rushApplies: "Rush fee, because the date is less than {days} days away: {fee}.",
    rushUnknown: "Training on a date less than {days} days away adds a {fee} rush fee.",
    rushPast: "That date has passed. Choose one in the future.",
    estimate: "Estimate: {total}.",
    confirm: "We'll confirm the price when we reply.",
  },
  mail: {
    request:
      "Hello,\n\nPlease send me a group quote.\n\nCourse: {course}\nPeople: {people}\nPreferred day: {day}\nLocation: ",
    estimate: "Estimate from the website:",
  },
} as const;

/** When a card expires, and the reminder for the visitor's calendar. */
export const renewalLabels = {
  title: "When does your card expire?",
  course: "Course",
  issued: "Issue date on the card",
  save: "Save to my calendar",
  validThrough: "Valid through",
  unreadable: "We can't read that date. Check it against your card.",
  isAhead: "That date is in the future. Enter the issue date on your card.",
  lookFrom: "Start looking for a renewal class on {date}. That leaves you {days} days.",
  due: "Your card expires soon. Find a renewal class.",
  expired: "That date has passed. You may need to take the full class again.",
  /** A link to the registration forms of the class. */
  find: "Find a class: {course}",
  event: {
    title: "{course}: renew your card by {expires}",
    text: "Your {course} card is valid through {expires}. Look for a renewal class.",
    fileName: "renew {course}",
  },
  /** What the file does. */
  shows: "Your calendar will show it on {date}.",
} as const;

/** Two or three courses side by side. */
export const sideBySideLabels = {
  title: "Side by side",
  lead: "Pick two or three courses.",
  oneMore: "Pick one more.",
  shown: "{count} courses are shown side by side.",
  full: "You can compare up to {limit}. Remove one to pick another.",
  label: "Chosen courses side by side",
  differs: "Differs",
} as const;

/** The organization names before a course's name. */
export const courseProviders = { aha: organizations.aha.short, "red-cross": "Red Cross" } as const;

/** Several dates in one list: the cards of a team, pads and batteries. */
export const reminderListLabels = {
  row: "Reminder {number}",
  kind: "What",
  note: "Name or place (optional)",
  unreadable: "We can't read that date. Check it again.",
  isAhead: "That date is in the future. Enter the date the card was issued.",
  valid: "Good through {expires}. Renew or replace it from {date} on.",
  due: "Good through {expires}. Renew or replace it soon.",
  expired: "It was good through {expires}. Renew or replace it now.",
  add: "Add a row",
  remove: "Remove",
  save: "Save to my calendar",
  /** After the download of a file. */
  saved: "{what}: open the file, and your calendar will show it on {date}.",
  print: "Print the list",
  kept: "Nothing is stored or sent. The list goes away when you leave.",
  list: {
    caption: "What expires, and when",
    what: "What",
    expires: "Good through",
    from: "Renew or replace from",
  },
  event: {
    title: "{what}: renew or replace by {expires}",
    text: "{what}: good through {expires}.",
    fileName: "reminder {what}",
  },
} as const;
