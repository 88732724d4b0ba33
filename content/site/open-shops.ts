import { bookTable, equipmentTable, merchandiseTable } from "@/lib/tables/tables";
import type { RouteId } from "./routes";
import { rowsOf } from "./table-rows";

const goods: Readonly<Partial<Record<RouteId, number>>> = {
  merchandise: rowsOf(merchandiseTable).length,
  booksGuides: rowsOf(bookTable).length,
  equipment: rowsOf(equipmentTable).length,
};

/** False for the page of a shop without products: nothing links to it. */
export function isOpenPage(route: RouteId): boolean {
  return goods[route] !== 0;
}

/** The links, without those to a shop without products. */
export function openOnly<Link extends { readonly route: RouteId }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ route }) => isOpenPage(route));
}
