import { type FoundPlaceholder, placeholdersOfModules } from "@/lib/facts/facts";
import { contentModules } from "./content-modules";

/** Every placeholder of the site by module: previews list them, and production builds refuse them. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return placeholdersOfModules(contentModules);
}
