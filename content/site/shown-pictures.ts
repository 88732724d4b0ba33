import type { EncodedPicture } from "@/lib/site/pictures";
import { isOfSample, showsAnother } from "@/lib/facts/sample-rows";
import { encodedPictures } from "./picture-files";
import { pictures } from "./pictures";

/**
 * The files that pages show, by picture id. The pictures of deleted rows are left out, and so are those of the sample
 * company whose row now says another name or role: a drawn one takes their place.
 */
export const shownPictures: Readonly<Record<string, EncodedPicture>> = Object.fromEntries(
  Object.entries(encodedPictures).filter(
    ([id, { master }]) => pictures[id] !== undefined && !showsAnother(master, pictures[id].subject),
  ),
);

/** Whether drawings of people show: a company's own pictures may be photos, and an icon in place of one is no portrait. */
export function showsDrawnPeople(prefix: "team-" | "voice-"): boolean {
  return Object.entries(shownPictures).some(
    ([id, { master }]) => id.startsWith(prefix) && isOfSample(master),
  );
}
