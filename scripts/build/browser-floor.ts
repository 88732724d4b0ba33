// The oldest browsers in which everything works, as `browserslist` in package.json says it, in the words of each tool.
import browserslist from 'browserslist';
import { browserslistToTargets, type Targets } from 'lightningcss';

/** @returns the oldest version of each browser, by its name in browserslist. */
export function browserFloor(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  // The newest comes first.
  for (const browser of browserslist()) {
    const [name = '', version = ''] = browser.split(' ');
    // A range, as in `ios_saf 15.6-15.8`, begins with its first.
    oldest[name] = version.replace(/-.*/, '');
  }
  return oldest;
}

/** As options of esbuild. */
export function scriptFloor() {
  return {
    target: Object.entries(browserFloor()).map(
      ([name, version]) => `${name.replace('ios_saf', 'ios')}${version}`,
    ),
    supported: {
      // esbuild assumes that no browser supports every Unicode script, and would construct each such pattern at run time.
      'regexp-unicode-property-escapes': true,
      // Safari before 16.3 fails only on assignments to it, which do not occur; terser removes the parentheses.
      'function-or-class-property-access': true,
    },
  };
}

/** As targets of Lightning CSS. */
export function styleTargets(): Targets {
  return browserslistToTargets(browserslist());
}
