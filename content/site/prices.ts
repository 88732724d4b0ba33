import { forEachPicked, type Price, priceOfRow } from "@/lib/money/price";
import { priceTable } from "@/lib/tables/tables";
import { rowsOf } from "./table-rows";

/** The rows of content/tables/prices.csv that pages show. Prices on request never leave this file. */
export const shownPrices = rowsOf(priceTable()).filter(({ shown }) => shown === "shown");

/** The price of a course or program as pages show it. */
export function priceOf(id: string): Price {
  return priceOfRow(shownPrices.find((row) => row.id === id));
}

/** The same, for a price per selected course. */
export function priceOfEach(id: string): Price {
  return forEachPicked(priceOf(id));
}
