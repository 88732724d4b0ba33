import { type Fact, factValue } from '@/lib/facts/facts';

/** A city where classes run. All cities share one phone and one scheduling address (content/company/company.ts). */
export type Location<Id extends string = string, State extends string = string> = {
  /** Lowercase slug without spaces: the value of `?city=` and the city's anchor on the page. */
  readonly id: Id;
  /** Name without the state. A placeholder until the owner confirms that classes run there. */
  readonly city: Fact<string>;
  /** Two-letter code of the state, or DC. */
  readonly state: State;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east; negative in the whole of the United States. */
  readonly longitude: number;
  /** Other names that people use for it. */
  readonly aliases?: readonly string[];
};

/**
 * The registration form for each city and one kind of class (docs/specification.md#registration-forms): the city's
 * own form if it has one, the general form otherwise. A kind of class with one fixed form has no entries in `own`.
 */
export type FormRule<Form extends string = string> = {
  readonly own: Readonly<Partial<Record<string, Form>>>;
  readonly otherwise: Form;
};

/** The form for the city with this id. Accepts any text: an unknown city gets the general form. */
export function formFor<Form extends string>(rule: FormRule<Form>, cityId: string): Form {
  return (Object.hasOwn(rule.own, cityId) ? rule.own[cityId] : undefined) ?? rule.otherwise;
}

/** A state's name with its code, as cities are grouped in the specification: `Arizona (AZ)`. */
export function stateLabel(name: string, code: string): string {
  return `${name} (${code})`;
}

export type StateGroup<Entry extends Location = Location> = {
  readonly code: Entry['state'];
  /** `Arizona (AZ)`. */
  readonly label: string;
  readonly locations: readonly Entry[];
};

/**
 * Locations grouped by state, states and cities in alphabetical order. Does not change its input.
 * @throws if a state has no name, which is a mistake in content.
 */
export function groupByState<Entry extends Location>(
  locations: readonly Entry[],
  stateNames: Readonly<Partial<Record<Entry['state'], string>>>,
): readonly StateGroup<Entry>[] {
  const nameOf = (code: Entry['state']): string => {
    const name = stateNames[code];
    if (name === undefined)
      throw new Error(`The state "${code}" has no name. Add it to content/site/places.ts.`);
    return name;
  };
  const codes = [...new Set(locations.map((location) => location.state))];
  return codes
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
    .map((code) => ({
      code,
      label: stateLabel(nameOf(code), code),
      locations: locations
        .filter((location) => location.state === code)
        .sort((a, b) => factValue(a.city).localeCompare(factValue(b.city), 'en')),
    }));
}

/**
 * Splits `items`, in order, into at most `count` columns of roughly equal height.
 * @param heightOf height of one item, in any unit, above 0.
 */
export function splitIntoColumns<Item>(
  items: readonly Item[],
  count: number,
  heightOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const total = items.reduce((sum, item) => sum + heightOf(item), 0);
  const columns: Item[][] = Array.from({ length: count }, () => []);
  let above = 0;
  for (const item of items) {
    const middle = above + heightOf(item) / 2;
    columns[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(item);
    above += heightOf(item);
  }
  return columns.filter((column) => column.length > 0);
}
