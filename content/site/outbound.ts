import { rowsOf } from "./table-rows";
import type { Fact } from "@/lib/facts/facts";
import {
  cityTable,
  linkRoles,
  linkTable,
  type LinkRole,
  onlineFormRole,
  socialRoles,
  type SocialRole,
} from "@/lib/tables/tables";

/** A city's registration form, as named in the columns of content/tables/cities.csv. */
type CityFormId = `aha-${string}` | `red-cross-${string}`;

export type OutboundId = LinkRole | SocialRole | CityFormId;

const forms = rowsOf(cityTable).flatMap(({ ahaForm, redCrossForm }) => [ahaForm, redCrossForm]);
const isUsed = (id: string) => [...linkRoles, ...socialRoles, ...forms].includes(id);

/**
 * Every external address that a page may link to: the rows of content/tables/links.csv that are in use. Tests compare
 * this list with the exported pages.
 */
export const outbound = Object.fromEntries(
  rowsOf(linkTable)
    .filter(({ id }) => isUsed(id))
    .map(({ id, address }) => [id, address]),
) as Readonly<Record<OutboundId, Fact<string>>>;

/** False for a company without the form for classes that meet online. */
export const hasOnlineForm = onlineFormRole in outbound;
