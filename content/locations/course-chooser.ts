import { babysitterAges } from "@/content/courses/red-cross-courses";
import { hasOnlineForm } from "@/content/site/outbound";
import { companyText } from "@/content/site/company-facts";
import type { Chooser } from "@/lib/locations/course-chooser";

const ages = `${babysitterAges.from} to ${babysitterAges.to}`;
const alsPrerequisite = companyText("als-prerequisite");
const askEmployer = "Before you book, ask your employer or school which card they accept.";

/**
 * "Which course do I need?": questions, the courses that the answers lead to, and why. Titles, lengths and prices
 * come from the course catalogs. Both organizations are always shown side by side, in alphabetical order.
 */
export const courseChooser = {
  first: "who",
  questions: {
    who: {
      title: "Why do you need a class?",
      options: [
        { id: "clinical", label: "I work or study in healthcare", next: "clinical" },
        { id: "work", label: "I need it for another job", next: "work" },
        { id: "family", label: "I want to be ready at home", next: "family" },
        { id: "sitter", label: "I babysit", next: "sitter" },
        { id: "outdoors", label: "I spend time outdoors, far from help", next: "card", pick: "wilderness" },
        { id: "responder", label: "I want to work in emergency response", next: "responder" },
      ],
    },
    clinical: {
      title: "What does your employer or school ask for?",
      options: [
        { id: "bls", label: "BLS, or CPR for healthcare", next: "card", pick: "bls" },
        {
          id: "acls",
          label: "ACLS or ALS: advanced care for adults",
          next: "card",
          pick: "advanced-adult",
          note: "You'll need a current BLS card.",
        },
        {
          id: "pals",
          label: "PALS: advanced care for children",
          next: "card",
          pick: "advanced-child",
          note: "You'll need a current BLS card.",
        },
        {
          id: "unsure",
          label: "I'm not sure yet",
          next: "card",
          pick: "bls",
          note: "BLS is where other healthcare classes start.",
        },
      ],
    },
    work: {
      title: "What does your employer ask for?",
      options: [
        { id: "cpr", label: "CPR and AED", next: "card", pick: "cpr" },
        { id: "first-aid", label: "CPR, AED and first aid", next: "card", pick: "cpr-first-aid" },
        {
          id: "unsure",
          label: "I'm not sure yet",
          next: "card",
          pick: "cpr-first-aid",
          note: "Ask your employer if it has to include first aid.",
        },
      ],
    },
    family: {
      title: "What do you want to learn?",
      options: [
        { id: "cpr", label: "CPR, AED and choking", next: "card", pick: "cpr" },
        { id: "first-aid", label: "CPR, AED, choking and first aid", next: "card", pick: "cpr-first-aid" },
      ],
    },
    sitter: {
      title: "How old are you?",
      options: [
        { id: "young", label: ages, next: "format", pick: "babysitter" },
        { id: "older", label: `${babysitterAges.to + 1} or older`, next: "card", pick: "cpr-first-aid" },
      ],
    },
    responder: {
      title: "Do you have a current EMR certification?",
      options: [
        { id: "no", label: "No, I'm starting out", next: "card", pick: "responder" },
        { id: "yes", label: "Yes", next: "card", pick: "advanced-adult" },
      ],
    },
    card: {
      title: "Do you have a card for this now?",
      options: [
        { id: "first", label: "No, this is my first", next: "format", note: askEmployer },
        {
          id: "valid",
          label: "Yes, and it's still valid",
          next: "format",
          note: "Bring your card, and take the class before it expires.",
        },
        {
          id: "expired",
          label: "Yes, but it has expired",
          next: "format",
          note: "You may need to take the full class again.",
        },
      ],
    },
    format: {
      title: "How do you want to learn?",
      options: [
        { id: "in-person", label: "In a classroom", next: null },
        {
          id: "online",
          label: "Online, as much as possible",
          next: null,
          ...(hasOnlineForm
            ? {
                note: "Virtual Red Cross classes have their own form. For an AHA class, ask us which part can be online.",
                registerFor: { "red-cross": "virtual-red-cross" },
              }
            : { note: "Ask us which part of a class can be online." }),
        },
      ],
    },
  },
  picks: {
    bls: {
      aha: { course: "bls-provider", why: "The AHA class for patient care." },
      "red-cross": { course: "bls-provider", why: "The Red Cross class for patient care." },
    },
    "advanced-adult": {
      aha: { course: "acls", why: "Advanced care for adults. Requires a current BLS card." },
      "red-cross": {
        course: "als-provider",
        // Length and prerequisites are the company's own.
        why: `Advanced care for adults.${alsPrerequisite === "None" ? "" : ` What you need first: ${alsPrerequisite}.`}`,
      },
    },
    "advanced-child": {
      aha: { course: "pals", why: "Advanced care for infants and children. Requires a current BLS card." },
      "red-cross": { course: null, why: "We don't list a Red Cross class for this." },
    },
    cpr: {
      aha: { course: "heartsaver-cpr-aed", why: "CPR and AED only. Shorter." },
      "red-cross": {
        course: "adult-pediatric-cpr-first-aid-aed",
        why: "CPR and AED for every age, plus first aid.",
      },
    },
    "cpr-first-aid": {
      aha: { course: "heartsaver-cpr-aed", why: "CPR and AED. Ask us about adding first aid." },
      "red-cross": {
        course: "adult-pediatric-cpr-first-aid-aed",
        why: "CPR, AED and first aid for every age.",
      },
    },
    babysitter: {
      aha: { course: null, why: "We don't list an AHA class for this." },
      "red-cross": {
        course: "babysitter-training",
        why: `For ages ${ages}: child care, safety and emergencies.`,
      },
    },
    wilderness: {
      aha: { course: null, why: "We don't list an AHA class for this." },
      "red-cross": { course: "wilderness-first-aid", why: "First aid where help is hours away." },
    },
    responder: {
      aha: { course: null, why: "We don't list an AHA class for this." },
      "red-cross": {
        course: "emergency-medical-responder",
        why: "The first step. You may then apply for National Registry EMR certification, subject to state approval.",
      },
    },
  },
} as const satisfies Chooser;

/** Labels around the questions. */
export const chooserSection = {
  title: "Which course do I need?",
  lead: "Answer a few questions.",
  tableTitle: "See all answers",
  tableNeed: "What you need",
  compliance: "OSHA or HIPAA instead?",
  complianceLink: "See OSHA & HIPAA classes",
} as const;

/** The text for each course that fits. */
export const chooserFacts = {
  length: "Length",
  price: "Price",
  card: "Card valid for",
  prerequisites: "What you need first",
} as const;

/** Labels of the questions and their answers. */
export const chooserLabels = {
  step: "Question {n}",
  resultTitle: "What fits your answers",
  answers: "Your answers",
  change: "Change the answer to: {text}",
  restart: "Start over",
  aha: "AHA",
  "red-cross": "Red Cross",
  details: "About this course",
  register: "Choose a city and register",
  /** Follows it, for screen readers. */
  registerEnd: "for {course}, {name}",
  keep: "Copy this page's link to share your answers.",
} as const;
