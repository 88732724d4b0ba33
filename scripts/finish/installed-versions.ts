import { readFileSync } from 'node:fs';
import { verifiedVersions } from './framework-contract';

/** The versions in `node_modules` of the packages that the contract is about. */
export function installedVersions(): Readonly<Record<string, string>> {
  const versionOf = (name: string) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    };
    return version;
  };
  return Object.fromEntries(Object.keys(verifiedVersions).map((name) => [name, versionOf(name)]));
}
