import { rowsOf } from "./table-rows";
import type { Fact } from "@/lib/facts/facts";
import { linkRoles, linkTable, type LinkRole, socialRoles, type SocialRole } from "@/lib/tables/tables";
import { cityTable } from "@/lib/tables/tables";

/** The form of a city, as the columns of content/tables/cities.csv name it. */
type CityFormId = `aha-${string}` | `red-cross-${string}`;

export type OutboundId = LinkRole | SocialRole | CityFormId;

const forms = rowsOf(cityTable).flatMap(({ ahaForm, redCrossForm }) => [ahaForm, redCrossForm]);
const isUsed = (id: string) => [...linkRoles, ...socialRoles, ...forms].includes(id);

/**
 * Every address outside the site that a page may lead to: the rows of content/tables/links.csv that something links to. Tests
 * compare this list with the exported pages.
 */
export const outbound = Object.fromEntries(
  rowsOf(linkTable)
    .filter(({ id }) => isUsed(id))
    .map(({ id, address }) => [id, address]),
) as Readonly<Record<OutboundId, Fact<string>>>;
