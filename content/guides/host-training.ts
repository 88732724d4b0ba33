import { confirmedBy } from "@/content/site/company-facts";
import { claims } from "@/content/company/claims";
import type { GuideCopy } from "./guide";

/** A sample until the training department has confirmed what a host has to provide. */
const host = (text: string) => confirmedBy("host-needs", text);

const fullRule = (hash: "groups" | "refunds") =>
  [{ label: "Full rule", route: "termsOfService", hash }] as const;

/** On-site training as a checklist: one line for each thing that a host provides or has to know. */
export const hostTraining = {
  title: "On-site training",
  lead: "At your location: we bring the instructor, manikins and AEDs.",
  send: "Send this page by email",
  subject: "Checklist for our on-site training",
  sections: [
    {
      id: "people",
      title: "People",
      gist: host(
        `Any number, in classes of ${claims.classSize.value}. Send names and emails before class, for the cards.`,
      ),
      keywords:
        "host a class group on-site onsite training at our office workplace school church come to us how many people names list roster employees staff team minimum number",
    },
    {
      id: "room",
      title: "Room",
      gist: host("Clean floor around each manikin, chairs, a table. Free 30 minutes before and after."),
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
      id: "dress",
      title: "Clothes",
      gist: "Clothes to kneel in and closed-toe shoes.",
      links: [{ label: "What to wear", route: "beforeClass", hash: "wear" }],
    },
    {
      id: "price",
      title: "Payment",
      gist: "Group price from {groupMinimum} people, due within {groupPaymentDueDays} days of your request (or {groupPaymentDueHoursSameWeek} hours before training in the same week). Less than {rushDays} days ahead adds a {rushFee} rush fee.",
      links: fullRule("groups"),
      keywords: "price cost invoice receipt payment rush fee deadline",
    },
    {
      id: "cancel",
      title: "Changes",
      gist: "Reschedule free with notice, subject to availability. No refunds, but credit is possible. If we cancel, you get your money back.",
      links: fullRule("refunds"),
      keywords: "cancel move reschedule date change snow weather",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;
