import { buildDay } from "@/content/site/build-day";
import { rowsOf } from "@/content/site/table-rows";
import { type StateCode, stateNames } from "@/lib/site/state-codes";
import { mark } from "@/content/site/mark";
import { type Fact, factValue, isPlaceholder, placeholder } from "@/lib/facts/facts";
import { digestOf } from "@/lib/facts/sample-rows";
import { officeTable } from "@/lib/tables/tables";
import { type IsoDate, monthAndYear, monthNames } from "@/lib/time/calendar-days";
import { openingHoursOf } from "@/lib/time/opening-hours";
import { companyFact, companyText } from "@/content/site/company-facts";

/** The US emergency number. */
export const emergencyNumber = "911";

/** Becomes a phone link wherever a sentence contains it. */
export const emergencyCall = `call ${emergencyNumber}`;

const offices = rowsOf(officeTable);

const founded = companyFact("founded");
const day = buildDay();

const openingHours = openingHoursOf(companyText("hours"));
const opened = monthAndYear(companyText("opened"));
// The table rejects both before any page is built.
if (openingHours === null || opened === null)
  throw new Error("content/tables/company.csv needs hours and opened.");

/** The digest of the sample's shapes: a sample for as long as they are drawn, whatever anybody confirms. */
const sampleMark = "c3977920";
const markShown: Fact<string> =
  digestOf(JSON.stringify(mark.shapes.map(({ d }) => d))) === sampleMark
    ? placeholder(
        "A plaster that is a spirit level",
        "The company's own mark: a developer puts it into content/site/mark.ts.",
        "marketing",
      )
    : "The company's own mark";

/**
 * The single source of the company's facts: content/tables/company.csv and offices.csv. No other file spells them
 * out.
 */
export const company = {
  name: companyFact("name"),
  shortName: companyFact("short-name"),
  tagline: companyFact("tagline"),
  /** Its shapes are in content/site/mark.ts. */
  mark: markShown,
  origin: companyFact("origin"),
  phone: companyFact("phone"),
  supportEmail: companyFact("support-email"),
  schedulingEmail: companyFact("scheduling-email"),
  /** The row of content/tables/offices.csv with the whole address. */
  headquarters: offices.find(({ isHeadquarters }) => isHeadquarters),
  satelliteOffices: offices.filter(({ isHeadquarters }) => !isHeadquarters),
  hours: openingHours,
  /** The text of the table, for places that mark the hours as a sample. */
  hoursText: companyFact("hours"),
  closed: companyFact("closed"),
  /** The founding year and the opening year differ. */
  foundedIn: Number(factValue(founded)),
  openedIn: opened.year,
  openedInMonth: monthNames[opened.month - 1],
  /** The state whose law governs the terms (docs/specification.md#terms). */
  governedBy: stateNames[companyText("governing-law") as StateCode],
  /** Shown in the footer: the year of the build, or for the sample company the year given in the specification. */
  copyrightYear: isPlaceholder(founded) || day === null ? 2025 : Number(day.slice(0, 4)),
} as const;

/** The expiration date of security.txt. */
export const securityUntil = companyText("security-until") as IsoDate;
