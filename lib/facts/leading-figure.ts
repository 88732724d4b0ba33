/** A claim split into the parts of a counter: `1,000+ lives saved` is 1000, `+` and `lives saved`. */
export type LeadingFigure = { readonly value: number; readonly suffix: string; readonly label: string };

/**
 * The number at the beginning of a claim, the sign after it and the label of what is counted; null if any is missing.
 */
export function leadingFigure(text: string): LeadingFigure | null {
  const [, digits, suffix = '', label = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)([+%]?) (\S.*)$/.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits.replaceAll(',', '')), suffix, label };
}
