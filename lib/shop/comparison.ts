/** A product as the comparison shows it: values by label. */
export type ComparedProduct = {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly label: string; readonly value: string }[];
};

/** One line of the comparison; `values` has one entry per product, null if the product has no such value. */
type ComparisonRow = {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly isSame: boolean;
};

/** Puts the values of the products side by side: each label once, in order of first appearance. */
export function productComparisonRows(products: readonly ComparedProduct[]): readonly ComparisonRow[] {
  const labels = [...new Set(products.flatMap((product) => product.values.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = products.map(
      (product) => product.values.find((entry) => entry.label === label)?.value ?? null,
    );
    return { label, values, isSame: new Set(values).size === 1 };
  });
}

/** How many products a phone shows side by side. */
const phoneColumns = 2;

/** The products in the columns on a phone: those that the visitor picked, filled up with the first of the others. */
export function phoneColumnsOf(ids: readonly string[], picked: readonly string[]): readonly string[] {
  const kept = picked.filter((id) => ids.includes(id));
  return [...kept, ...ids.filter((id) => !kept.includes(id))].slice(0, phoneColumns);
}

/** Puts a product into a column. If it is in the other one, the two change places. */
export function pickColumn(columns: readonly string[], column: number, id: string): readonly string[] {
  const before = columns[column];
  return columns.map((shown, index) => (index === column ? id : shown === id ? (before ?? shown) : shown));
}
