// What the oldest browsers lack, by the compatibility data of MDN.
import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { browserFloor } from '../../build/browser-floor';

/** All of the data: `data.api`, `data.css`, `data.javascript`. */
export const data = bcd;

const floor = Object.entries(browserFloor()).map(
  ([name, version]) => [(name === 'ios_saf' ? 'safari_ios' : name) as BrowserName, version] as const,
);

/** The browsers of the floor that lack a feature, with their versions. A prefix, another name or a flag does not count. */
export function lackOf(feature: Identifier | undefined): readonly string[] {
  const { support = {} } = feature?.__compat ?? {};
  return floor
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      return statements.length > 0 && !statements.some((statement) => covers(statement, version));
    })
    .map(([browser, version]) => `${bcd.browsers[browser].name} ${version}`);
}

/** The features right below one, by their names. */
export function featuresOf(parent: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.keys(parent ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : parent?.[name];
    return feature?.__compat === undefined ? [] : [[name, feature] as const];
  });
}

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { flags, prefix, alternative_name: otherName } = statement;
  if (flags !== undefined || prefix !== undefined || otherName !== undefined) return false;
  return isReached(statement.version_added, version) && !isReached(statement.version_removed, version);
}

/** Whether a version is at or after another one. `≤58` is 58, `preview` is never reached. */
function isReached(from: string | boolean | undefined, version: string): boolean {
  if (typeof from !== 'string' || from === 'preview') return false;
  return from.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;
}
