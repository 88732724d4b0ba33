import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../run/chromium.mjs';
import { startServer } from '../../hosting/local-server';
import { contract } from '../framework-contract';
import { type ProbeVisit, typedWord } from './checks';
import { aloneAt, islandPaths } from './probe-app';

const patience = { timeout: 20_000 };

/** Visits the finished export in `root`, as a person does: types, waits for the island, asks for more, follows a link. */
export async function visitProbe(root: string): Promise<ProbeVisit> {
  const { server, url } = await startServer({ root, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await visit(await browser.newPage(), url);
  } finally {
    await browser.close();
    server.close();
  }
}

async function visit(page: Page, url: string): Promise<ProbeVisit> {
  const [start] = islandPaths;
  const messages: string[] = [];
  const asked: string[] = [];
  const policyBreaks: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.exposeFunction('policyBroken', (text: string) => policyBreaks.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as { policyBroken: (text: string) => void }).policyBroken(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });

  await page.goto(`${url}${start}`);
  const ours = await ownElements(page);
  await page.getByRole('textbox').fill(typedWord);
  const isReady = await page
    .locator('[data-island][data-ready]')
    .waitFor(patience)
    .then(
      () => true,
      () => false,
    );
  // What React would add or take away, it does right after.
  await page.waitForTimeout(500);
  const typed = await page.locator('output').innerText();
  const left = await ownElements(page);
  const before = await scripts(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByText('Later')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const later = (await scripts(page)).filter(({ src }) => !before.some((script) => script.src === src));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const seen = asked.length;
  await page.getByRole('link', { name: 'On' }).click();
  await page
    .getByRole('heading', { name: start })
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const address = new URL(page.url()).pathname;
  const isSameDocument = await page.evaluate(() => 'isSame' in window);
  const fetched = asked.slice(seen);
  await page.goto(`${url}${aloneAt}`);
  await page.getByRole('textbox').fill(typedWord);
  await page
    .locator('[data-island][data-ready]')
    .waitFor(patience)
    .catch(() => undefined);
  await page.waitForTimeout(500);
  return {
    isReady,
    messages,
    staticWords: (await page.locator(`#still[${contract.staticParts.mark}]`).allTextContents()).join(),
    policyBreaks,
    later,
    typed,
    copies: Object.fromEntries(
      before.map(({ src }) => [src, before.filter((script) => script.src === src).length]),
    ),
    sheetsAsked: asked.filter((path) => path.endsWith('.css')),
    lost: ours.filter((name) => !left.includes(name)),
    address,
    isSameDocument,
    fetched: fetched.filter(
      (path) => !path.startsWith(contract.staticFolder.folder) && path !== islandPaths[1],
    ),
  };
}

/** The elements that the finishing steps put into a page. */
function ownElements(page: Page): Promise<readonly string[]> {
  const selectors = [
    'head > meta[http-equiv]',
    'head > style',
    'head > script[src^="/assets/site-islands."]',
    'body > #island-runtime',
  ];
  return page.evaluate(
    (list) => list.filter((selector) => document.querySelector(selector) !== null),
    selectors,
  );
}

/** The scripts of the framework in the document. */
function scripts(page: Page): Promise<readonly { readonly src: string; readonly integrity: string }[]> {
  return page.evaluate(
    (folder) =>
      [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${folder}"]`)].map((script) => ({
        src: script.getAttribute('src') ?? '',
        integrity: script.integrity,
      })),
    contract.staticFolder.folder,
  );
}
