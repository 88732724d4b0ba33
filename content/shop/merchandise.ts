import { buildDay } from "@/content/site/build-day";
import { rowsOf } from "@/content/site/table-rows";
import { onDay, type MerchandiseProduct } from "@/lib/shop/products";
import { merchandiseTable } from "@/lib/tables/tables";

/**
 * The products of content/tables/merchandise.csv. Picture ids are `merch-` plus the id, with the color appended for
 * each additional color.
 */
export const merchandise: readonly MerchandiseProduct[] = rowsOf(merchandiseTable).map((row) =>
  onDay(row, buildDay()),
);

/**
 * The categories that filter in place; the tabs of the two other shops are links (docs/specification.md#merchandise).
 */
export const merchandiseCategories = [
  { id: "all", label: "All Products" },
  { id: "apparel", label: "Apparel" },
  { id: "accessories", label: "Accessories" },
] as const satisfies readonly { id: "all" | MerchandiseProduct["category"]; label: string }[];
