import type { MonthlyReminder, ReminderKind } from "@/lib/courses/card-renewal";
import { openOnly } from "@/content/site/open-shops";
import type { GuideCopy } from "./guide";

/** What to look at, in this order; each is a column of the log. */
const checks = [
  {
    term: "Status",
    text: "The indicator says ready: a green light or a check mark. No red light, no chirping.",
  },
  {
    term: "Pads",
    text: "Sealed, not past the date on the pouch. A second set is there, and pads for children if you need them.",
  },
  {
    term: "Battery",
    text: "In place, and not past its replace-by date, or the indicator shows enough charge.",
  },
  { term: "Case", text: "Clean, dry, no cracks. The cabinet opens and its alarm works." },
  {
    term: "Kit",
    text: "Gloves, a breathing barrier, trauma shears, a razor and a towel are with the AED.",
  },
  { term: "Place", text: "The sign is easy to see, nothing is in the way, and nobody needs a key." },
] as const;

export const aedCheck = {
  title: "Monthly AED check",
  lead: "Six things to look at, a log to hang beside the cabinet, and reminders before pads and battery expire.",
  print: "Print the check and the log",
  sections: [
    {
      id: "check",
      title: "What to check each month",
      gist: "Your AED's manual comes first: some models need more checks, or need them more often.",
      rows: checks,
      words: "aed check inspection maintenance monthly checklist readiness",
    },
    {
      id: "wrong",
      title: "If something is wrong",
      steps: [
        "Put a note on the AED, and tell people where the nearest other one is.",
        "Replace what is past its date. Still not ready: call the maker. The number is on the back.",
        "After every use, even without a shock: new pads, and ask the maker how to save the record of the event.",
      ],
      links: openOnly([{ label: "See AEDs and first aid kits", route: "equipment" } as const]),
      words: "aed chirping beeping red light service after use replace",
    },
    {
      id: "reminders",
      title: "Reminders for pads and battery",
      paragraphs: [
        "Enter the dates that are printed on them. You get one calendar file with all of them, each with a reminder two months ahead.",
      ],
      words: "aed pads battery expiration reminder calendar",
    },
    {
      id: "log",
      title: "Log for the year",
      words: "aed log sheet inspection record print",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;

/** The printed table: a row for each month. */
export const aedLog = {
  caption: "AED log: check each box, then sign",
  place: "Where the AED is:",
  model: "Model and serial number:",
  year: "Year:",
  month: "Month",
  checks: checks.map(({ term }) => term),
  signed: "Day and initials",
} as const;

export const aedKinds: readonly ReminderKind[] = [
  { id: "pads", label: "AED pads", dateLabel: "Date on the pouch" },
  { id: "child-pads", label: "AED pads for children", dateLabel: "Date on the pouch" },
  { id: "battery", label: "AED battery", dateLabel: "Replace by" },
  { id: "kit", label: "First aid supplies", dateLabel: "Earliest expiration date" },
];

export const aedMonthly: MonthlyReminder = {
  label: "Also remind me to check the AED on the first of each month",
  title: "Check the AED",
  text: "Status, pads, battery, case, kit, place. Sign the log.",
};
