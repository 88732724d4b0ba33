import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../hosting/site-files';
import type { Outcome } from './row';

type Ended = { readonly code: number; readonly output: string };

/** Runs a program to its end. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Ended {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    cwd: options.cwd ?? process.cwd(),
    env: { ...process.env, ...options.env },
  });
  return {
    code: error === undefined ? (status ?? 1) : 1,
    output: `${stdout}${stderr}${error?.message ?? ''}`,
  };
}

export function build(): Ended {
  return run('node', ['scripts/build/build.mjs'], { env: { SITE_ENV: 'rehearsal' } });
}

const htmlFiles = () => listPaths('out').filter((name) => name.endsWith('.html'));

/** How often `pattern` is in the exported pages and our own scripts: none may. */
export function countInPages(pattern: RegExp, what: string): Outcome {
  const found = htmlFiles().reduce(
    (sum, name) => sum + (readFileSync(join('out', name), 'utf8').match(pattern)?.length ?? 0),
    0,
  );
  return { isMet: found === 0, figure: `${found} ${what} in ${htmlFiles().length} pages` };
}

/** Style in pages that the page's own policy does not name: attributes, and elements whose digest is not in it. */
export function countStrayStyles(): Outcome {
  let [found, named] = [0, 0];
  for (const name of htmlFiles()) {
    const html = readFileSync(join('out', name), 'utf8');
    found += html.match(/ style="/g)?.length ?? 0;
    for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      if (html.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)) named += 1;
      else found += 1;
    }
  }
  return {
    isMet: found === 0,
    figure: `${found} style attributes or unnamed styles in ${htmlFiles().length} pages; ${named} named by their digest`,
  };
}

/**
 * What Nu's checker of styles does not know, although it is standard: since the pages carry their style, it reads it.
 * Anything else that it says about a style is a finding.
 */
const unknownToNu =
  /CSS: (?:Unrecognized at-rule “@(?:property|view-transition)”|“transition-property”: “--tw-[\w-]+” is not a|“(?:margin-trim|paint-order)”: Property “[\w-]+” doesn't exist)/;

/** The W3C's Nu checker over the whole export. */
export function checkMarkup(tools: string): Outcome {
  const { output } = run('java', [
    '-Xss1m',
    '-jar',
    join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar'),
    '--skip-non-html',
    '--format',
    'gnu',
    'out',
  ]);
  if (/ENOENT|Unable to access jarfile|UnsupportedClassVersion/.test(output))
    return { isMet: false, figure: 'needs Java 17 and the checkers of scripts/bar/tools' };
  // For a file on disk the checker takes 'self' as nobody, so the policy seems to forbid all; policy.spec.ts asks a browser.
  const lines = output
    .split('\n')
    .filter(
      (line) =>
        /: (?:error|info warning|non-document-error)/.test(line) &&
        !/violates Content Security Policy/.test(line) &&
        !unknownToNu.test(line),
    );
  return {
    isMet: lines.length === 0,
    figure:
      lines.length === 0
        ? `0 errors and warnings in ${htmlFiles().length} pages (Nu; newer CSS that it does not know left out by name)`
        : lines.slice(0, 5).join(' | '),
  };
}

/** RFC 9116: there, with an end that is ahead and less than a year away. */
export function checkSecurityText(now: Date): Outcome {
  const { code, output } = run('cat', ['out/.well-known/security.txt']);
  const expires = /^Expires: (.+)$/m.exec(output)?.[1];
  if (code !== 0 || expires === undefined)
    return { isMet: false, figure: 'there is no out/.well-known/security.txt with an Expires line' };
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
  return {
    isMet: days > 30 && days < 366 && /^Contact: (?:mailto|https):/m.test(output),
    figure: `expires in ${days} days`,
  };
}
