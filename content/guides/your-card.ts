import { companyFact } from "@/content/site/company-facts";
import { claims } from "@/content/company/claims";
import { organizations } from "@/content/site/organizations";
import type { Way } from "@/content/site/navigation";
import { ahaCatalog } from "@/content/courses/aha-courses";
import { validityText } from "@/lib/courses/courses";
import { type GuideCopy, type GuideRow, reminderLead } from "./guide";

/** The cards that a row may be about, in the order of the choice. */
const cards = {
  aha: { term: "AHA eCard", card: "aha" },
  redCross: { term: "Red Cross certificate", card: "red-cross" },
  osha: { term: "OSHA 10 or 30 card", card: "osha" },
  ours: { term: "HIPAA or continuing education certificate", card: "ours" },
} as const satisfies Record<string, Pick<GuideRow, "term" | "card">>;

const sources = {
  aha: organizations.aha.name,
  redCross: organizations.arc.name,
  osha: "OSHA Outreach Training Program",
} as const;

const findECard: Way = { label: "Find my eCard", outbound: "ecard-find" };
const findCertificate: Way = {
  label: "Find my Red Cross certificate",
  outbound: "red-cross-certificate",
};

const ahaValidity = validityText(ahaCatalog.courses[0].validityMonths);

export const yourCard = {
  title: "Your card",
  lead: "Find it, claim it, correct it or check someone else's.",
  choice: { title: "Which card is it?", cards: Object.values(cards) },
  /** The day on which the steps were last compared with the issuers' pages. */
  checkedOn: companyFact("card-steps"),
  sections: [
    {
      id: "find",
      title: "Find and claim your eCard or certificate",
      keywords: "ecards card osha red cross hipaa ce download print claim lost replacement copy view",
      rows: [
        {
          ...cards.aha,
          steps: [
            "Look for an email from eCards@heart.org, in your spam folder too. It comes after we send in your class results.",
            "Open its link. Check your name, email address and course. If something's wrong, stop there and tell us.",
            "Set a security question and answer the short survey. Then save or print your card.",
            "To see it again later, search by your name and email address, or by the code on the card.",
          ],
          text: "Only you can claim it, and you can't show it to an employer until you do.",
          link: findECard,
          source: sources.aha,
        },
        {
          ...cards.redCross,
          steps: [
            "Look for an email from the Red Cross with a link to your certificate, in your spam folder too.",
            "No email? Search by your email address, or by your name and the date of the class.",
            "Save or print it. It has an ID and a QR code that employers can check.",
          ],
          link: findCertificate,
          source: sources.redCross,
        },
        {
          ...cards.osha,
          text: claims.oshaCards.timing,
          note: "Your trainer orders the card after class. You don't have to claim it.",
          source: sources.osha,
        },
        { ...cards.ours, text: companyFact("certificate-delivery") },
      ],
    },
    {
      id: "not-arrived",
      title: "My card hasn't arrived",
      gist: "Check your spam folder, then search for it. Still missing? Email us.",
      mail: "My card hasn't arrived",
      keywords: "missing ecard not received never came come where is my card waiting late certificate",
      rows: [
        {
          ...cards.aha,
          text: "Often only the email is lost: search for the card by your name and email address. If you can't find it, tell us. We issue it, so the AHA can't send it.",
          link: { label: "Search for my eCard", outbound: "ecard-find" },
        },
        {
          ...cards.redCross,
          text: "Search with the email address you registered with. If you can't find it, tell us, and we'll check that your class was reported.",
          link: { label: "Search for my certificate", outbound: "red-cross-certificate" },
        },
        {
          ...cards.osha,
          text: claims.oshaCards.timing,
          note: "After that, email us. OSHA doesn't keep a list of students, so only your trainer can look into it.",
        },
        { ...cards.ours, text: "Email us the course and the day you finished it." },
      ],
    },
    {
      id: "wrong-name",
      title: "My name or email is wrong",
      gist: "Email us what the card says and what it should say.",
      mail: "Please correct my card",
      keywords: "wrong name misspelled spelling correct change name married email address typo",
      rows: [
        {
          ...cards.aha,
          text: "Best before you claim the card, but we can correct it afterward too. Only the training center that issued a card can change it.",
          source: sources.aha,
        },
        {
          ...cards.redCross,
          text: "We'll ask the Red Cross to correct it, and you can download it again.",
        },
        {
          ...cards.osha,
          text: "Check your name on the class list: the card is printed from it. If the card is wrong, send us a photo.",
        },
        { ...cards.ours, text: "We'll send you a new one." },
      ],
    },
    {
      id: "lost",
      title: "I lost my card",
      keywords: "lost card replacement duplicate reprint",
      rows: [
        {
          ...cards.aha,
          text: "Search for it and print it again.",
          link: findECard,
        },
        {
          ...cards.redCross,
          text: "Search for it and print it again.",
          link: findCertificate,
        },
        {
          ...cards.osha,
          text: "Ask us. Only your trainer can order a replacement, once, within five years of the class.",
          source: sources.osha,
        },
        { ...cards.ours, text: "Email us, and we'll send it again." },
      ],
      mail: "I lost my card",
    },
    {
      id: "employer",
      title: "Check or verify someone's card",
      gist: "For employers and schools: use what is printed on the card.",
      keywords: "verify verification validate employer valid real check card ecard code school",
      rows: [
        {
          ...cards.aha,
          text: "Enter the eCard code, or scan the QR code.",
          link: { label: "Check an eCard", outbound: "ecard-check" },
          source: sources.aha,
        },
        {
          ...cards.redCross,
          text: "Enter the certificate ID, or scan the QR code.",
          link: { label: "Check a certificate", outbound: "red-cross-certificate" },
          source: sources.redCross,
        },
        { ...cards.osha, text: "Scan the QR code on the back of the card." },
        { ...cards.ours, text: "Email us the name, course and date on the certificate." },
      ],
    },
    {
      id: "expires",
      title: "When it expires",
      keywords: "expire expiration good for years renew renewal valid how long",
      rows: [
        {
          ...cards.aha,
          text: `At the end of the month, ${ahaValidity} after it was issued.`,
          link: { label: "When does my card expire?", route: "ahaCourses", hash: "renewal" },
        },
        {
          ...cards.redCross,
          text: "On the date printed on your certificate.",
          link: { label: "When does my certificate expire?", route: "redCrossCourses", hash: "renewal" },
        },
        {
          ...cards.osha,
          text: "It has no expiration date. Some states and employers ask for a newer one.",
          source: sources.osha,
        },
      ],
      links: [
        { label: "Renew an AHA card", route: "ahaCourses", hash: "overview" },
        { label: "Renew a Red Cross card", route: "redCrossCourses", hash: "overview" },
      ],
    },
    {
      id: "team",
      title: "Reminders for a whole team",
      tool: {
        use: `Enter each person's course and the issue date on the card. Each becomes an entry in your calendar, ${reminderLead}, and all of them a list to print.`,
        without: `Write the day on which each person's card expires into your calendar, with a reminder ${reminderLead}.`,
      },
      keywords: "team staff group employees tracking reminder list roster renew",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;
