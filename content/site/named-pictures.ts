import { confirmedBy } from "@/content/site/company-facts";
import type { PictureId } from "./pictures";

const shows = (text: string) => confirmedBy("pictures-with-name", text);

/**
 * Every picture that shows the sample company's name. `npm run pictures -- --without-name` replaces them with the
 * same pictures without it (art/unbranded).
 */
export const namedPictures = [
  { id: "merch-tee-hands-on", name: shows("The name, on a T-shirt") },
  { id: "merch-tee-hands-on-cream", name: shows("The name, on a cream T-shirt") },
  { id: "merch-hoodie-hands", name: shows("The name, on a sweatshirt") },
  { id: "merch-hoodie-hands-apricot", name: shows("The name, on an apricot sweatshirt") },
  { id: "merch-long-sleeve-steady", name: shows("Half of the name and the mark, on a shirt") },
  { id: "merch-cap-steady", name: shows("Half of the name and the mark, on a cap") },
  { id: "merch-cap-steady-cream", name: shows("Half of the name and the mark, on a cream cap") },
  { id: "merch-bottle-steady", name: shows("Half of the name and the mark, on a bottle") },
  { id: "merch-lanyard-badge-reel", name: shows("The name, on a badge") },
  { id: "hero-business", name: shows("The name and the mark, on a van") },
  { id: "story-courier", name: shows("The name and the mark, on a van") },
] as const satisfies readonly { readonly id: PictureId; readonly name: unknown }[];
