import { companyFact } from "@/content/site/company-facts";
import { documentsReviewedOn } from "@/content/legal/document-labels";
import { babysitterAges } from "@/content/courses/red-cross-courses";
import { reportAddress } from "@/content/site/reports";
import type { DocumentSection } from "@/lib/legal/document-section";

export const privacyHero = {
  title: "Privacy notice",
  lead: "This website sets no cookies, runs no trackers and stores nothing in your browser. Here is the rest.",
  lastUpdated: documentsReviewedOn,
} as const;

/** What browsers report where the company has an address for it: the row says so, and to whom. */
export function reportRows(address: string | null) {
  if (address === null) return [];
  return [
    {
      what: "Reports of errors",
      does: `If a part of a page stops working, or your browser blocks something on it, your browser tells ${new URL(address).hostname} which page that was and what failed. The address of a page can hold a city or a cart. Nothing else about you is in it.`,
    },
  ];
}

/**
 * What the site does with each kind of data, and what it does not. Has to stay true: tests/e2e checks each statement.
 */
export const privacyTable = {
  title: "What this website does",
  caption: "Kinds of data, and what this website does with each",
  columns: ["Data", "What happens"],
  rows: [
    { what: "Cookies", does: "None are set." },
    {
      what: "Storage in your browser",
      does: "Not used. What you put into the shopping cart is written into the address of the page, goes with you from page to page in this tab, and is gone when you close it.",
    },
    {
      what: "Analytics and advertising",
      does: "None. No page loads a file, font, map or video from another company.",
    },
    {
      what: "Your location",
      does: "Asked for only if you press the button for the nearest city. The answer is worked out on your device and is not sent to us.",
    },
    {
      what: "What you type in the contact form",
      does: "Goes to us when you send it, from your own email app or through our form service. Nothing is sent before that.",
    },
    {
      what: "Dates and numbers in the tools",
      does: "Renewal dates, group prices and calendar files are worked out on your device.",
    },
    ...reportRows(reportAddress),
  ],
} as const;

export const privacySections = [
  {
    id: "hosting",
    title: "Our web host",
    paragraphs: [
      "To send you a page, the company that hosts this site has to know the internet address of your connection, the page you asked for and the kind of browser you use. It may keep these in a log for a short time to keep the service safe.",
    ],
  },
  {
    id: "contact",
    title: "When you call or write",
    paragraphs: [
      "We use what you tell us to answer you, and to plan a class if you ask for one. We do not sell it and do not pass it on for advertising.",
      "Please do not send health details or card numbers by email. If an injury or a disability matters for your class, just call us.",
    ],
  },
  {
    id: "other-sites",
    title: "When you leave for another site",
    paragraphs: [
      "Registration forms, the booking site, the payment page, card checks, reviews and social profiles belong to other companies. Links to them open in a new tab, and their own privacy policies apply there.",
      "They learn that you came from this site, but not which page you were reading.",
    ],
  },
  {
    id: "class-records",
    title: "When you take a class",
    paragraphs: [
      "We keep your name, your contact details and your results, because the organization that issues your card asks for them. They go to that organization so that your card can be issued and checked.",
    ],
  },
  {
    id: "children",
    title: "Children",
    paragraphs: [
      `Some classes are for young people, starting at age ${babysitterAges.from}. A parent or guardian registers them; this website does not ask children for anything.`,
    ],
  },
  {
    id: "rights",
    title: "What you can ask for",
    paragraphs: [
      "You can ask what we hold about you, have it corrected, or have it deleted where no rule makes us keep it. Write or call; we will ask a question or two to make sure it is you.",
    ],
  },
] as const satisfies readonly DocumentSection[];

/** Facts that only the owner knows. */
export const privacyOpenFacts = {
  title: "Who is responsible",
  subject: "Privacy",
  terms: {
    company: "Company",
    phone: "Phone",
    email: "Email",
    host: "Hosting",
    retention: "How long we keep emails and class records",
  },
  host: companyFact("web-host"),
  retention: companyFact("record-retention"),
} as const;
