import { mailCopyLabels } from "@/content/site/mail-copy-labels";
import { emergencyCall } from "@/content/company/company";
import { answerPatience } from "@/lib/contact/contact-form";
import type { Fact } from "@/lib/facts/facts";

/** The contact section of the home page and its form (docs/specification.md#contact). */
export const contactSection = {
  title: "Talk to us",
  lead: "Have a question about a class, a group or a card that has not arrived? Call, write or use the form.",
  cards: {
    phone: { title: "Call us", description: "For classes, cards and groups." },
    email: { title: "Write to us", description: "Tell us your city and the class you need." },
    address: { title: "Headquarters", offices: "Satellite offices in" },
    hours: { title: "Office hours" },
  },
} as const;

export const emergencyTraining = {
  title: "Emergency Training",
  text: "A new hire starts Monday, a card expires Friday, an inspection is coming up. Tell us the date and the number of people, and we will look for the nearest class or bring one to you.",
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
    phone: "If you would like a call back.",
    message: "Your city, dates and number of people help us answer faster.",
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
  mailNote:
    "This opens your email program with everything filled in. Nothing is sent until you press Send there.",
  endpointNote: "We use what you write only to answer you.",
  problems: {
    name: { missing: "Enter your name." },
    email: { missing: "Enter your email address.", email: "Enter an email address like name@example.com." },
    phone: { phone: "Enter a US phone number with its area code, like (602) 555-0100, or leave this blank." },
    message: { missing: "Write your message." },
  },
  rejected: "The message is not complete. Check the marked fields.",
  sending: "Sending your message.",
  sent: "Your message has arrived.",
  failures: {
    offline: "The message could not be sent: there is no internet connection.",
    timeout: `The message could not be sent: there was no answer within ${answerPatience / 1000} seconds.`,
    refused: "The message was not accepted.",
    broken: "The message could not be sent: the form service is not working right now.",
  },
  nothingLost: "What you wrote is still here. Try again, or send it by email.",
  sendByMail: "Send by email",
  ...mailCopyLabels,
} as const;
