/** Words in the form that the search compares: lowercase letters and digits, one space between words. */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
