import { missingRow, rowsOf } from "@/content/site/table-rows";
import { type Fact, factValue, mapFact } from "@/lib/facts/facts";
import { type CompanyFactId, companyFacts, companyTable } from "@/lib/tables/company-table";

const rows = new Map(rowsOf(companyTable).map((row) => [row.id, row]));

/** The fact of content/tables/company.csv with this id, written in the one way of its kind. @throws where it has no row. */
export function companyFact(id: CompanyFactId): Fact<string> {
  const row = rows.get(id);
  if (row === undefined) throw missingRow(companyTable, id);
  return mapFact(row.value, (value) => String(companyFacts[id].decode(value)));
}

/** The same, for where it cannot be marked as a sample: in a sentence, in structured data. */
export function companyText(id: CompanyFactId): string {
  return factValue(companyFact(id));
}

/** The same for a fact that may have lost its row: null then. */
export function companyFactIfAny(id: CompanyFactId): Fact<string> | null {
  return rows.has(id) ? companyFact(id) : null;
}

/** Words of a page that are a sample as long as the row that asks about them is one. */
export function confirmedBy<T extends string | number>(id: CompanyFactId, labels: T): Fact<T> {
  return mapFact(companyFact(id), () => labels);
}

/**
 * Every row: readiness finds those that are samples here, wherever their words are.
 * @public
 */
export const companyRows = [...rows.values()];
