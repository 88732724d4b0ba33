import { documentsReviewedOn } from "@/content/legal/document-labels";
import { company } from "@/content/company/company";
import { organizations } from "@/content/site/organizations";
import type { DocumentSection } from "@/lib/legal/document-section";

export const websiteTermsHero = {
  title: "Website terms",
  lead: "These terms cover reading and using this website. If you register for a class, the class policies also apply.",
  lastUpdated: documentsReviewedOn,
} as const;

/** The link to the licenses of the software and fonts on the site. */
export const websiteTermsLicenses = "Licenses of software and fonts";

export const websiteTermsSections = [
  {
    id: "emergencies",
    title: "In an emergency, call 911",
    paragraphs: [
      "This website is for learning. If someone needs help, call 911 first and follow the dispatcher's instructions. The Help now pages are for the minutes until help arrives.",
    ],
  },
  {
    id: "medical-content",
    title: "Medical pages and the emergency simulation",
    paragraphs: [
      "The reference pages summarize published guidelines for people who are trained to use them. They are not medical advice and do not replace training, clinical judgment, local protocols or the guidelines themselves.",
      "The emergency simulation is for practice only. It does not certify you and does not replace a hands-on class.",
    ],
  },
  {
    id: "cards",
    title: "Cards and certificates",
    paragraphs: [
      "Which card you need is decided by your employer, your school or your licensing board. Ask them before you register. Cards are issued by the organization named with each course.",
    ],
  },
  {
    id: "prices",
    title: "Prices, dates and mistakes",
    paragraphs: [
      "We check what we publish, but we can still be wrong. The price and date that count are the ones you see when you register or pay. If we made an error, we will tell you, and you may cancel.",
      "The cart on this site collects what you would like to order. It is not an order until we or the payment page confirm it.",
    ],
  },
  {
    id: "links",
    title: "Links to other sites",
    paragraphs: [
      "We choose these sites with care, but we do not run them. What happens there is governed by their terms.",
    ],
  },
  {
    id: "names",
    title: "Names and marks",
    paragraphs: [
      `${organizations.aha.name}, ${organizations.arc.name}, OSHA and other names belong to their owners. We name them to say what we teach. They do not publish, review or endorse this site.`,
      "The text and pictures on this site are ours. You may print pages for yourself and your class. The people in our pictures are drawn figures, not our staff or students.",
    ],
  },
  {
    id: "liability",
    title: "Liability and law",
    paragraphs: [
      `The website is free to use and is provided as is. As far as the law allows, we are not liable for harm that comes from relying on it alone. The law of ${company.governedBy} applies.`,
    ],
  },
] as const satisfies readonly DocumentSection[];
