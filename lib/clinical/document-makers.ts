/** A person or organization that wrote or issued a document. (schema.org/Person, schema.org/Organization) */
export type DocumentMaker = { readonly type: 'Organization' | 'Person'; readonly name: string };

export type DocumentMakers = {
  readonly authors?: readonly DocumentMaker[];
  readonly publishers?: readonly DocumentMaker[];
  /** The name in the source list, if other than the full name. */
  readonly printedAs?: string;
};

/** The makers of a document as text, e.g. `American Heart Association and American Academy of Pediatrics`. */
export function printedMakers({ authors = [], publishers = [], printedAs }: DocumentMakers): string {
  return printedAs ?? [...authors, ...publishers].map(({ name }) => name).join(' and ');
}
