import { factValue } from "@/lib/facts/facts";
import type { FormRule, Location } from "@/lib/locations/locations";
import { classRows } from "@/content/courses/class-list";
import { cityLabel } from "@/lib/site/city-label";
import { rowsOf } from "@/content/site/table-rows";
import type { StateCode } from "@/lib/site/state-codes";
import { cityTable } from "@/lib/tables/tables";
import { placeOf } from "./city-places";
import type { OutboundId } from "@/content/site/outbound";

const everyRow = rowsOf(cityTable);
const cities = everyRow.filter(({ isListed }) => isListed);

/** A row as a city with its place. One whose place neither the row nor the gazetteer knows is left out. */
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
 * Every city where classes run: the listed rows of content/tables/cities.csv. The check of the tables refuses a city
 * without a place.
 */
export const locations = placed(cities);

/** Cities besides that content/tables/classes.csv has a date in: the finder offers them while one is to come. */
export const datedCities = placed(
  everyRow.filter((row) => !row.isListed && classRows.some(({ dated }) => dated.location === cityLabel(row))),
);

/** The forms that a column of the table gives to cities of their own. */
function ownForms(form: "ahaForm" | "redCrossForm"): Readonly<Record<string, OutboundId>> {
  return Object.fromEntries(
    cities.flatMap((row) => (row[form] === undefined ? [] : [[row.id, row[form] as OutboundId]])),
  );
}

type ClassKind = {
  readonly id: string;
  readonly label: string;
  /** What its form is called after the name of a class and a city. */
  readonly formName: string;
  readonly form: FormRule<OutboundId>;
};

/** The six class buttons of a city, in the specified order, each with the rule for its registration form. */
export const classKinds = [
  {
    id: "red-cross",
    label: "Red Cross Classes",
    formName: "Red Cross class",
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

export type ClassKindId = (typeof classKinds)[number]["id"];

/** The kind of class that needs no city near the visitor. */
export const onlineKind: ClassKindId = "virtual-red-cross";

/** The kinds of class that can be learned online by it. */
export const onlineFor: readonly ClassKindId[] = ["red-cross", onlineKind];

/** `courses` are the ids in the table of classes whose dates fit. */
type ClassRequest = {
  readonly label: string;
  readonly kinds: readonly ClassKindId[];
  readonly courses: readonly string[];
};

/**
 * Values of `?class=` besides the six kinds and the ids of courses: what visitors call a class that both organizations
 * teach. See components/locations/model/class-requests.ts for the whole list.
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
 * What a registration form is told of a dated class: the names of its fields, as its address takes them. A form without
 * such a field ignores it.
 */
export const registrationFields = { course: "course", city: "city", day: "date" } as const;
