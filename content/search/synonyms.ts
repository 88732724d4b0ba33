import { rowsOf } from "@/content/site/table-rows";
import type { Synonym } from "@/lib/site/site-entries";
import { synonymTable } from "@/lib/tables/tables";

/** What visitors type, and the words of the site that mean the same: both are searched for. */
export const synonyms: readonly Synonym[] = rowsOf(synonymTable).map(({ typed, means }) => [typed, means]);
