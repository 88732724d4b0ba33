import { type FoundPlaceholder, placeholdersOfModules } from "@/lib/facts/facts";
import { contentModules } from "./content-modules";

/** Every placeholder of the site, module by module: what the preview lists and what production refuses. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return placeholdersOfModules(contentModules);
}
