import { factValue } from "@/lib/facts/facts";
import type { FormRule, Location } from "@/lib/locations/locations";
import { rowsOf } from "@/content/site/table-rows";
import type { StateCode } from "@/lib/site/state-codes";
import { cityTable } from "@/lib/tables/tables";
import { placeOf } from "./city-places";
import type { OutboundId } from "@/content/site/outbound";

const cities = rowsOf(cityTable).filter(({ isListed }) => isListed);

/**
 * Every city where classes run: the listed rows of content/tables/cities.csv. One whose place neither the row nor the
 * gazetteer knows is left out, and refused by the check of the tables.
 */
export const locations: readonly Location<string, StateCode>[] = cities.flatMap(
  ({ id, city, state, otherNames, latitude, longitude }) => {
    const place =
      latitude === undefined || longitude === undefined
        ? placeOf(factValue(city), state)
        : { latitude, longitude };
    if (place === null) return [];
    return [{ id, city, state, ...place, ...(otherNames === undefined ? {} : { aliases: otherNames }) }];
  },
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
    formName: "Red Cross form",
    form: { own: ownForms("redCrossForm"), otherwise: "red-cross-general" },
  },
  {
    id: "virtual-red-cross",
    label: "Virtual Red Cross",
    formName: "Virtual Red Cross form",
    form: { own: {}, otherwise: "virtual-red-cross" },
  },
  {
    id: "aha",
    label: "AHA Classes",
    formName: "AHA form",
    form: { own: ownForms("ahaForm"), otherwise: "aha-general" },
  },
  {
    id: "instructor",
    label: "Instructor Classes",
    formName: "instructor form",
    form: { own: {}, otherwise: "instructor-classes" },
  },
  {
    id: "osha-hipaa",
    label: "OSHA & HIPAA Classes",
    formName: "OSHA & HIPAA form",
    form: { own: {}, otherwise: "osha-hipaa-classes" },
  },
  {
    id: "dot-courier",
    label: "DOT & Medical Courier Classes",
    formName: "DOT & medical courier form",
    form: { own: {}, otherwise: "dot-courier-classes" },
  },
] as const satisfies readonly ClassKind[];

export type ClassKindId = (typeof classKinds)[number]["id"];

/** The kind of class that needs no city near the visitor. */
export const onlineKind: ClassKindId = "virtual-red-cross";

/** The kinds of class that can be learned online by it. */
export const onlineFor: readonly ClassKindId[] = ["red-cross", onlineKind];

type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Values of `?class=` besides the six kinds and the ids of courses: what visitors call a class that both organizations
 * teach. See components/locations/view/class-requests.ts for the whole list.
 */
export const classNames = {
  bls: { label: "BLS", kinds: ["aha", "red-cross"] },
  cpr: { label: "CPR", kinds: ["aha", "red-cross"] },
  "infant-cpr": { label: "CPR for infants and children", kinds: ["red-cross", "aha"] },
  "first-aid": { label: "First aid", kinds: ["red-cross"] },
} as const satisfies Readonly<Record<string, ClassRequest>>;
