import { companyFact, confirmedBy } from "@/content/site/company-facts";
import { fromTables } from "@/content/courses/class-list";
import { priceOf } from "@/content/site/prices";
import { rowsOf } from "@/content/site/table-rows";
import { storyTable } from "@/lib/tables/tables";
import type { IconName } from "@/lib/site/icon-name";
import type { BusinessProgram } from "@/lib/programs/training-programs";
import { claims } from "@/content/company/claims";

/** Upcoming training sessions are hidden unless this is true (docs/specification.md#hidden-blocks). */
export const businessFlags: { readonly isUpcomingSessionsShown: boolean } = {
  isUpcomingSessionsShown: false,
};

/** Subjects of the emails sent from this page (docs/specification.md#email-subjects). */
export const businessMail = { inquiry: "Business Opportunity Inquiry" } as const;

/** The buttons at the top and bottom of the page. */
export const businessActions = { consult: "Schedule Consultation", contact: "Contact Us" } as const;

export const businessHero = {
  title: "Start your own training, testing or courier business.",
  lead: "See the cost, the training and how you'd earn.",
} as const;

export const businessReasons = {
  title: "Why start a healthcare business",
  reasons: [
    { title: "Steady demand", text: "CPR cards expire every two years." },
    { title: "A small start", text: "Begin with one class kit, one test room or one car." },
    { title: "Your own hours", text: "You decide when you teach or drive." },
    { title: "Work that matters", text: "You teach skills that may save a life." },
  ],
} as const;

/** The earning potential of every program. Amounts need evidence, so the owner supplies them. */
export const businessEarning = companyFact("earnings");

/** The specification has the names and prices of the programs, but not how they are taught. */
const outline = (text: string) => confirmedBy("business-outlines", text);

/**
 * Ids, prices, states and open seats as specified (docs/specification.md#business). The days are samples from January
 * to April 2025, as on the course pages; a past class is never shown (lib/courses/class-dates).
 */
export const businessPrograms = [
  {
    id: "cpr-instructor",
    title: "CPR Instructor",
    targetAudience: "People who like to teach",
    ...fromTables("cpr-instructor"),
    earningBasis: "Paid per student or per class",
    duration: outline("Instructor course and monitored first class"),
    description: "Teach your first class with one of our instructors, then your own.",
    features: [
      "How adults learn a skill",
      "Running a class, minute by minute",
      "Skills tests and remediation",
      "Cards, rosters and records",
      "Choosing and cleaning equipment",
      "Setting your own class price",
    ],
    prerequisites: outline("A current provider card for what you want to teach"),
    certification: outline("Instructor card of the organization you choose"),
    action: { kind: "enroll", classId: "instructor" },
    isCourse: true,
  },
  {
    id: "dot-screening",
    title: "DOT Drug Screening",
    targetAudience: "Specimen collectors and breath alcohol technicians",
    ...fromTables("dot-screening"),
    earningBasis: "Paid per collection",
    duration: outline("Course and proficiency collections"),
    description: "Collect specimens by the federal rules, with valid paperwork.",
    features: [
      "The collection, step by step",
      "Chain of custody",
      "Problem collections",
      "Mock collections, watched and scored",
      "Setting up a room or a mobile service",
      "Finding employers who need tests",
    ],
    prerequisites: outline("None"),
    certification: outline("Certificate of qualification training"),
    action: { kind: "enroll", classId: "dot-courier" },
    isCourse: true,
  },
  {
    id: "medical-courier",
    title: "Medical Courier",
    targetAudience: "Drivers with a reliable car",
    ...fromTables("medical-courier"),
    earningBasis: "Paid per run or per route",
    duration: outline("One course, in person or virtual"),
    description: "Carry samples, records and supplies between clinics and labs.",
    features: [
      "Handling and packing samples",
      "Keeping the cold chain",
      "Spills and exposure",
      "Privacy on the road",
      "Routes, logs and proof of delivery",
      "Insurance and first contracts",
    ],
    prerequisites: outline("A driver's license"),
    certification: outline("Certificate of completion"),
    action: { kind: "enroll", classId: "dot-courier" },
    isCourse: true,
  },
  {
    id: "training-center",
    title: "Training Center",
    targetAudience: "Instructors who want their own location",
    price: priceOf("training-center"),
    earningBasis: "Paid by students, groups and your instructors",
    duration: outline("Planned with you"),
    description: "From one instructor to a center: rooms, records, equipment, staff and agreements.",
    features: [
      "A plan for your area",
      "Agreements and requirements",
      "Equipment list and suppliers",
      "Recruiting instructors",
      "Quality checks and records",
      "Opening and first bookings",
    ],
    prerequisites: outline("Teaching experience"),
    certification: outline("Depends on the organization you work with"),
    nextClasses: [{ kind: "on-request" }],
    action: { kind: "ask", button: "ask" },
    isCourse: false,
  },
  {
    id: "corporate-training",
    title: "Corporate Training",
    targetAudience: "Instructors who want to teach companies",
    ...fromTables("corporate-training"),
    earningBasis: "Paid per group",
    duration: outline("One course, virtual"),
    description: "Sell and run safety training for companies.",
    features: [
      "Finding the decision-maker",
      "Quotes that are easy to accept",
      "Teaching in a break room or a plant",
      "Records that an inspector will ask for",
      "Yearly plans and renewals",
      "Working with other instructors",
    ],
    prerequisites: outline("An instructor card"),
    certification: outline("Certificate of completion"),
    action: { kind: "ask", button: "ask" },
    isCourse: true,
  },
  {
    id: "online-instructor",
    title: "Online Instructor",
    targetAudience: "Instructors who want to teach online",
    ...fromTables("online-instructor"),
    earningBasis: "Paid per student",
    duration: outline("One course, virtual"),
    description: "Teach coursework live online, with the skills in person.",
    features: [
      "Which parts can be taught online",
      "Camera, sound and light",
      "Keeping an online class engaged",
      "Checking skills in person",
      "Booking, reminders and records",
      "What to do when the connection drops",
    ],
    prerequisites: outline("An instructor card"),
    certification: outline("Certificate of completion"),
    action: { kind: "ask", button: "ask" },
    isCourse: true,
  },
] as const satisfies readonly BusinessProgram[];

