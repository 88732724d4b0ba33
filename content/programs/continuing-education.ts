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
  lead: "Online continuing education for EMTs, paramedics, nurses and respiratory therapists. See the price and the credits, then what your board may still ask for.",
  programs: "Programs and prices",
} as const;

/** The credits of a bundle, and the sentence that states them. */
const bundleOf = (credits: number, textOf: (credits: number) => string) =>
  ({ credits: { kind: "credits", from: credits, to: credits }, description: textOf(credits) }) as const;

/** Courses sold individually: how many there are, and the credit for each. */
const singleCourses = 100;
const singleCredits = { from: 1, to: 4 } as const;

/**
 * Ids, prices and credits as specified (docs/specification.md#continuing-education). The notes on boards are
 * mandatory: without them, a price would promise a renewal.
 */
export const creditPrograms = [
  {
    id: "emt-renewal",
    title: "EMT Renewal",
    targetAudience: "EMTs",
    price: priceOf("emt-renewal"),
    ...bundleOf(
      24,
      (credits) =>
        `A bundle of ${credits} credits built around the calls you run most, from airway to operations.`,
    ),
    boardNote: "National Registry EMT recertification takes 40 hours; check your state.",
    duration: "Self-paced, online",
    features: [
      "Airway, breathing and oxygen",
      "Cardiac arrest and AED",
      "Trauma and bleeding control",
      "Medical emergencies",
      "Children and newborns",
      "Operations and scene safety",
    ],
    prerequisites: "An EMT certification",
    certification: "Certificate of completion that states your credits",
    nextClasses: [{ kind: "self-paced" }],
    action: { kind: "ask", button: "enroll" },
    isCourse: true,
  },
  {
    id: "paramedic-renewal",
    title: "Paramedic Renewal",
    targetAudience: "Paramedics",
    price: priceOf("paramedic-renewal"),
    ...bundleOf(
      40,
      (credits) =>
        `A bundle of ${credits} advanced credits: rhythms, drugs, airways and the decisions that connect them.`,
    ),
    boardNote: "National Registry paramedic recertification takes 60 hours; check your state.",
    duration: "Self-paced, online",
    features: [
      "Advanced airway and capnography",
      "Rhythms and cardiac drugs",
      "Stroke and neurology",
      "Advanced trauma",
      "Pediatric and obstetric calls",
      "Special populations and ethics",
    ],
    prerequisites: "A paramedic certification",
    certification: "Certificate of completion that states your credits",
    nextClasses: [{ kind: "self-paced" }],
    action: { kind: "ask", button: "enroll" },
    isCourse: true,
  },
  {
    id: "nursing-renewal",
    title: "Nursing Renewal",
    targetAudience: "Registered and practical nurses",
    price: priceOf("nursing-renewal"),
    ...bundleOf(
      30,
      (credits) =>
        `A bundle of ${credits} credits for the bedside and the clinic, on the topics that come up on every unit.`,
    ),
    boardNote: "Check how many hours your board accepts.",
    duration: "Self-paced, online",
    features: [
      "Patient safety and falls",
      "Medication safety",
      "Infection prevention",
      "Pain and comfort",
      "Documentation that protects you",
      "Recognizing a patient who is getting worse",
    ],
    prerequisites: "A nursing license",
    certification: "Certificate of completion that states your credits",
    nextClasses: [{ kind: "self-paced" }],
    action: { kind: "ask", button: "enroll" },
    isCourse: true,
  },
  {
    id: "respiratory-renewal",
    title: "Respiratory Renewal",
    targetAudience: "Respiratory therapists",
    price: priceOf("respiratory-renewal"),
    ...bundleOf(
      24,
      (credits) => `A bundle of ${credits} credits on ventilation, airway care and chronic lung disease.`,
    ),
    boardNote: "Check how many hours your board accepts.",
    duration: "Self-paced, online",
    features: [
      "Ventilator basics and modes",
      "Airway clearance",
      "Oxygen delivery devices",
      "Blood gases, read step by step",
      "COPD and asthma",
      "Infants and children",
    ],
    prerequisites: "A respiratory care credential",
    certification: "Certificate of completion that states your credits",
    nextClasses: [{ kind: "self-paced" }],
    action: { kind: "ask", button: "enroll" },
    isCourse: true,
  },
  {
    ...programOfClasses(asepticTechniques, lengthLabels),
    credits: { kind: "ceu", ...asepticTechniques.length },
    boardNote: asepticTechniques.note,
    duration: "Self-paced, online",
  },
  {
    id: "individual-courses",
    title: "Individual Courses",
    targetAudience: "Anyone who is a few credits short",
    price: priceOfEach("individual-courses"),
    credits: { kind: "credits", ...singleCredits },
    boardNote: "Check which topics your board accepts.",
    duration: "Self-paced, online",
    description: `Over ${singleCourses} single courses of ${singleCredits.from} to ${singleCredits.to} credits. Take one tonight, or as many as you need.`,
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
    nextClasses: [{ kind: "self-paced" }],
    action: { kind: "ask", button: "enroll" },
    isCourse: false,
  },
  {
    id: "custom-bundles",
    title: "Custom Bundles",
    targetAudience: "Departments, agencies and clinics",
    price: priceOf("custom-bundles"),
    credits: { kind: "on-request" },
    boardNote: "We plan the bundle around the list from your board.",
    duration: "Planned with you",
    description:
      "You send us what your board requires. We put the courses together and quote one price for the team.",
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

export type CreditProgramId = (typeof creditPrograms)[number]["id"];

export const creditReasons = {
  register: "Register For Class",
  title: "Why continuing education matters",
  lead: "What you learned in school was right that year. Since then, guidelines and drugs have changed, and the skills you do not use fade first.",
  reasons: [
    {
      id: "license",
      title: "Keep your license",
      text: "Most boards require hours in every cycle. Spread over two years, they take an evening now and then. Left to the last month, they take every evening.",
    },
    {
      id: "care",
      title: "Keep up with care",
      text: "Read what changed since your last cycle, and why, before a patient shows you.",
    },
    {
      id: "career",
      title: "Try another field",
      text: "A few credits in a new field are the cheapest way to find out whether you want to work in it.",
    },
  ],
} as const;

export const creditProgramsIntro = {
  title: "The programs",
  lead: "Before you enroll, ask your board which courses and credits it accepts.",
} as const;

export const creditBenefits = {
  title: "Made for people who work shifts",
  points: [
    { id: "pace", title: "Your own pace", text: "Stop in the middle of a page. Come back after your shift." },
    { id: "anywhere", title: "Any screen", text: "Phone, tablet or the computer at the station." },
    { id: "price", title: "One price", text: "The price shown is the price of the program." },
    {
      id: "proof",
      title: "Proof you can file",
      text: "A certificate with your name, the date and the credits.",
    },
    {
      id: "people",
      title: "People to ask",
      text: "Call or write if something goes wrong with a course, a test or a certificate.",
    },
  ],
} as const;

export const creditSteps = {
  title: "How It Works",
  steps: [
    {
      id: "choose",
      title: "Choose a program",
      text: "Start with your board's list, not ours. Then pick the program that fills the gap.",
    },
    {
      id: "complete",
      title: "Complete it online",
      text: "Work through the lessons in any order, at any hour.",
    },
    {
      id: "pass",
      title: "Pass the assessment",
      text: "Each course ends with a short test on what the lessons covered.",
    },
    {
      id: "certificate",
      title: "Get your certificate",
      text: "Download it, file it, and report the credits to your board.",
    },
  ],
} as const;

export const creditCall = {
  contact: "Contact Us",
  browse: "Browse All Courses",
  title: "Not sure what your board accepts?",
  lead: "Send us your license type and your state. We will tell you which of our programs fit and which do not.",
} as const;
