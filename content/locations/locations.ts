import { factValue } from "@/lib/facts/facts";
import type { FormRule, Location } from "@/lib/locations/locations";
import { classRows } from "@/content/courses/class-list";
import { courseProviders } from "@/content/courses/course-labels";
import { cityLabel } from "@/lib/site/city-label";
import { rowsOf } from "@/content/site/table-rows";
import type { StateCode } from "@/lib/site/state-codes";
import { cityTable } from "@/lib/tables/tables";
import { placeOf } from "./city-places";
import { hasOnlineForm, type OutboundId } from "@/content/site/outbound";

const everyRow = rowsOf(cityTable);
const cities = everyRow.filter(({ isListed }) => isListed);

/** A row as a city with its position. Cities without a position in the row or the gazetteer are left out. */
function placed(rows: typeof everyRow): readonly Location<string, StateCode>[] {
  return rows.flatMap(({ id, city, state, otherNames, latitude, longitude }) => {
    const place =
      latitude === undefined || longitude === undefined
        ? placeOf(factValue(city), state)
        : { latitude, longitude };
    if (place === null) return [];
    return [{ id, city, state, ...place, ...(otherNames === undefined ? {} : { aliases: otherNames }) }];
  });
}

/**
 * Every city with classes: the listed rows of content/tables/cities.csv. The check of the tables rejects a city
 * without a position.
 */
export const locations = placed(cities);

/** Other cities with a date in content/tables/classes.csv: the finder offers them while a date is upcoming. */
export const datedCities = placed(
  everyRow.filter((row) => !row.isListed && classRows.some(({ dated }) => dated.location === cityLabel(row))),
);

/** The city-specific forms in a column of the table. */
function ownForms(form: "ahaForm" | "redCrossForm"): Readonly<Record<string, OutboundId>> {
  return Object.fromEntries(
    cities.flatMap((row) => (row[form] === undefined ? [] : [[row.id, row[form] as OutboundId]])),
  );
}

type ClassKind = {
  readonly id: string;
  readonly label: string;
  /** One of its classes in a sentence. */
  readonly formName: string;
  /** The organization, after the name of a course that both teach. */
  readonly issuer?: string;
  readonly form: FormRule<OutboundId>;
};

/** The six class buttons of a city, in the specified order, each with the rule for its registration form. */
const everyKind = [
  {
    id: "red-cross",
    label: "Red Cross Classes",
    formName: "Red Cross class",
    issuer: courseProviders["red-cross"],
    form: { own: ownForms("redCrossForm"), otherwise: "red-cross-general" },
  },
  {
    id: "virtual-red-cross",
    label: "Virtual Red Cross",
    formName: "Virtual Red Cross class",
    form: { own: {}, otherwise: "virtual-red-cross" },
  },
  {
    id: "aha",
    label: "AHA Classes",
    formName: "AHA class",
    issuer: courseProviders.aha,
    form: { own: ownForms("ahaForm"), otherwise: "aha-general" },
  },
  {
    id: "instructor",
    label: "Instructor Classes",
    formName: "instructor class",
    form: { own: {}, otherwise: "instructor-classes" },
  },
  {
    id: "osha-hipaa",
    label: "OSHA & HIPAA Classes",
    formName: "OSHA & HIPAA class",
    form: { own: {}, otherwise: "osha-hipaa-classes" },
  },
  {
    id: "dot-courier",
    label: "DOT & Medical Courier Classes",
    formName: "DOT & medical courier class",
    form: { own: {}, otherwise: "dot-courier-classes" },
  },
] as const satisfies readonly ClassKind[];

export type ClassKindId = (typeof everyKind)[number]["id"];

/** The kind of class that does not depend on a city. */
export const onlineKind: ClassKindId = "virtual-red-cross";

/** The class buttons of this company: without a form for online classes, five. */
export const classKinds = everyKind.filter(({ id }) => hasOnlineForm || id !== onlineKind);

/** The kinds of class that can be learned online through it, if the company has such classes. */
export const onlineFor: readonly ClassKindId[] = hasOnlineForm ? ["red-cross", onlineKind] : [];

/** `courses` are the ids in the table of classes whose dates match. */
type ClassRequest = {
  readonly label: string;
  readonly kinds: readonly ClassKindId[];
  readonly courses: readonly string[];
};

/**
 * More values of `?class=`, besides the six kinds and the course ids: common names of classes that both organizations
 * teach. See components/locations/model/class-requests.ts for the full list.
 */
export const classNames = {
  bls: { label: "BLS", kinds: ["aha", "red-cross"], courses: ["aha-bls-provider", "red-cross-bls-provider"] },
  cpr: {
    label: "CPR",
    kinds: ["aha", "red-cross"],
    courses: ["heartsaver-cpr-aed", "heartsaver-first-aid", "adult-pediatric-cpr-first-aid-aed"],
  },
  "infant-cpr": {
    label: "CPR for infants and children",
    kinds: ["red-cross", "aha"],
    courses: ["adult-pediatric-cpr-first-aid-aed", "heartsaver-cpr-aed", "heartsaver-first-aid"],
  },
  "first-aid": {
    label: "First aid",
    kinds: ["red-cross"],
    courses: ["adult-pediatric-cpr-first-aid-aed", "heartsaver-first-aid", "wilderness-first-aid"],
  },
} as const satisfies Readonly<Record<string, ClassRequest>>;

/**
 * The details of a dated class to prefill in a registration form: its field names as query parameters. A form without
 * such a field ignores it.
 */
export const registrationFields = { course: "course", city: "city", day: "date" } as const;
