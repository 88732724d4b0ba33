import { mailCopyLabels } from "@/content/site/mail-copy-labels";
import { company, emergencyCall } from "@/content/company/company";
import { answerPatience } from "@/lib/contact/contact-form";
import { type Fact, factValue } from "@/lib/facts/facts";

/** A number that nobody has, in the company's own area. */
const exampleNumber = `${factValue(company.phone).slice(0, 5)} 555-0100`;

/** The contact section of the home page and its form (docs/specification.md#contact). */
export const contactSection = {
  title: "Talk to us",
  lead: "Questions about a class, a group or a card that hasn't arrived?",
  cards: {
    phone: { title: "Call us" },
    email: { title: "Email us" },
    address: { title: "Headquarters", office: "Satellite office in", offices: "Satellite offices in" },
    hours: { title: "Office hours" },
  },
} as const;

export const emergencyTraining = {
  title: "Emergency Training",
  text: "New hires, expiring cards, an inspection? Tell us when and how many, and we'll find the nearest class or bring one to you.",
  note: `This is about training. In an emergency, ${emergencyCall}.`,
  mailAction: "Request training by email",
  mailSubject: "Emergency Training Request",
  locationsAction: "See locations",
  picture: "training-hands-on",
} as const;

/**
 * The endpoint to which the form is posted as JSON. Null: the form opens an email with everything filled in. The
 * content security policy also has to allow the address (`connect-src`, `form-action`).
 */
export const contactEndpoint: Fact<string> | null = null;

export const contactForm = {
  title: "Send a message",
  mailSubject: "Website message",
  optional: "Optional",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    trainingType: "Training type",
    message: "Message",
  },
  hints: {
    message: "Include your city, dates and group size.",
  },
  noType: "Not sure yet",
  trainingTypes: [
    "AHA classes (Heartsaver, BLS, ACLS, PALS)",
    "Red Cross classes",
    "OSHA and HIPAA compliance",
    "Continuing education",
    "Business opportunities",
    "Training for a group",
    "Something else",
  ],
  submit: "Send message",
  mailNote: "Opens your email app with your message filled in.",
  endpointNote: "We use what you write only to answer you.",
  problems: {
    name: { missing: "Enter your name." },
    email: { missing: "Enter your email address.", email: "Enter an email address like name@example.com." },
    phone: {
      phone: `Enter a US phone number with its area code, like ${exampleNumber}, or leave this blank.`,
    },
    message: { missing: "Write your message." },
  },
  rejected: "Your message isn't complete. Check the marked fields.",
  sending: "Sending your message.",
  sent: "Your message has arrived.",
  failures: {
    offline: "We couldn't send your message: you're offline.",
    timeout: `We couldn't send your message: no answer after ${answerPatience / 1000} seconds.`,
    refused: "Your message wasn't accepted.",
    broken: "We couldn't send your message: the form service is down right now.",
  },
  nothingLost: "Your message is still here. Try again, or send it by email.",
  sendByMail: "Send by email",
  ...mailCopyLabels,
} as const;
