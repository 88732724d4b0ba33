// The example for nginx.
import { readFileSync } from 'node:fs';
import { cacheFallback, cacheRules, type FileMatch, securityHeaders } from '../headers';
import { isCompressible, mediaType } from '../media-type';
import { endingsOf, type HostSite, pagePath, quoted, type SettingsFile } from './settings';

/**
 * A site file for nginx 1.18 or later, for `conf.d/` or `sites-enabled/`, inside the `http` block. Text is compressed
 * on the fly.
 */
export function nginxSettings({ paths, root, listen, reports }: HostSite): SettingsFile {
  const types = endingsOf(paths).map((ending) => ({ ending, type: mediaType(`/x.${ending}`) }));
  const typesThat = (isListed: (type: string) => boolean) => {
    const listed = types
      .map(({ type }) => type)
      .filter((type) => isListed(type) && !/^text\/html/.test(type));
    return [[...new Set(listed.map(withoutCharset))].join(' ')];
  };
  const parts: Readonly<Record<string, readonly string[]>> = {
    'cache-rules': [
      ...cacheRules.map((rule) => `${quotedPattern(rule.match)} ${quoted(rule.value)};`),
      `default ${quoted(cacheFallback)};`,
    ],
    listen: [listen],
    root: [quoted(root)],
    types: types.map(({ ending, type }) => `${withoutCharset(type)} ${ending};`),
    'text-types': typesThat((type) => type !== withoutCharset(type)),
    'compressible-types': typesThat(isCompressible),
    headers: Object.entries(securityHeaders(true, undefined, reports)).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'page-path': [pagePath],
  };
  const template = readFileSync('scripts/hosting/settings/nginx.conf', 'utf8');
  // A line with a name in braces is written once for each of its parts.
  const body = template.replace(/^.*\{\{([a-z-]+)\}\}.*$/gm, (line, name: string) =>
    (parts[name] ?? []).map((part) => line.replace(/\{\{.*\}\}/, () => part)).join('\n'),
  );
  return { name: 'nginx/site.conf', body };
}

const withoutCharset = (type: string) => type.replace('; charset=utf-8', '');

/** The files of a rule as an nginx regular expression, over the path of the file served. */
function quotedPattern(match: FileMatch): string {
  const pattern =
    'below' in match ? `~^(?:${match.below.map(escaped).join('|')})` : `~\\.(?:${match.endings.join('|')})$`;
  return `"${pattern}"`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^$()[\]|]/g, '\\$&');
}
