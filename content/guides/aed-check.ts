import type { MonthlyReminder, ReminderKind } from "@/lib/courses/card-renewal";
import { openOnly } from "@/content/site/open-shops";
import { type GuideCopy, reminderLead } from "./guide";

/** What to check, in order; each item is a checkbox and a column of the log. */
export const aedChecks = [
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
  lead: "Six checks, a log to hang by the cabinet and reminders before pads and battery expire.",
  sections: [
    {
      id: "check",
      title: "What to check each month",
      gist: "Your AED's manual comes first: some models need more checks, or need them more often.",
      keywords: "aed check inspection maintenance monthly checklist readiness",
    },
    {
      id: "wrong",
      title: "If something is wrong",
      steps: [
        "Put a note on the AED, and tell people where the nearest other one is.",
        "Replace what is past its date. Still not ready? Call the manufacturer. The number is on the back.",
        "After every use, even without a shock: new pads, and ask the manufacturer how to save the event record.",
      ],
      links: openOnly([{ label: "See AEDs and first aid kits", route: "equipment" } as const]),
      keywords: "aed chirping beeping red light service after use replace",
    },
    {
      id: "reminders",
      title: "Reminders for pads and battery",
      tool: {
        use: `Enter the dates that are printed on them. Each becomes an entry in your calendar, ${reminderLead}.`,
        without: `Write the dates that are printed on them into your calendar, each with a reminder ${reminderLead}.`,
      },
      keywords: "aed pads battery expiration reminder calendar",
    },
    {
      id: "log",
      title: "Log for the year",
      keywords: "aed log sheet inspection record print",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;

const place = "AED location";

/** The check as an email to the person who keeps the log, with a line for each checked box. */
export const aedRecord = {
  subject: "Monthly AED check",
  instruction: "Check what's in order.",
  isFine: "OK",
  place,
  initials: "Your initials",
  wrong: "What's wrong",
  send: "Send the check by email",
  note: "Opens your email app with the check filled in. Nothing is stored here.",
} as const;

/** The printable table: one row per month. */
export const aedLog = {
  caption: "AED log: check each box, then sign",
  place,
  model: "Model and serial number",
  year: "Year",
  month: "Month",
  checks: aedChecks.map(({ term }) => term),
  signed: "Day and initials",
} as const;

export const aedKinds: readonly ReminderKind[] = [
  { id: "pads", label: "AED pads", dateLabel: "Date on the pouch" },
  { id: "child-pads", label: "AED pads for children", dateLabel: "Date on the pouch" },
  { id: "battery", label: "AED battery", dateLabel: "Replace by" },
  { id: "kit", label: "First aid supplies", dateLabel: "Earliest expiration date" },
];

export const aedMonthly: MonthlyReminder = {
  label: "Check the AED on the first of each month",
  title: "Check the AED",
  text: "Status, pads, battery, case, kit, place. Sign the log.",
};
