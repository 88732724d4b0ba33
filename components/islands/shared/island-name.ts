/** What every island has among its props. */
export type IslandName = {
  /** Once on a page; ids of elements in the island begin with it. */
  readonly name: string;
};
