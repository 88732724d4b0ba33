import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { run } from '../run/process.mjs';
import { limitStyle } from './limit-page';

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** Attribute names as React spells them, where they differ from HTML's. */
const reactNames: Readonly<Record<string, string>> = {
  srcset: 'srcSet',
  for: 'htmlFor',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  fetchpriority: 'fetchPriority',
  value: 'defaultValue',
};

/** The elements of the limit page as calls of `h`, which is short for React's createElement. */
export function asReactCalls($: CheerioAPI): string {
  const write = (node: Node): string | null => {
    if (node.type === 'text')
      return /^\s*$/.test(node.data) && node.data.includes('\n') ? null : JSON.stringify(node.data);
    if (node.type !== 'tag') return null;
    const attributes = Object.entries(node.attribs).map(
      ([name, value]) =>
        `${JSON.stringify(reactNames[name] ?? name)}:${isFlag(name) ? 'true' : JSON.stringify(value)}`,
    );
    const isInside = node.name === 'a' && (node.attribs['href'] ?? '').startsWith('/');
    // As the framework's documents say: its own link for ways inside the site. Prefetching is off, there is one page only.
    const tag = isInside ? 'Link' : JSON.stringify(node.name);
    if (isInside) attributes.push('prefetch:false');
    const children = node.children.map(write).filter((child) => child !== null);
    return `h(${[tag, `{${attributes.join(',')}}`, ...children].join(',')})`;
  };
  return $('body')
    .contents()
    .toArray()
    .map(write)
    .filter((child) => child !== null)
    .join(',\n');
}

function isFlag(name: string): boolean {
  return name === 'open' || name === 'required';
}

/**
 * Builds the page as a plain Next.js export would have it: the same elements in a server component, the same style as
 * an imported file, the framework's own link, nothing else. `folder` lies inside the project, whose packages it uses; no network.
 * @returns the folder of the export.
 */
export async function buildBareNext(page: CheerioAPI, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  cpSync('out/pictures', join(folder, 'public/pictures'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module', dependencies }),
    'next.config.mjs': `export default { output: 'export', images: { unoptimized: true }, turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
    // Or the project's own one would be found further up.
    'postcss.config.mjs': 'export default { plugins: {} };\n',
    'app/globals.css': limitStyle,
    'app/layout.js': `import './globals.css';\nexport const metadata = { title: ${JSON.stringify(page('title').text())}, description: ${JSON.stringify(page('meta[name="description"]').attr('content') ?? '')} };\nexport default function Layout({ children }) { return <html lang="en-US"><body>{children}</body></html>; }\n`,
    'app/page.js': `import { createElement as h, Fragment } from 'react';\nimport Link from 'next/link';\nexport default function Page() { return h(Fragment, null, ${asReactCalls(page)}); }\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await run('npx', ['--no-install', 'next', 'build', folder], {
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return join(folder, 'out');
}
