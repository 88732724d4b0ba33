import { lengthLabels } from "@/content/courses/course-labels";
import { priceOf, priceOfEach } from "@/content/site/prices";
import { asepticTechniques } from "@/content/courses/osha-classes";
import { type CreditProgram, programOfClasses } from "@/lib/programs/training-programs";

/** The Course Access block of each card is hidden unless this is true (docs/specification.md#hidden-blocks). */
export const continuingEducationFlags: { readonly isCourseAccessShown: boolean } = {
  isCourseAccessShown: false,
};

/** Subjects of the emails sent from this page (docs/specification.md#email-subjects). */
export const continuingEducationMail = { inquiry: "Continuing Education Inquiry" } as const;

export const continuingEducationHero = {
  title: "Keep the license you earned.",
  lead: "Online credits for EMTs, paramedics, nurses and respiratory therapists. Compare credits and prices, then check your board's rules.",
  programs: "Programs and prices",
} as const;

/** A program that is taken alone, online. */
const selfPaced = {
  duration: "Self-paced, online",
  nextClasses: [{ kind: "self-paced" }],
  action: { kind: "ask", button: "enroll" },
} as const;

/** The renewal of a license. */
const renewal = {
  ...selfPaced,
  certification: "Certificate of completion with your credits",
  isCourse: true,
} as const;

/** The credits of a bundle, and the sentence that states them. */
const bundleOf = (credits: number, textOf: (credits: number) => string) =>
  ({ credits: { kind: "credits", from: credits, to: credits }, description: textOf(credits) }) as const;

/** Courses sold individually: how many there are, and the credit for each. */
const singleCourses = 100;
const singleCredits = { from: 1, to: 4 } as const;

/**
 * Ids, prices and credits as specified (docs/specification.md#continuing-education). The notes on the National Registry
 * are mandatory: without them, a price would promise a renewal.
 */
export const creditPrograms = [
  {
    ...renewal,
    id: "emt-renewal",
    title: "EMT Renewal",
    targetAudience: "EMTs",
    price: priceOf("emt-renewal"),
    ...bundleOf(24, (credits) => `${credits} credits built around the calls you run most.`),
    boardNote: "National Registry EMT recertification takes 40 hours; check your state.",
    features: [
      "Airway, breathing and oxygen",
      "Cardiac arrest and AED",
      "Trauma and bleeding control",
      "Medical emergencies",
      "Children and newborns",
      "Operations and scene safety",
    ],
    prerequisites: "An EMT certification",
  },
  {
    ...renewal,
    id: "paramedic-renewal",
    title: "Paramedic Renewal",
    targetAudience: "Paramedics",
    price: priceOf("paramedic-renewal"),
    ...bundleOf(40, (credits) => `${credits} advanced credits: rhythms, drugs and airways.`),
    boardNote: "National Registry paramedic recertification takes 60 hours; check your state.",
    features: [
      "Advanced airway and capnography",
      "Rhythms and cardiac drugs",
      "Stroke and neurology",
      "Advanced trauma",
      "Pediatric and obstetric calls",
      "Special populations and ethics",
    ],
    prerequisites: "A paramedic certification",
  },
  {
    ...renewal,
    id: "nursing-renewal",
    title: "Nursing Renewal",
    targetAudience: "Registered and practical nurses",
    price: priceOf("nursing-renewal"),
    ...bundleOf(30, (credits) => `${credits} credits for the bedside and the clinic.`),
    features: [
      "Patient safety and falls",
      "Medication safety",
      "Infection prevention",
      "Pain and comfort",
      "Documentation that protects you",
      "Recognizing a patient who is getting worse",
    ],
    prerequisites: "A nursing license",
  },
  {
    ...renewal,
    id: "respiratory-renewal",
    title: "Respiratory Renewal",
    targetAudience: "Respiratory therapists",
    price: priceOf("respiratory-renewal"),
    ...bundleOf(24, (credits) => `${credits} credits on ventilation, airway care and chronic lung disease.`),
    features: [
      "Ventilator basics and modes",
      "Airway clearance",
      "Oxygen delivery devices",
      "Blood gases, read step by step",
      "COPD and asthma",
      "Infants and children",
    ],
    prerequisites: "A respiratory care credential",
  },
  {
    ...programOfClasses(asepticTechniques, lengthLabels),
    credits: { kind: "ceu", ...asepticTechniques.length },
    duration: selfPaced.duration,
  },
  {
    ...selfPaced,
    id: "individual-courses",
    title: "Individual Courses",
    targetAudience: "Anyone a few credits short",
    price: priceOfEach("individual-courses"),
    credits: { kind: "credits", ...singleCredits },
    description: `Over ${singleCourses} courses of ${singleCredits.from} to ${singleCredits.to} credits each.`,
    features: [
      `Over ${singleCourses} topics`,
      "One price for every course",
      "Start and stop as you like",
      "Medical and trauma topics",
      "Law, ethics and documentation",
      "Topics for nurses, medics and therapists",
    ],
    prerequisites: "None",
    certification: "A certificate of completion for each course",
    isCourse: false,
  },
  {
    id: "custom-bundles",
    title: "Custom Bundles",
    targetAudience: "Departments, agencies and clinics",
    price: priceOf("custom-bundles"),
    credits: { kind: "on-request" },
    boardNote: "Planned around your board's list.",
    duration: "Planned with you",
    description: "Tell us what your board requires. We'll quote one price for the team.",
    features: [
      "Topics you choose",
      "One price for the team",
      "One person to contact",
      "Due dates for each person",
      "A list of who has finished",
      "Certificates in one place",
    ],
    prerequisites: "None",
    certification: "A certificate of completion for each person",
    nextClasses: [{ kind: "on-request" }],
    action: { kind: "ask", button: "ask" },
    isCourse: false,
  },
] as const satisfies readonly CreditProgram[];

export const creditReasons = {
  register: "Register For Class",
  title: "Why continuing education matters",
  lead: "Guidelines and drugs change. Skills you don't use fade.",
  reasons: [
    { title: "Keep your license", text: "Most boards require hours in every cycle." },
    { title: "Keep up with care", text: "See what changed since your last cycle." },
    { title: "Try another field", text: "A few credits show you if a new field fits." },
  ],
} as const;

export const creditProgramsIntro = {
  title: "The programs",
  lead: "Before you enroll, check which credits your board accepts.",
} as const;

export const creditBenefits = {
  title: "Made for people who work shifts",
  points: [
    { title: "Your own pace", text: "Stop anytime. Pick up after your shift." },
    { title: "Any screen", text: "Phone, tablet or computer." },
    { title: "One price", text: "The price you see is the price of the program." },
    { title: "Proof you can file", text: "A certificate with your name, date and credits." },
    { title: "People to ask", text: "Call or email if something goes wrong." },
  ],
} as const;

export const creditSteps = {
  title: "How It Works",
  steps: [
    { title: "Choose a program", text: "Start with your board's list." },
    { title: "Complete it online", text: "Lessons in any order, at any hour." },
    { title: "Pass the assessment", text: "Each course ends with a short test." },
    { title: "Get your certificate", text: "Download it and report your credits." },
  ],
} as const;

export const creditCall = {
  title: "Not sure what your board accepts?",
  lead: "Send us your license type and state. We'll tell you which programs fit.",
  ways: [
    { label: "Contact Us", mail: continuingEducationMail.inquiry },
    { label: "Browse All Courses", outbound: "booking" },
  ],
} as const;
