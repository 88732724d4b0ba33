/**
 * The phone and the connection of `npm run bench`: slow 4G, and a processor four times slower than this machine's.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

const slowdown = 4;
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

type Traffic = {
  /** What has been requested since the last call, or since the start. */
  readonly sum: () => { readonly bytes: number; readonly requests: number };
  /** Waits until nothing has been requested for `ms`. */
  readonly quiet: (ms: number) => Promise<void>;
};
type Phone = { readonly page: Page; readonly traffic: Traffic };

/** Gives `visit` a page in a fresh browser profile with an empty cache, and closes it afterward. */
export async function onSlowPhone<Result>(
  browser: Browser,
  { hasScripts = true }: { readonly hasScripts?: boolean },
  visit: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: hasScripts,
    // Smooth scrolling would count as waiting.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit({ page, traffic });
  } finally {
    await context.close();
  }
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const asked = new Set<string>();
  const bytes = new Map<string, number>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastAt = Date.now();
    if (request.url.startsWith('http')) asked.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return {
    sum: () => {
      const all = [...asked];
      asked.clear();
      return { requests: all.length, bytes: all.reduce((total, id) => total + (bytes.get(id) ?? 0), 0) };
    },
    quiet: async (ms) => {
      const start = Date.now();
      while (Date.now() - lastAt < ms && Date.now() - start < 30_000)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
