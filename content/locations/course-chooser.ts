import { babysitterAges } from "@/content/courses/red-cross-courses";
import type { Chooser } from "@/lib/locations/course-chooser";

const ages = `${babysitterAges.from} to ${babysitterAges.to}`;
const askEmployer = "Ask your employer or school which organization's card they accept before you book.";

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
        { id: "clinical", label: "I work in healthcare or am studying for it", next: "clinical" },
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
          note: "Advanced classes build on BLS. Have your current card ready.",
        },
        {
          id: "pals",
          label: "PALS: advanced care for children",
          next: "card",
          pick: "advanced-child",
          note: "Advanced classes build on BLS. Have your current card ready.",
        },
        {
          id: "unsure",
          label: "I am not sure yet",
          next: "card",
          pick: "bls",
          note: "BLS is the class that other healthcare classes build on.",
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
          label: "I am not sure yet",
          next: "card",
          pick: "cpr-first-aid",
          note: "Ask whether it has to include first aid: that decides between these two.",
        },
      ],
    },
    family: {
      title: "What do you want to learn?",
      options: [
        { id: "cpr", label: "CPR, AED and what to do when someone chokes", next: "card", pick: "cpr" },
        { id: "first-aid", label: "All of that, and first aid", next: "card", pick: "cpr-first-aid" },
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
        { id: "no", label: "No, I am starting out", next: "card", pick: "responder" },
        { id: "yes", label: "Yes", next: "card", pick: "advanced-adult" },
      ],
    },
    card: {
      title: "Do you have a card for this now?",
      options: [
        { id: "first", label: "No, this is my first", next: "format", note: askEmployer },
        {
          id: "valid",
          label: "Yes, and it is still valid",
          next: "format",
          note: "Bring your card, and take the class before it expires. Stay with the same organization if your employer asks you to.",
        },
        {
          id: "expired",
          label: "Yes, but it has expired",
          next: "format",
          note: "Say so when you register. With an expired card, you may need to take the full class again.",
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
          note: "Virtual Red Cross classes have their own form. For an AHA class, write to us first, and we will tell you which part can be online.",
          registerFor: { "red-cross": "virtual-red-cross" },
        },
      ],
    },
  },
  picks: {
    bls: {
      aha: { course: "bls-provider", why: "The AHA class for people who care for patients." },
      "red-cross": { course: "bls-provider", why: "The Red Cross class for people who care for patients." },
    },
    "advanced-adult": {
      aha: { course: "acls", why: "Advanced care for adults, on top of a current BLS card." },
      "red-cross": {
        course: "als-provider",
        why: "The advanced Red Cross course. It is much longer and requires a current EMR certification.",
      },
    },
    "advanced-child": {
      aha: { course: "pals", why: "Advanced care for infants and children, on top of a current BLS card." },
      "red-cross": { course: null, why: "We do not list a Red Cross class for advanced care of children." },
    },
    cpr: {
      aha: { course: "heartsaver-cpr-aed", why: "CPR and AED without first aid: the shorter of the two." },
      "red-cross": {
        course: "adult-pediatric-cpr-first-aid-aed",
        why: "CPR and AED for every age, with first aid in the same class.",
      },
    },
    "cpr-first-aid": {
      aha: { course: "heartsaver-cpr-aed", why: "CPR and AED only. Ask us about first aid with it." },
      "red-cross": {
        course: "adult-pediatric-cpr-first-aid-aed",
        why: "CPR, AED and first aid for every age in one class.",
      },
    },
    babysitter: {
      aha: { course: null, why: "We do not list an AHA class for babysitters." },
      "red-cross": {
        course: "babysitter-training",
        why: `Made for ages ${ages}: child care, safety and what to do when something goes wrong.`,
      },
    },
    wilderness: {
      aha: { course: null, why: "We do not list an AHA class for the outdoors." },
      "red-cross": { course: "wilderness-first-aid", why: "First aid for places where help is hours away." },
    },
    responder: {
      aha: { course: null, why: "We do not list an AHA class that leads to this work." },
      "red-cross": {
        course: "emergency-medical-responder",
        why: "The first step: you may then apply for National Registry EMR certification, subject to state approval.",
      },
    },
  },
} as const satisfies Chooser;

/** Labels around the questions. */
export const chooserSection = {
  title: "Which course do I need?",
  lead: "Answer three or four questions and see the AHA and Red Cross courses that fit.",
  tableTitle: "See every answer in one table",
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
  aha: "Heart association (AHA)",
  "red-cross": "Red Cross",
  details: "About this course",
  register: "Choose a city and register",
  /** Follows it, for screen readers. */
  registerEnd: "for {course}, {name}",
  keep: "The address of this page holds your answers. Copy it to share them.",
} as const;
