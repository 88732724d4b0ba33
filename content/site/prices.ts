import { factValue } from "@/lib/facts/facts";
import type { Price } from "@/lib/money/price";
import { type PriceId, priceTable } from "@/lib/tables/tables";
import { rowsOf } from "./table-rows";

/** The rows of content/tables/prices.csv that pages show. What is on request leaves this file nowhere. */
export const shownPrices = rowsOf(priceTable).filter(({ shown }) => shown === "shown");

/** The price of a course or program as pages show it. */
export function priceOf(id: PriceId): Price {
  const row = shownPrices.find((shown) => shown.id === id);
  if (row?.price === undefined) return { kind: "on-request" };
  const cents = factValue(row.price);
  if (row.upTo !== undefined) return { kind: "range", from: cents, to: factValue(row.upTo) };
  return {
    kind: "fixed",
    cents,
    ...(row.groupPrice === undefined ? {} : { groupCents: factValue(row.groupPrice) }),
  };
}

/** The same for a price that is paid for each course that is picked. */
export function priceOfEach(id: PriceId): Price {
  const price = priceOf(id);
  return price.kind === "fixed" ? { kind: "each", cents: price.cents } : price;
}
