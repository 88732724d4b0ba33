/** Copy of the page of each city, and of the one for online classes. */
export const cityPageLabels = {
  city: {
    title: "CPR and BLS Classes in {city}",
    heading: "Classes in {city}",
    description:
      "Dates, times and open seats of CPR, BLS, ACLS, first aid and safety classes in {city}. Register for a day, or save it to your calendar.",
    undated:
      "How to register for CPR, BLS, first aid and safety classes in {city}: forms, phone and email, and the nearest cities with dates.",
  },
  online: {
    title: "CPR and Safety Classes Live Online",
    heading: "Classes live online",
    description:
      "Dates, times and open seats of our classes that meet live online. Register for a day, or save it to your calendar.",
    undated:
      "How to register for a class that meets live online: the form, phone and email, and our courses.",
  },
  keywords: "CPR class {city}, BLS class {city}, first aid class {city}",
  lead: "Pick a date. You'll register on our booking partner's site.",
  leadUndated: "See open dates on a form, call us, or pick a nearby city.",
  jump: "Courses on this page",
  pick: "Pick a course",
  /** A course and the organization that issues its card. */
  course: "{course}, {organization}",
  details: "About this course",
  spots: { none: "Full", one: "1 spot", many: "{count} spots" },
  /** The time and the seats of a class. */
  facts: "{time} · {spots}",
  register: "Register",
  calendar: "Calendar file",
  /** Follows both, for screen readers. */
  which: "for {course}, {day}",
  dates: { one: "1 date", many: "{count} dates" },
  forms: "Register for another day",
  formsUndated: "Register",
  formsLead: "Each form lists its own days.",
  elsewhere: "More dates",
  allCities: "All cities",
  contact: "Call or email",
  /** The link from a list of cities. */
  all: "All dates in {city}",
  none: "Classes in {city}",
  /** The next class of a course. */
  next: "{course}: {day}",
} as const;

/** The next classes of all cities, on the home page. */
export const nextSeats = {
  title: "Next open seats",
  all: "All cities",
  where: "{time}, {place}",
} as const;
