import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Words that occur in the tiny app where the checks look for them, and nowhere else. */
export const planted = {
  /** A class in markup that an island shows only when asked. */
  child: 'probe-child',
  /** A class that is a prop of an island. */
  prop: 'probe-prop',
  /** In a module that is imported when asked. */
  part: 'probe-part',
  /** What a part without an island says on a page that the router does not lead to. */
  still: 'One two three',
} as const;

/** Pages of the tiny app that hold an island, and between which its router leads. */
export const islandPaths = ['/first', '/second'] as const;

/** A page with an island that the router does not lead to: its static parts are taken out of its payload. */
export const aloneAt = '/alone';

const tool = `'use client';
import { useEffect, useState } from 'react';
import Link from 'next/link';

export function Tool({ mark, later, next }) {
  const [word, setWord] = useState('');
  const [Part, setPart] = useState(null);
  useEffect(() => {
    const host = document.querySelector('[data-island="tool"]');
    host.setAttribute('data-ready', '');
    host.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
  }, []);
  return (
    <form>
      <input aria-label="Word" value={word} onChange={(event) => setWord(event.target.value)} />
      <output>{word}</output>
      <button type="button" onClick={() => import('./part').then((part) => setPart(() => part.Part))}>More</button>
      {Part === null ? null : <Part className={mark}>{later}</Part>}
      <Link href={next} prefetch={false}>On</Link>
    </form>
  );
}
`;

const page = (next: string) => `import { Tool } from '../../tool';
export default function Page() {
  return (
    <main>
      <h1>${next}</h1>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":"WebPage","name":"${next}"}' }} />
      <div data-island="tool" data-wake="use">
        <Tool next="${next}" mark="${planted.prop}" later={<p className="${planted.child}">Later</p>} />
      </div>
    </main>
  );
}
`;

const alone = `import { Tool } from '../tool';
export default function Page() {
  return (
    <main>
      <section id="still"><p>One <b>two</b></p><p> three</p></section>
      <div data-island="tool" data-wake="use"><Tool next="/first" mark="${planted.prop}" later="Later" /></div>
    </main>
  );
}
`;

const font = (file: string, options: string) =>
  `localFont({ src: '../../../node_modules/@fontsource-variable/${file}-latin-wght-normal.woff2', ${options} })`;

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "probe", "private": true, "type": "module" }\n',
  // Or the project's own would be found further up.
  'postcss.config.mjs': 'export default { plugins: {} };\n',
  'app/globals.css': `h1 { color: green } .${planted.child}, .${planted.prop} { color: red }\n`,
  'app/layout.jsx': `import './globals.css';
import localFont from 'next/font/local';
const plain = ${font('instrument-sans/files/instrument-sans', 'preload: false, adjustFontFallback: false')};
const fitted = ${font('familjen-grotesk/files/familjen-grotesk', "adjustFontFallback: 'Arial'")};
export const metadata = { title: 'Probe' };
export default function Layout({ children }) {
  return <html lang="en" suppressHydrationWarning className={plain.className + ' ' + fitted.className}><body>{children}</body></html>;
}
`,
  'app/page.jsx': 'export default function Page() { return <main><h1>Plain</h1></main>; }\n',
  // The framework's own has inline styles, which no page of the site may have.
  'app/not-found.jsx': 'export default function NotFound() { return <main><h1>Not found</h1></main>; }\n',
  'app/tool.jsx': tool,
  'app/part.jsx': `export function Part({ className, children }) { return <div className={className} title="${planted.part}">{children}</div>; }\n`,
  'app/alone/page.jsx': alone,
  'app/(shop)/layout.jsx': 'export default function Layout({ children }) { return children; }\n',
  'app/(shop)/first/page.jsx': page(islandPaths[1]),
  'app/(shop)/second/page.jsx': page(islandPaths[0]),
};

/** Writes the tiny app. `folder` lies in the project, whose packages, settings of Next.js and own script it uses. */
export function writeProbeApp(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const root = JSON.stringify(resolve('.'));
  const config =
    `import site from ${JSON.stringify(resolve('next.config.mjs'))};\n` +
    `export default { ...site, pageExtensions: ['jsx'], turbopack: { root: ${root} } };\n`;
  for (const [name, text] of Object.entries({ ...files, 'next.config.mjs': config })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, 'public/assets'), { recursive: true });
  for (const name of [
    'site.js',
    'site-islands.js',
    'site-search.js',
    'search-index.json',
    'favicon.ico',
    'assets/hover.speculationrules',
  ])
    copyFileSync(join('public', name), join(folder, 'public', name));
}
