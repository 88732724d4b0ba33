import { rowsOf } from "@/content/site/table-rows";
import type { RowOf } from "@/lib/tables/table";
import { peopleTable } from "@/lib/tables/tables";

/** A person in content/tables/people.csv. The portrait is a drawing, never passed off as a photo of the person. */
export type TeamMember = RowOf<typeof peopleTable>;

const people = rowsOf(peopleTable);

export const teamIntro = {
  title: "The people behind the classes",
  moreTitle: "And the rest of the team",
  portraits: "The portraits are illustrations.",
} as const;

/** Large cards at the top (docs/specification.md#about). */
export const coreTeam: readonly TeamMember[] = people.filter(({ place }) => place === "top");

/** The small cards below them. */
export const additionalTeam: readonly TeamMember[] = people.filter(({ place }) => place === "below");
