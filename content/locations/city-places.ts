import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CityFile, unpackCities } from "@/lib/locations/gazetteer";

let cities: ReturnType<typeof unpackCities> | null = null;

/**
 * Loaded once, and only if a city has no position in its row. For its contents and license, see
 * gazetteer-license.txt.
 */
const readCities = () =>
  (cities ??= unpackCities(
    JSON.parse(readFileSync(join(process.cwd(), "public/gazetteer/cities.json"), "utf8")) as CityFile,
  ));

/** The position of a city by name and state, to a tenth of a degree; null if the gazetteer does not have it. */
export function placeOf(city: string, state: string): { latitude: number; longitude: number } | null {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/^st\.? /, "saint ")
      .replace(/,? d\.c\.$/, "");
  const found = readCities().find((entry) => entry.state === state && plain(entry.name) === plain(city));
  return found === undefined ? null : { latitude: found.latitude, longitude: found.longitude };
}
