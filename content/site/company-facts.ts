import { missingRow, rowsOf } from "@/content/site/table-rows";
import { type Fact, factValue, mapFact } from "@/lib/facts/facts";
import { type CompanyFactId, companyFacts, companyTable } from "@/lib/tables/company-table";

const rows = new Map(rowsOf(companyTable).map((row) => [row.id, row]));

/**
 * The fact of content/tables/company.csv with this id, in the standard form of its kind.
 * @throws if it has no row.
 */
export function companyFact(id: CompanyFactId): Fact<string> {
  const row = rows.get(id);
  if (row === undefined) throw missingRow(companyTable, id);
  return mapFact(row.value, (value) => String(companyFacts[id].read(value)));
}

/** The plain value, for places where it cannot be marked as a sample: in a sentence, in structured data. */
export function companyText(id: CompanyFactId): string {
  return factValue(companyFact(id));
}

/** An optional fact: null if its row was removed. */
export function companyFactIfAny(id: CompanyFactId): Fact<string> | null {
  return rows.has(id) ? companyFact(id) : null;
}

/** Text or a number of a page that counts as a sample while the row that confirms it does. */
export function confirmedBy<T extends string | number>(id: CompanyFactId, value: T): Fact<T> {
  return mapFact(companyFact(id), () => value);
}

/** Every row: this is where readiness finds the samples, wherever their text is. @public */
export const companyRows = [...rows.values()];
