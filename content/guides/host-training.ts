import { confirmedBy } from "@/content/site/company-facts";
import { claims } from "@/content/company/claims";
import { fromTerms } from "./from-terms";
import type { GuideCopy } from "./guide";

/** A sample until the training department has confirmed what a host has to provide. */
const host = (text: string) => confirmedBy("host-needs", text);

/** On-site training as a checklist: one line for each thing that a host provides or has to know. */
export const hostTraining = {
  title: "On-site training at your location",
  lead: "We bring the instructor, manikins and training AEDs. Here's what you'll need.",
  send: "Send this page by email",
  subject: "Checklist for our on-site training",
  sections: [
    {
      id: "people",
      title: "People",
      gist: host(
        `Any number, in classes of ${claims.classSize.value}. The group price starts at {groupMinimum}.`,
      ),
      keywords:
        "host a class group on-site onsite training at our office workplace school church come to us how many people employees staff team minimum number",
    },
    {
      id: "names",
      title: "Names",
      gist: host("Everyone's name and email before class, for the cards. Any access or language needs."),
      keywords: "list roster names emails",
    },
    {
      id: "room",
      title: "Room",
      gist: host(
        "Clean floor to kneel on both sides of each manikin, chairs, a table. Free 30 minutes before and after.",
      ),
      keywords: "room space floor chairs tables venue",
    },
    {
      id: "power",
      title: "Power and screen",
      gist: host("Two outlets, and a screen or plain wall. Tell us if you need a projector."),
      keywords: "power outlet projector screen tv wifi",
    },
    {
      id: "parking",
      title: "Getting in",
      gist: host("Unloading near the door, parking for the day and a contact for the door and security."),
      keywords: "parking unloading security badge entrance",
    },
    {
      id: "insurance",
      title: "Insurance certificate",
      gist: host("If your building asks for one, send us the wording with your request."),
      keywords: "insurance certificate coi liability proof",
    },
    {
      id: "price",
      title: "Payment",
      gist: "Due within {groupPaymentDueDays} days of your request, or {groupPaymentDueHoursSameWeek} hours before training in the same week. Requests less than {rushDays} days ahead add a {rushFee} rush fee.",
      links: fromTerms("groups").links,
      keywords: "price cost invoice receipt payment rush fee deadline",
    },
    {
      id: "dress",
      title: "Clothes",
      gist: "Clothes to kneel in and closed-toe shoes.",
      links: [{ label: "What to wear", route: "beforeClass", hash: "wear" }],
    },
    {
      id: "cancel",
      title: "Changes",
      gist: "Reschedule free with notice, if there's a seat. Fees are non-refundable, but you may get credit. If we cancel, you get a full refund, except for online components.",
      links: fromTerms("refunds").links,
      keywords: "cancel move reschedule date change snow weather",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;
