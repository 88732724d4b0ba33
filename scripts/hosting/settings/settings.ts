/** What a host's settings are made from. */
export type HostSite = {
  /** Every file of the export by its path, e.g. `/about.html`. */
  readonly paths: readonly string[];
  /** The folder of the export on the host. Unused for hosted services. */
  readonly root: string;
  /** The port that the server listens on. */
  readonly listen: string;
  /** The company's address for reports. Without it, browsers send none. */
  readonly reports?: string | null;
};

/** One settings file, by file name. */
export type SettingsFile = { readonly name: string; readonly body: string };

/**
 * The path of a page as a regular expression that every host understands. A page with a trailing slash redirects to
 * the address without it; any other path with a slash names nothing. One or two segments of these characters only, so
 * no address can lead elsewhere.
 */
export const pagePath = '/[a-z0-9-]+(?:/[a-z0-9-]+)?';

/** The file extensions in the export, without the dot, sorted. */
export function endingsOf(paths: readonly string[]): readonly string[] {
  const endings = paths.map((path) => /\.([a-z0-9]+)$/.exec(path)?.[1]);
  return [...new Set(endings.filter((ending) => ending !== undefined))].sort();
}

/**
 * A value in double quotes, for nginx.
 * @throws for a value that nginx would read as a variable, or that breaks the line.
 */
export function quoted(value: string): string {
  if (/[\\${}\n]/.test(value))
    throw new Error(
      `The value ${value} holds a character that server settings cannot carry: \\ $ { } or a line break.`,
    );
  return `"${value.replaceAll('"', '\\"')}"`;
}
