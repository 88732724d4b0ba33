import { inCities } from "@/content/company/claims";
import { company } from "@/content/company/company";
import type { RouteEntry } from "@/lib/site/routes";

/** A page of the training programs, which have a section on the home page. */
const trainingProgram = {
  parent: "/",
  above: { label: "Training Programs", hash: "services" },
  kind: "CollectionPage",
  hasBreadcrumb: true,
} as const;

/** A page of text. */
const textPage = { parent: "/", kind: "WebPage" } as const;

/** A card for anyone who witnesses an emergency. */
const helpCard = { parent: "/bls-algorithm", kind: "MedicalWebPage" } as const;

/** Every page of the site, for navigation, metadata, sitemap, structured data and tests. */
export const routes = {
  home: {
    path: "/",
    label: "Home",
    title: "CPR, First Aid and Safety Classes Near You",
    description: `CPR, BLS, ACLS, PALS, first aid, OSHA and HIPAA classes ${inCities("US ")}. Small groups, real equipment, and a card that employers accept.`,
    keywords: "CPR classes, first aid training, BLS certification, ACLS, PALS, OSHA training, HIPAA training",
    parent: null,
    kind: "WebPage",
  },
  locations: {
    path: "/locations",
    label: "Locations",
    title: "Training Locations: CPR Classes by City",
    description: `Find your city and register: AHA, Red Cross, instructor, OSHA, HIPAA and DOT classes ${inCities()}, with dates, times and open seats.`,
    keywords: "CPR classes near me, BLS class locations, Red Cross classes by city, AHA classes by city",
    parent: "/",
    kind: "CollectionPage",
    hasBreadcrumb: true,
  },
  about: {
    path: "/about",
    label: "About",
    title: "About Us: Our Mission, Story and Team",
    description: `Who teaches your class: our mission, our five values, our story since ${company.foundedIn}, the team, and the organizations whose courses we teach.`,
    keywords: "CPR training company, first aid instructors, safety training team, training center history",
    parent: "/",
    kind: "AboutPage",
  },
  ahaCourses: {
    path: "/aha-courses",
    label: "AHA Courses",
    title: "AHA Classes: Heartsaver, BLS, ACLS and PALS",
    description:
      "Compare AHA classes: Heartsaver CPR AED, BLS Provider, ACLS and PALS. Length, card, prerequisites and how to register, on one page.",
    keywords: "AHA BLS class, ACLS certification, PALS certification, Heartsaver CPR AED, AHA CPR courses",
    ...trainingProgram,
  },
  redCrossCourses: {
    path: "/red-cross-courses",
    label: "Red Cross Courses",
    title: "Red Cross Classes: CPR, First Aid, BLS, EMR",
    description:
      "Compare six Red Cross classes, from babysitter training to emergency medical responder: length, who it's for, certification and how to register.",
    keywords:
      "Red Cross CPR class, Red Cross BLS, babysitter training, wilderness first aid, emergency medical responder",
    ...trainingProgram,
  },
  continuingEducation: {
    path: "/continuing-education",
    label: "Continuing Education",
    title: "Continuing Education for EMS, Nurses and RTs",
    description:
      "Online continuing-education credits for EMTs, paramedics, nurses and respiratory therapists. Prices, credit hours and what your board still requires.",
    keywords:
      "EMT continuing education, paramedic CE credits, nursing CE, respiratory therapist CE, aseptic techniques CEU",
    ...trainingProgram,
  },
  oshaClasses: {
    path: "/osha-classes",
    label: "OSHA & HIPAA Classes",
    title: "OSHA 10, OSHA 30, HAZWOPER and HIPAA Classes",
    description:
      "OSHA 10-hour and 30-hour, HAZWOPER and HIPAA classes, each with its length, topics, certificate and price. Register for a date, or pay by card.",
    keywords: "OSHA 10 hour, OSHA 30 hour, HAZWOPER 40, HAZWOPER refresher, HIPAA training",
    parent: "/osha-compliance",
    kind: "CollectionPage",
    hasBreadcrumb: true,
  },
  oshaCompliance: {
    path: "/osha-compliance",
    label: "OSHA & HIPAA",
    title: "Workplace Safety and Compliance Training",
    description:
      "OSHA, HIPAA and bloodborne pathogens training for your whole team: in person, online or at your location. See our programs, what they cover and who they're for.",
    keywords:
      "workplace safety training, OSHA compliance, HIPAA compliance training, bloodborne pathogens, group safety training",
    ...trainingProgram,
  },
  businessOpportunities: {
    path: "/business-opportunities",
    label: "Business Opportunities",
    title: "Start a Healthcare Training Business",
    description:
      "Become a CPR instructor, DOT drug screening collector or medical courier: what you learn, how the work is paid, and the support you get after class.",
    keywords:
      "become a CPR instructor, DOT drug screening training, medical courier training, start a training center",
    ...trainingProgram,
  },
  merchandise: {
    path: "/merchandise",
    label: "Merchandise",
    title: "CPR Gear and Gifts for Lifesavers",
    section: "Shop",
    description:
      "Gear and gifts for people who teach, learn and use CPR. Every item with its price, sizes and colors; bulk orders welcome.",
    keywords: "CPR gifts, EMS gifts, first aid merchandise",
    parent: "/",
    kind: "CollectionPage",
  },
  booksGuides: {
    path: "/books-guides",
    label: "Books & Guides",
    title: "Books and Guides for CPR and First Aid",
    section: "Shop",
    description:
      "Books and guides for the week before class and the years after it. Each with its author, price, pages and format; bulk orders welcome.",
    keywords: "CPR book, first aid book, training guide",
    parent: "/merchandise",
    kind: "CollectionPage",
  },
  equipment: {
    path: "/aed-first-aid-equipment",
    label: "AED & First Aid Equipment",
    title: "AED and First Aid Equipment",
    section: "Shop",
    description:
      "AED and first aid equipment with prices and specifications, from the people who teach you to use it, and training for what you buy.",
    keywords: "buy AED, first aid equipment, emergency equipment",
    parent: "/merchandise",
    kind: "CollectionPage",
  },
  yourCard: {
    path: "/your-card",
    label: "Your card",
    title: "Your Card: Find It, Claim It, Correct It, Check It",
    description:
      "Find and claim your AHA eCard, Red Cross certificate, OSHA card or HIPAA certificate. What to do when it hasn't arrived, the name is wrong or it's lost.",
    keywords: "find my eCard, CPR card lookup, CPR card not received, verify CPR card",
    ...textPage,
  },
  beforeClass: {
    path: "/before-class",
    label: "Before your class",
    title: "Before Class: What to Wear, Bring and Expect",
    description:
      "Which card you need, online or in person, how the day goes, what to wear and bring, what is tested, and the rules for late arrival, changes and refunds.",
    keywords:
      "what to wear to CPR class, what to bring to CPR class, BLS online or in person, CPR class test",
    ...textPage,
  },
  hostTraining: {
    path: "/host-training",
    label: "On-site training",
    title: "On-Site Training at Your Location",
    description:
      "On-site CPR, first aid and safety training: room, power, parking, insurance certificate, number of people, price, payment, rush fee and cancellation.",
    keywords: "on-site CPR training, CPR class at work, group CPR training, host a CPR class, manikins",
    parent: "/osha-compliance",
    kind: "WebPage",
  },
  aedCheck: {
    path: "/aed-check",
    label: "Monthly AED check",
    title: "Monthly AED Check: Checklist, Log and Reminders",
    description:
      "Six things to check on an AED each month, a log to print, and calendar reminders before pads and battery expire. Free, nothing is stored.",
    keywords: "AED monthly checklist, AED inspection log, AED pads expiration",
    ...textPage,
  },
  termsOfService: {
    path: "/terms-of-service",
    label: "Terms of Service",
    title: "Terms of Service and Class Policies",
    description:
      "Payment, refunds, lateness, dress code, group training, blended learning and liability: the ten policies that apply when you register for a class.",
    keywords: "class policies, refund policy, attendance policy, CPR class terms",
    ...textPage,
  },
  aclsAlgorithm: {
    path: "/acls-algorithm",
    label: "ACLS Algorithms",
    title: "ACLS Algorithms: Adult Cardiac Arrest",
    description:
      "Adult cardiac arrest step by step with doses and energies, care after the arrest and a tachycardia summary, checked against the 2020 and 2025 guidelines.",
    keywords:
      "ACLS algorithm, adult cardiac arrest algorithm, post cardiac arrest care 2025, ACLS tachycardia",
    parent: "/",
    kind: "MedicalWebPage",
  },
  palsAlgorithm: {
    path: "/pals-algorithm",
    label: "PALS Algorithms",
    title: "PALS Algorithms: Arrest and Bradycardia",
    description:
      "Pediatric assessment triangle, cardiac arrest and bradycardia protocols with doses by weight, each value with its source and the 2025 guideline note.",
    keywords:
      "PALS algorithm, pediatric cardiac arrest, pediatric bradycardia, pediatric assessment triangle",
    parent: "/aha-courses",
    kind: "MedicalWebPage",
  },
  blsAlgorithm: {
    path: "/bls-algorithm",
    label: "BLS Algorithm",
    title: "BLS Algorithm: Adult, Child, Infant CPR and AED",
    description:
      "Adult, child and infant CPR side by side: rate, depth, ratios and AED use, for bystanders and for professionals, with the 2025 guideline changes marked.",
    keywords: "BLS algorithm, CPR steps, infant CPR 2025, compression depth, AED use",
    parent: "/aha-courses",
    kind: "MedicalWebPage",
  },
  adultChoking: {
    path: "/adult-choking",
    label: "Adult choking",
    title: "Adult Choking: What to Do Now, Step by Step",
    description:
      "An adult is choking: six steps with drawings, from calling 911 to back blows, thrusts and CPR, in pregnancy too. Prints as a poster. Works on any phone.",
    keywords: "adult choking, choking first aid, Heimlich maneuver",
    ...helpCard,
  },
  childChoking: {
    path: "/child-choking",
    label: "Child choking",
    title: "Child Choking: What to Do Now, Step by Step",
    description:
      "A child is choking: six steps with drawings, from calling 911 to back blows, abdominal thrusts and CPR. Prints as a poster. Works on any phone.",
    keywords: "child choking, choking first aid, toddler choking",
    ...helpCard,
  },
  babyChoking: {
    path: "/baby-choking",
    label: "Baby choking",
    title: "Baby Choking: What to Do Now, Step by Step",
    description:
      "A baby is choking: six steps with drawings, from calling 911 to back slaps, chest thrusts and CPR. For infants up to one year. Prints as a poster.",
    keywords: "baby choking, infant choking first aid, back slaps, chest thrusts",
    ...helpCard,
  },
  collapse: {
    path: "/collapse",
    label: "Someone collapsed",
    title: "Someone Collapsed: CPR and AED, Step by Step",
    description:
      "An adult has collapsed and does not respond: six steps with drawings, from calling 911 to CPR and the AED. For anyone who is there. Prints as a poster.",
    keywords: "someone collapsed, how to do CPR, hands-only CPR, not breathing",
    ...helpCard,
  },
  childNotBreathing: {
    path: "/child-not-breathing",
    label: "Child not breathing",
    title: "Child Not Breathing: CPR and AED, Step by Step",
    description:
      "A child does not answer and is not breathing: six steps with drawings, from calling 911 to pushes, breaths and the AED. Prints as a poster.",
    keywords: "child not breathing, child CPR, how to give a child CPR",
    ...helpCard,
  },
  babyNotBreathing: {
    path: "/baby-not-breathing",
    label: "Baby not breathing",
    title: "Baby Not Breathing: CPR and AED, Step by Step",
    description:
      "A baby does not answer and is not breathing: six steps with drawings, from calling 911 to pushes, small breaths and the AED. Prints as a poster.",
    keywords: "baby not breathing, infant CPR, baby CPR",
    ...helpCard,
  },
  overdose: {
    path: "/overdose",
    label: "Overdose",
    title: "Opioid Overdose: What to Do Now, Step by Step",
    description:
      "Suspected opioid overdose at any age: what to do step by step with drawings, from calling 911 to CPR, naloxone and the recovery position. Prints as a poster.",
    keywords: "opioid overdose, how to give naloxone, recovery position",
    ...helpCard,
  },
  bradycardiaAlgorithm: {
    path: "/bradycardia-algorithm",
    label: "Bradycardia Algorithm",
    title: "Adult Bradycardia Algorithm: Atropine to Pacing",
    description:
      "The adult bradycardia pathway at a glance: assessment, decision tree, atropine, dopamine and epinephrine doses, and pacing, with 2025 guideline notes.",
    keywords:
      "bradycardia algorithm, atropine dose, transcutaneous pacing, dopamine infusion, ACLS bradycardia",
    parent: "/acls-algorithm",
    kind: "MedicalWebPage",
  },
  tachycardiaAlgorithm: {
    path: "/tachycardia-algorithm",
    label: "Tachycardia Algorithm",
    title: "Adult Tachycardia Algorithm: Drugs and Energies",
    description:
      "The adult tachycardia pathway: stable or unstable, wide or narrow, drug doses with their limits, and cardioversion energies with 2025 guideline notes.",
    keywords:
      "tachycardia algorithm, synchronized cardioversion joules, adenosine dose, procainamide, ACLS tachycardia",
    parent: "/acls-algorithm",
    kind: "MedicalWebPage",
  },
  instructors: {
    path: "/instructors",
    label: "Instructor Portal",
    title: "Instructor Portal: eCards, Renewals and Forms",
    description:
      "For our instructors: pay for eCards, renew, send class documents, order course materials and request equipment. With support hours and phone number.",
    keywords: "CPR instructor portal, pay for eCards, instructor renewal, course materials order",
    ...textPage,
    hasBreadcrumb: true,
  },
  aToZ: {
    path: "/a-to-z",
    label: "A to Z",
    title: "Everything on This Site, A to Z",
    description:
      "Every course, city, product, clinical reference and question on this site, each a link, from A to Z. Or search for it, typos and all.",
    keywords: "CPR classes A to Z, site index, course list",
    parent: "/",
    kind: "CollectionPage",
  },
  accessibility: {
    path: "/accessibility",
    label: "Accessibility",
    title: "Accessibility Statement",
    description:
      "How this site is built and tested for people who use a keyboard, a screen reader, large text or no scripts at all, and how to tell us what doesn't work.",
    keywords: "accessibility statement, WCAG 2.2 AA, screen reader, keyboard access",
    ...textPage,
  },
  privacy: {
    path: "/privacy",
    label: "Privacy",
    title: "Privacy Notice: No Cookies, No Trackers",
    description:
      "This site sets no cookies, runs no trackers and stores nothing in your browser. What happens when you call, email or leave for a registration form.",
    keywords: "privacy notice, no cookies, no tracking",
    ...textPage,
  },
  terms: {
    path: "/terms",
    label: "Website Terms",
    title: "Terms of Use of This Website",
    description:
      "The terms for using this website: what the medical reference pages are for, prices and availability, links to other sites and which law applies.",
    keywords: "website terms of use, medical disclaimer",
    ...textPage,
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as readonly RouteId[];
export const routeList: readonly RouteEntry[] = Object.values(routes);
