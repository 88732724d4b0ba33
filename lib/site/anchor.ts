/**
 * The id that a fragment of an address names.
 * @param hash with or without its `#`, as the address holds it.
 * @returns the words behind the escapes; empty for a broken escape, which is no anchor of ours.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
