import { documentsReviewedOn } from "@/content/legal/document-labels";
import type { DocumentSection } from "@/lib/legal/document-section";

/** The width at which WCAG 2.2 requires reflow. */
const narrowScreen = "320 pixels";

export const accessibilityHero = {
  title: "Accessibility",
  lead: "People come to this site in a hurry, on old phones, with large text, without a mouse or with a screen reader. It has to work for all of them.",
  /** When the text below was last compared with the site. */
  checkedOn: documentsReviewedOn,
} as const;

export const accessibilityGoal = {
  title: "The goal",
  text: "The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We build and test toward it. We do not claim to meet it in full until people who use assistive technology have tested the site.",
} as const;

export const accessibilityBuilt = {
  title: "How it is built",
  points: [
    "Every page is complete without scripts. Its text, links and lists are in the page itself.",
    "Everything that can be pressed can be reached and used with a keyboard, and shows where you are.",
    "One main heading on each page, headings in order, and a link that skips to the content.",
    "Colors have the contrast that the guidelines ask for, in the light version and in the dark one. Color is never the only signal.",
    "Pages follow your settings for dark mode, reduced motion, high contrast and text size.",
    `At 400% zoom, or on a screen ${narrowScreen} wide, you scroll in one direction only.`,
    "Nothing plays by itself. Sound in the emergency simulation is off until you switch it on, and its rhythm can also be seen.",
    "Pictures have text that says what they show, or none if they are only decoration.",
  ],
} as const;

/** What is tested, and how. Lists only tests that exist. */
export const accessibilityTests = {
  title: "What is tested",
  caption: "What is tested on every page, and what is not tested yet",
  columns: ["What", "How"],
  rows: [
    {
      what: "Rules that software can check (axe, WCAG 2.2 AA set)",
      how: "Automated, before each release: light, dark and high contrast",
      isDone: true,
    },
    {
      what: "The same by a second set of rules (IBM Equal Access), with a written verdict wherever it asks a person to judge",
      how: "Automated, before each release: light, dark and a small window",
      isDone: true,
    },
    {
      what: "Every stop of the Tab key: in view, highlighted, in order, with no traps",
      how: "Automated, before each release: a wide window, and 320 by 256 pixels",
      isDone: true,
    },
    {
      what: "The size of everything you can tap, and text with extra spacing",
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: "Tabs, dialogs and choices against the ARIA practices, and what the cart and the emergency simulation tell a screen reader",
      how: "Automated, before each release, key by key and word by word",
      isDone: true,
    },
    {
      what: "Pages whose scripts, pictures, fonts or style fail to load",
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: "Reading every page with scripts switched off",
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: `No sideways scrolling at ${narrowScreen}`,
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: "One main heading, landmarks, links that lead somewhere",
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: "The contrast of every pair of colors",
      how: "Automated, before each release",
      isDone: true,
    },
    {
      what: "Use with screen readers, by people who rely on them",
      how: "Not tested yet",
      isDone: false,
    },
    {
      what: "Voice control, switches and screen magnifiers",
      how: "Not tested yet",
      isDone: false,
    },
    { what: "Use by people with cognitive disabilities", how: "Not tested yet", isDone: false },
  ],
} as const;

export const accessibilityLimits = [
  {
    id: "limits",
    title: "Where you may run into trouble",
    paragraphs: [
      "Registration forms, the booking site and the payment page belong to other companies. We cannot test or change them. If one does not work for you, call us, and we will register you by phone.",
      "The drawings of the decision trees on the clinical pages are dense. The same content is below each one as a list.",
    ],
  },
] as const satisfies readonly DocumentSection[];

export const accessibilityComplaint = {
  title: "Tell us what does not work",
  text: "Tell us which page it was, what you tried to do and what you use: a screen reader, the keyboard, a phone. You do not have to explain why you use it. We will answer, fix what we can and, until then, give you the information another way.",
  subject: "Accessibility problem",
  write: "Email us",
  file: "How to file a complaint",
  elsewhere:
    "If our answer does not help, you can complain to the US Department of Justice under the Americans with Disabilities Act.",
} as const;
