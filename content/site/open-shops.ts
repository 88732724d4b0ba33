import { bookTable, equipmentTable, merchandiseTable } from "@/lib/tables/tables";
import type { RouteId } from "./routes";
import { rowsOf } from "./table-rows";

const [merchandise, books, equipment] = [rowsOf(merchandiseTable), rowsOf(bookTable), rowsOf(equipmentTable)];

const goods: Readonly<Partial<Record<RouteId, number>>> = {
  merchandise: merchandise.length,
  booksGuides: books.length,
  equipment: equipment.length,
};

/** What the shops have, of what people look for: `Shirts, books, kits and AEDs`. */
export const goodsText = goodsTextOf({
  shirts: merchandise.some(({ category }) => category === "apparel"),
  books: books.length > 0,
  kits: equipment.some(({ category }) => category === "first-aid-kits"),
  AEDs: equipment.some(({ category }) => category === "aed"),
});

/** The kinds of goods that are there, in a sentence. */
export function goodsTextOf(found: Readonly<Record<"shirts" | "books" | "kits" | "AEDs", boolean>>): string {
  const names = Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
  if (names.length === 0) return "For class and for work";
  const last = names.length > 1 ? ` and ${names.at(-1)}` : "";
  const text = `${(last === "" ? names : names.slice(0, -1)).join(", ")}${last}`;
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/** False for the page of a shop without products: nothing links to it. */
export function isOpenPage(route: RouteId): boolean {
  return goods[route] !== 0;
}

/** The links, without those to a shop without products. */
export function openOnly<Link extends { readonly route: RouteId }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ route }) => isOpenPage(route));
}
