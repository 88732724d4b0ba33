import type { FactKind, Placeholder } from '@/lib/facts/facts';
import { parseIsoDate } from '@/lib/time/calendar-days';
import { isEmail, isUsPhone } from '@/lib/text/contact-links';

type Sample = Pick<Placeholder<string | number | boolean>, 'value' | 'kind'>;

/** What an answer has to look like: what the fact says of itself, otherwise what its sample looks like. */
export function factKind({ kind, value }: Sample): FactKind {
  if (kind !== undefined) return kind;
  if (typeof value === 'boolean') return 'yes-no';
  if (typeof value === 'number') return 'count';
  if (/^https?:\/\//.test(value)) return 'web';
  if (isEmail(value)) return 'e-mail';
  if (isUsPhone(value)) return 'phone';
  return parseIsoDate(value) === null ? 'text' : 'date';
}

type NamedKind = Extract<FactKind, string>;

/** How the workbook names each kind. */
const names = {
  text: 'Text',
  figure: 'A number, then words',
  'e-mail': 'E-mail address',
  phone: 'Phone number',
  street: 'Street address',
  zip: 'ZIP code',
  price: 'Price in dollars',
  rating: 'Rating, 0 to 5',
  count: 'Whole number',
  date: 'Date',
  web: 'Web address',
  origin: 'Web address of this site',
  'yes-no': 'Yes or no',
  confirm: 'Confirm or correct',
  'runs-here': 'Runs here: yes or no',
} as const satisfies Record<NamedKind, string>;

/** What fits, as the end of a sentence that begins with "Write". */
const shapes = {
  text: 'the words as they should show on the page',
  figure: 'a number and what it counts, like 1,200+ students trained',
  'e-mail': 'one address, like office@yourcompany.com',
  phone: 'a US number with its area code, like (480) 234-5678',
  street: 'number and street, like 120 W Main Street, Suite 4',
  zip: 'five digits, like 02134, or nine, like 02134-1000',
  price: 'dollars and cents, like 24.99',
  rating: 'a number from 0 to 5 with at most one decimal, like 4.8',
  count: 'a whole number, like 36',
  date: 'month, day and year, like 10/22/2027 or October 22, 2027',
  web: 'the whole address with https://, like https://www.yourcompany.com/classes',
  origin: 'the address without anything after the name, like https://www.yourcompany.com',
  'yes-no': 'yes or no',
  confirm: '"confirm" if the sample is true as it is, or the true words',
  'runs-here': 'yes or no',
} as const satisfies Record<NamedKind, string>;

/** The name of a kind for people: `Web address`, `One of: digital, physical, both`. */
export function kindName(kind: FactKind): string {
  return typeof kind === 'string' ? names[kind] : `One of: ${kind.join(', ')}`;
}

/** What fits a kind, as the end of a sentence that begins with "Write". */
export function kindShape(kind: FactKind): string {
  return typeof kind === 'string' ? shapes[kind] : `one of: ${kind.join(', ')}`;
}

/** The answers that a drop-down offers; none where the answer is free. */
export function kindChoices(kind: FactKind, isRemovable: boolean): readonly string[] {
  const removal = isRemovable ? ['remove'] : [];
  if (typeof kind !== 'string') return [...kind, ...removal];
  if (kind === 'yes-no' || kind === 'runs-here') return ['yes', 'no'];
  return kind === 'confirm' ? ['confirm', ...removal] : [];
}
