/** A person or a body that wrote or issued a document. (schema.org/Person, schema.org/Organization) */
export type DocumentMaker = { readonly type: 'Organization' | 'Person'; readonly name: string };

export type DocumentMakers = {
  readonly authors?: readonly DocumentMaker[];
  readonly publishers?: readonly DocumentMaker[];
  /** How the source list names them, where that is not their full names. */
  readonly printedAs?: string;
};

/** The makers of a document in words, e.g. `American Heart Association and American Academy of Pediatrics`. */
export function printedMakers({ authors = [], publishers = [], printedAs }: DocumentMakers): string {
  return printedAs ?? [...authors, ...publishers].map(({ name }) => name).join(' and ');
}
