import type { Browser, Page } from '@playwright/test';

/** A page of a browser that runs no scripts, for a test that compares it with one that does. */
export async function pageWithoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}
