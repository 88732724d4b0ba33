import type { GuidelineNoteContent } from "@/lib/clinical/clinical-value";
import { type CiteId, from, in2025 } from "./sources";

/**
 * Where the current guideline differs from the company's published value. Each note is printed, with its subject,
 * next to every value that refers to it, and nowhere else. A note only adds what the two figures do not say, so some
 * numbers are missing. (D23 is about the practice game on the home page, which has its own wording.)
 */
export const notes = {
  D1: {
    ...from.brady,
    subject: "Adult heart rate under 60/min",
    text: "Under 60/min is the textbook definition. The AHA treatment pathway is used when the rate is typically below 50/min and is causing symptoms.",
  },
  D3: {
    ...from.pedsText,
    subject: "Depth, infant",
    text: "About 1.5 inches (4 cm), at least one third of the chest. Since 2025: heel of one hand or two encircling thumbs; not two fingers.",
  },
  D5: {
    ...in2025("arrestAlg2025", "pedsArrestAlg2025", "pedsBlsAlg2025"),
    subject: "One breath every 6 seconds",
    text: "Adults only. Infants and children: one breath every 2-3 seconds.",
  },
  D6: {
    ...from.pedsArrest,
    subject: "Ratio 15:2",
    text: "15:2 applies before puberty and with two trained rescuers. From puberty on, use 30:2.",
  },
  D7: {
    ...in2025("blsAlg2025", "part6", "part7"),
    subject: "Pulse check",
    text: "For trained professionals. If you are not one, skip the pulse check: unresponsive and not breathing normally means start CPR.",
  },
  D8: {
    ...in2025("bradyAlg2025", "pedsBradyAlg2025"),
    subject: "Atropine minimum 0.5 mg, adult",
    text: "0.5 mg is older teaching and not the usual dose: AHA 2020 and 2025 give 1 mg and state no minimum. Children: see the pediatric page.",
  },
  D9: {
    ...in2025("bradyAlg2025", "pcacAlg2025"),
    subject: "SpO2 at least 94% (bradycardia)",
    text: "The AHA bradycardia pathway says to give oxygen when needed and sets no figure. After cardiac arrest the 2025 target is 90-98%.",
  },
  D11: {
    ...from.course,
    subject: "Pacing output 2 mA above threshold",
    text: "Safety margins differ between devices and protocols; follow your device's instructions.",
  },
  D12: {
    ...in2025("pedsBlsAlg2025", "pedsBradyAlg2025"),
    subject: "Infant and child, heart rate under 60/min",
    text: "Give oxygen and assist breathing first; start CPR if the rate stays below 60/min with signs of poor perfusion.",
  },
  D13: {
    ...in2025("tachyAlg2025", "pedsTachyAlg2025"),
    subject: "Adult rate at least 150/min",
    text: "Adult figure. Above 100/min is already tachycardia; about 150/min or more is when the rhythm itself is likely to be the problem.",
  },
  D14: {
    ...from.pcac,
    subject: "Adult systolic under 90 mmHg",
    text: "Adults. In children the limit depends on age.",
  },
  D15: {
    ...from.drugsTextAndSvt,
    subject: "Metoprolol, adult",
    text: "AHA 2025: no interval stated. ACC/AHA/HRS 2015: 10 minutes between doses.",
  },
  D17: {
    ...from.drugsTextAndSvt,
    subject: "Propranolol, adult",
    text: "0.1 mg/kg is an older total for all doses together. AHA 2025 and ACC/AHA/HRS 2015: 1 mg over 1 minute, up to 3 doses (3 mg in all).",
  },
  D18: {
    ...from.tachy,
    subject: "Procainamide, adult",
    text: "Stop when the rhythm settles, blood pressure falls, QRS widens by more than 50%, or 17 mg/kg has been given. Avoid with a long QT interval or heart failure.",
  },
  D19: {
    ...from.tachy,
    subject: "Sotalol, adult",
    text: "2020 value (1.5 mg/kg; avoid with a long QT interval). Sotalol no longer appears in the AHA 2025 adult tachycardia algorithm.",
  },
  D22: {
    ...from.cardioversion,
    subject: "Wide irregular (polymorphic VT)",
    text: "Here this means polymorphic VT. Wide-QRS atrial fibrillation: synchronized, 200 J or more, and expert help.",
  },
  D24: {
    ...in2025("tachyAlg2025", "cardioversionAlg2025"),
    subject: '"Symptomatic or unstable"',
    text: "Symptomatic here means the five signs of instability, not palpitations or anxiety alone.",
  },
} as const satisfies Record<string, GuidelineNoteContent<CiteId>>;

export type NoteId = keyof typeof notes;
