import { buildDay } from "@/content/site/build-day";
import { rowsOf } from "@/content/site/table-rows";
import { onDay, type BookProduct } from "@/lib/shop/products";
import { bookTable } from "@/lib/tables/tables";

/** The books of content/tables/books.csv. Picture ids are `book-` plus the id. */
export const books: readonly BookProduct[] = rowsOf(bookTable).map((row) => onDay(row, buildDay()));

export const bookCategories = [
  { id: "all", label: "All Books" },
  { id: "cpr", label: "CPR" },
  { id: "first-aid", label: "First Aid" },
  { id: "medical", label: "Medical" },
  { id: "safety", label: "Safety" },
  { id: "reference", label: "Reference" },
] as const satisfies readonly { id: "all" | BookProduct["category"][number]; label: string }[];

/** The labels of a book's format badge. */
export const bookFormats = {
  digital: "Digital",
  physical: "Print",
  both: "Print and digital",
} as const;
