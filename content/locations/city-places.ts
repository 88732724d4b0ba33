import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CityFile, unpackCities } from "@/lib/locations/gazetteer";

let cities: ReturnType<typeof unpackCities> | null = null;

/** Read once, and only for a city without a place of its own. What it holds and whose it is: gazetteer-license.txt. */
const readCities = () =>
  (cities ??= unpackCities(
    JSON.parse(readFileSync(join(process.cwd(), "public/gazetteer/cities.json"), "utf8")) as CityFile,
  ));

/** Where the city of this name in the state is, to a tenth of a degree; null for a name that the gazetteer does not know. */
export function placeOf(city: string, state: string): { latitude: number; longitude: number } | null {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/^st\.? /, "saint ")
      .replace(/,? d\.c\.$/, "");
  const found = readCities().find((entry) => entry.state === state && plain(entry.name) === plain(city));
  return found === undefined ? null : { latitude: found.latitude, longitude: found.longitude };
}
