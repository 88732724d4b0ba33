/** The prop that every island has. */
export type IslandName = {
  /** Unique on a page. Prefix for the ids of elements in the island. */
  readonly name: string;
};
