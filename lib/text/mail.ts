import { type Mail, mailHref } from './contact-links';

/** Windows passes at most about 2,000 characters to an email app. */
export const longestMailHref = 1900;

export type FittedMail = {
  readonly to: string;
  /** A `mailto:` address of at most {@link longestMailHref} characters. */
  readonly href: string;
  /** The whole message, to copy. */
  readonly text: string;
  /** True if the link has only the beginning of it. Then the page has to show a message and offer the text. */
  readonly isCut: boolean;
};

/**
 * The email of an island, with what a visitor typed or ordered. A body that is too long for its link ends at a line, or
 * between two characters of a long line, and with `cutNote`. (A link of the page itself has a fixed text:
 * {@link mailHref} is enough.)
 */
export function fittedMail(mail: Mail, cutNote: string): FittedMail {
  const { to, body: text = '' } = mail;
  const whole = mailHref(mail);
  if (whole.length <= longestMailHref) return { to, href: whole, text, isCut: false };
  const characters = Array.from(text);
  const beginning = (count: number) => characters.slice(0, count).join('');
  const hrefOf = (start: string) => mailHref({ ...mail, body: `${start}\n${cutNote}` });
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (hrefOf(beginning(middle)).length <= longestMailHref) fits = middle;
    else tooMany = middle;
  }
  const most = beginning(fits);
  const line = most.lastIndexOf('\n');
  return { to, href: hrefOf(line > most.length / 2 ? most.slice(0, line) : most), text, isCut: true };
}