export const businessProgramsIntro = {
  title: "Six ways to earn a living",
  lead: "What you earn depends on your area, hours and costs. We don't promise an amount.",
} as const;

/** The stories are rows of content/tables/stories.csv. Their stars are never marked up as reviews. */
export const successStories = {
  title: "Success stories",
  stories: rowsOf(storyTable),
} as const;

export const businessPath = {
  title: "Four steps to get started",
  steps: [
    { title: "Talk to us", text: "Tell us your time and budget. We'll tell you which program fits, if any." },
    { title: "Take the training", text: "Leave with a certificate and a shopping list." },
    { title: "Set up", text: "Insurance, equipment, prices and a calendar." },
    { title: "Do your first job", text: "Your first class, collection or route." },
  ],
} as const;

export const businessSupport = {
  title: "Support that keeps going",
  kinds: [
    {
      title: "Business development",
      icon: "TrendingUp",
      points: ["A plan for your first months", "Pricing review", "Flyer and website templates"],
    },
    {
      title: "Technical",
      icon: "Wrench",
      points: [
        "Cards, rosters and forms",
        "Choosing, cleaning and repairing equipment",
        "Online class tools",
      ],
    },
    {
      title: "Networking",
      icon: "Users",
      points: ["Instructors in your region", "Referrals in both directions", "Substitutes when you're sick"],
    },
  ] satisfies readonly { title: string; icon: IconName; points: readonly string[] }[],
} as const;

export const businessFinancing = {
  title: "Paying for it",
  plans: {
    title: "Payment plans",
    text: "Pay in installments. You'll get the number of payments, the dates and the total in writing first.",
    terms: companyFact("payment-plans"),
  },
  timeline: {
    title: "When it pays off",
    claim: claims.investmentRecovery,
    stages: [
      { title: "You spend", text: "The program, insurance and first equipment." },
      { title: "You start", text: "First jobs, mostly for people you know." },
      { title: "They come back", text: "Renewals and regular routes cover the costs." },
    ],
    caution: "Some businesses never earn back what they cost.",
  },
} as const;

export const businessCall = {
  title: "Questions? Let's talk.",
  lead: "A first conversation is free, with no commitment.",
  ways: [
    { label: businessActions.consult, outbound: "booking" },
    { label: businessActions.contact, mail: businessMail.inquiry },
  ],
} as const;
