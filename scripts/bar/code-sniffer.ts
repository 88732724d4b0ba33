import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { routeList } from '../../content/site/routes';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import type { Outcome } from './row';

/** What HTML_CodeSniffer tells: an error is certain, warnings and notices are questions for a person. */
const error = 1;

/**
 * Errors that are none, each with the reason; anything else that it is certain of is a finding.
 */
const answered: readonly { readonly code: RegExp; readonly why: string }[] = [];

type Sniffer = {
  readonly process: (standard: string, source: Document, done: () => void, failed: () => void) => void;
  readonly getMessages: () => readonly {
    readonly type: number;
    readonly code: string;
    readonly msg: string;
    readonly element: Element;
  }[];
};

/** HTML_CodeSniffer (WCAG 2.1 AA) over every page, as it is before anybody touches it. */
export async function sniffPages(tools: string): Promise<Outcome> {
  const sniffer = readFileSync(join(tools, 'node_modules/html_codesniffer/build/HTMLCS.js'), 'utf8');
  const { server, url } = await startServer({ root: 'out', port: 0 });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const found: string[] = [];
  const paths = [...routeList.map(({ path }) => path), '/nope'];
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    for (const path of paths) {
      await page.goto(url + path);
      await page.addScriptTag({ content: sniffer });
      const messages = await page.evaluate(async () => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        await new Promise<void>((done, failed) => {
          HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('It did not finish.')));
        });
        return HTMLCS.getMessages().map(({ type, code, msg, element }) => ({
          type,
          code,
          words: `${code} ${msg} ${element instanceof Element ? element.outerHTML.slice(0, 120) : ''}`,
        }));
      });
      if (messages.length === 0)
        throw new Error(`HTML_CodeSniffer said nothing about ${path}, not even a notice.`);
      for (const { type, code, words } of messages)
        if (type === error && !answered.some((entry) => entry.code.test(code)))
          found.push(`${path}: ${words}`);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return {
    isMet: found.length === 0,
    figure:
      found.length === 0
        ? `0 errors on ${paths.length} pages`
        : `${found.length} errors: ${found.slice(0, 5).join(' | ')}`,
  };
}
