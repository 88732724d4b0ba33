// Everything in content, for what has to search all of it: placeholders, dates, addresses, contradictions.
import { type FoundPlaceholder, placeholdersOfModules } from '../../lib/facts/facts';
import { listPaths } from '../hosting/site-files';

/** Every module of content with all of its exports, by path. */
export async function contentModules(): Promise<Readonly<Record<string, unknown>>> {
  const files = listPaths('content')
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `content${path}`);
  const load = async (file: string) => {
    // Relative, which every system and test runner can import.
    const path = `../../${file}`;
    return [file, (await import(path)) as unknown] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(load)));
}

/** Every placeholder of the site by module: previews list them, and production builds refuse them. */
export async function allPlaceholders(): Promise<readonly FoundPlaceholder[]> {
  return placeholdersOfModules(await contentModules());
}
