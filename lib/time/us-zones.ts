/* eslint-disable local/no-copy -- names to compare with, never displayed */
import type { StateCode } from '@/lib/site/state-codes';
import type { IsoDate } from './calendar-days';
import type { ClockTime } from './clock-time';

/** The time zones of the United States by the names that people use, each with its name in the IANA database. */
export const zones = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Hawaii: 'Pacific/Honolulu',
} as const;

export type ZoneName = keyof typeof zones;

export const zoneNames = /* @__PURE__ */ Object.keys(zones) as [ZoneName, ...ZoneName[]];

/** The states of each zone; a state with two is where most of its people live (US Department of Transportation). */
const states: Readonly<Record<ZoneName, string>> = {
  Eastern: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  Central: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  Mountain: 'CO ID MT NM UT WY',
  Arizona: 'AZ',
  Pacific: 'CA NV OR WA',
  Alaska: 'AK',
  Hawaii: 'HI',
};

/**
 * Cities of more than about 15,000 people in the smaller part of a state with two zones (49 CFR part 71). Plain texts,
 * which a bundle without them drops.
 */
const others: Readonly<Partial<Record<StateCode, readonly [zone: ZoneName, cities: string]>>> = {
  FL: [
    'Central',
    'Pensacola|Panama City|Panama City Beach|Fort Walton Beach|Destin|Crestview|Navarre|Niceville|Lynn Haven|Milton|Gulf Breeze',
  ],
  ID: ['Pacific', "Coeur d'Alene|Lewiston|Moscow|Post Falls|Hayden|Sandpoint"],
  IN: [
    'Central',
    'Gary|Hammond|Evansville|Merrillville|Valparaiso|Portage|Michigan City|East Chicago|Hobart|Crown Point|Schererville|Munster|Highland|Griffith|La Porte|Dyer|Chesterton|St. John',
  ],
  KS: ['Mountain', 'Goodland'],
  KY: ['Central', 'Bowling Green|Owensboro|Paducah|Hopkinsville|Henderson|Madisonville|Murray|Glasgow'],
  MI: ['Central', 'Iron Mountain|Menominee|Ironwood'],
  ND: ['Mountain', 'Dickinson'],
  NE: ['Mountain', 'Scottsbluff|Alliance|Chadron|Sidney'],
  OR: ['Mountain', 'Ontario'],
  SD: ['Mountain', 'Rapid City|Spearfish|Sturgis'],
  TN: [
    'Eastern',
    'Knoxville|Chattanooga|Johnson City|Kingsport|Bristol|Morristown|Maryville|Oak Ridge|Cleveland|Sevierville|Greeneville|Farragut|East Ridge|Elizabethton|Athens|Alcoa|Gatlinburg',
  ],
  TX: ['Mountain', 'El Paso|Socorro|Horizon City'],
};

/** The zone of a city by its label, `El Paso, TX`; null for a text that is no city with a state. */
export function zoneOfCity(label: string): ZoneName | null {
  const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(label) ?? [];
  const [other, cities = ''] = others[state as StateCode] ?? [];
  if (other !== undefined && cities.split('|').includes(city)) return other;
  return zoneNames.find((zone) => state !== '' && states[zone].split(' ').includes(state)) ?? null;
}

/** Milliseconds since 1970 UTC of a time on a day in a zone. An hour that the clocks skip is read as the hour after. */
export function momentIn(zone: ZoneName, date: IsoDate, time: ClockTime): number {
  const at = (offset: string) => Date.parse(`${date}T${time}:00${offset}`);
  // The offset may differ between the first guess and the moment itself, on a day when the clocks change.
  const guess = at(offsetAt(zone, at('Z')));
  return at(offsetAt(zone, guess));
}

/** What a zone is ahead of UTC at a moment, as ISO 8601 writes it: `-05:00`. */
export function offsetAt(zone: ZoneName, moment: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zones[zone], timeZoneName: 'longOffset' });
  return format.format(moment).slice(-'-05:00'.length);
}
