import { type Fact, placeholder } from "@/lib/facts/facts";
import { shownPictures } from "./shown-pictures";

/** The masters that show the name of the sample company, by digest, and where on the picture it is. */
const namedMasters: Readonly<Record<string, string>> = {
  de5c9578: "The name, on a T-shirt",
  "0c26862e": "The name, on a cream T-shirt",
  "03a0daa4": "The name, on a sweatshirt",
  "8828ce71": "The name, on an apricot sweatshirt",
  "5e5874bf": "Half of the name and the mark, on a shirt",
  "7706f82b": "Half of the name and the mark, on a cap",
  "23f68b50": "Half of the name and the mark, on a cream cap",
  "9ddf6c2e": "Half of the name and the mark, on a bottle",
  "601452df": "The name, on a badge",
  "06c982fe": "The name and the mark, on a van",
  cacce648: "The name and the mark, on a van",
};

/**
 * Every picture that still shows the name of the sample company: a sample for as long as it does, whatever anybody
 * confirms.
 */
export const namedPictures: readonly { readonly id: string; readonly name: Fact<string> }[] = Object.entries(
  shownPictures,
).flatMap(([id, { master }]) =>
  namedMasters[master] === undefined
    ? []
    : [
        {
          id,
          name: placeholder(
            namedMasters[master],
            'Pictures without the name of the sample company: "npm run pictures -- --without-name", or your own.',
            "marketing",
          ),
        },
      ],
);
