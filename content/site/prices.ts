import { forEachPicked, type Price, priceOfRow } from "@/lib/money/price";
import { priceTable } from "@/lib/tables/tables";
import { rowsOf } from "./table-rows";

/** The rows of content/tables/prices.csv that pages show. What is on request leaves this file nowhere. */
export const shownPrices = rowsOf(priceTable()).filter(({ shown }) => shown === "shown");

/** The price of a course or program as pages show it. */
export function priceOf(id: string): Price {
  return priceOfRow(shownPrices.find((row) => row.id === id));
}

/** The same for a price that is paid for each course that is picked. */
export function priceOfEach(id: string): Price {
  return forEachPicked(priceOf(id));
}
