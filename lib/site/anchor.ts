/**
 * The id in a URL fragment.
 * @param hash with or without its `#`, still encoded.
 * @returns the decoded id; empty for a malformed escape, which is never one of our anchors.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
