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
