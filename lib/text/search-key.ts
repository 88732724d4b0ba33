/** Words as the search compares them: small letters and digits, with one space between words. */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
