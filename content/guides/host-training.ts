import { confirmedBy } from "@/content/site/company-facts";
import { claims } from "@/content/company/claims";
import { fromTerms } from "./from-terms";
import type { GuideCopy } from "./guide";

const price = fromTerms("groups");

/** A sample until the training department has confirmed what a host has to provide. */
const host = (text: string) => confirmedBy("host-needs", text);

export const hostTraining = {
  title: "Host a class at your place",
  lead: "We bring the instructor, the manikins and the training AEDs. This is what we need from you.",
  request: "Request Group Training",
  send: "Send this page by email",
  subject: "What we need for the class at our place",
  sections: [
    {
      id: "people",
      title: "How many people",
      gist: "Groups of any size. The group price starts at {groupMinimum} people.",
      paragraphs: [claims.classSize.text, "If your group is larger than one class, we plan several."],
      points: [
        host("Send us their names and email addresses before the day: the cards are issued to them."),
        host("Tell us about access needs and languages when you ask for a date."),
      ],
      keywords:
        "host group on-site onsite training at our office workplace school church come to us people employees staff team minimum number",
    },
    {
      id: "room",
      title: "The room",
      points: [
        host("Clean floor, carpet or mats, with space to kneel on both sides of each manikin."),
        host("A chair for everyone, and a table for written tests."),
        host("Free for the whole class, and for half an hour before and after."),
      ],
      keywords: "room space floor chairs tables venue",
    },
    {
      id: "power",
      title: "Power and screen",
      points: [
        host("Two power outlets."),
        host("A screen or a plain wall. Tell us if we should bring a projector."),
      ],
      keywords: "power outlet projector screen tv wifi",
    },
    {
      id: "parking",
      title: "Unloading and getting in",
      points: [
        host("A place to unload near the door, and a parking space for the day."),
        host("The name and phone number of the person who lets us in, and what your security desk needs."),
      ],
      keywords: "parking unloading security badge entrance",
    },
    {
      id: "insurance",
      title: "Insurance certificate",
      paragraphs: [
        host(
          "If your building asks for a certificate of insurance, send us the wording with your request, and we will have one made out to you.",
        ),
      ],
      keywords: "insurance certificate coi liability proof",
    },
    {
      id: "price",
      title: "What it costs, and when to pay",
      ...price,
      links: [
        { label: "Ask for a price for your group", route: "oshaCompliance", hash: "group" },
        ...price.links,
      ],
      keywords: "price cost invoice receipt payment rush fee deadline",
    },
    {
      id: "dress",
      title: "What people should wear",
      gist: fromTerms("dress-code").gist,
      links: [{ label: "What to wear, and what the day is like", route: "beforeClass", hash: "wear" }],
    },
    {
      id: "cancel",
      title: "If the date has to change",
      ...fromTerms("refunds"),
      keywords: "cancel move reschedule snow weather",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;
