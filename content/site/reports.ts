import { companyFactIfAny } from "@/content/site/company-facts";
import { factValue } from "@/lib/facts/facts";

const row = companyFactIfAny("report-address");

/**
 * Where browsers report what they blocked and which part of a page stopped working; null if nowhere, as delivered. Set by
 * a row of content/tables/company.csv. Headers, pages and the privacy notice follow.
 */
export const reportAddress = row === null ? null : factValue(row);
