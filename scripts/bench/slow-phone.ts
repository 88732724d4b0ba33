/**
 * The phone and the connection of `npm run bench`: slow 4G, and a processor four times slower than this machine's.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

const slowdown = 4;
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** In milliseconds: until the first feedback to a click, and until its response or the end of a journey. */
export type Times = { readonly feedbackMs?: number; readonly doneMs: number };
export type Measured = Times & { readonly bytes: number; readonly requests: number };

export type Visit = {
  readonly name: string;
  readonly hasScripts: boolean;
  /** `settle` waits until nothing has been requested for a while, and counts bytes and requests from there. */
  readonly measure: (page: Page, origin: string, settle: () => Promise<unknown>) => Promise<Times>;
};

/** Makes a visit in a fresh browser profile with an empty cache. Bytes are compressed with brotli. */
export async function onSlowPhone(browser: Browser, origin: string, visit: Visit): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: visit.hasScripts,
    // Smooth scrolling would count as waiting.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const settle = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await visit.measure(page, origin, settle);
    return { ...times, ...(await settle()) };
  } finally {
    await context.close();
  }
}

/** @returns a function that waits until nothing was requested for 1.5 s, and sums up what was since its last call. */
async function watchTraffic(session: CDPSession) {
  const asked = new Map<string, number>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastAt = Date.now();
    if (request.url.startsWith('http')) asked.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    if (asked.has(requestId)) asked.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return async () => {
    const start = Date.now();
    while (Date.now() - lastAt < 1500 && Date.now() - start < 30_000)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const sizes = [...asked.values()];
    asked.clear();
    return { requests: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
  };
}
