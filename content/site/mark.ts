type Shape = {
  /** `body` gets the brand color, `accent` the accent color. */
  readonly paint: "body" | "accent";
  /** SVG path data, in units of the width and height. */
  readonly d: string;
};

/**
 * The company's mark, defined only here: the header, link previews and icons draw these shapes. After a change, run
 * `npm run icons` to update the icons. The mark is a pill shape that reads as both an adhesive bandage and a spirit
 * level.
 */
export const mark: { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] } = {
  width: 50,
  height: 26,
  shapes: [
    { paint: "body", d: "M13 0h2.6v26H13A13 13 0 0 1 13 0Z" },
    { paint: "body", d: "M17.4 0h15.2v26H17.4Z" },
    { paint: "body", d: "M34.4 0H37a13 13 0 0 1 0 26h-2.6Z" },
    { paint: "accent", d: "M20 13a5 5 0 1 1 10 0a5 5 0 0 1-10 0Z" },
  ],
};
