import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone and a line as in the project's earlier measurements: slow 4G, processor four times slower. */
export const device = {
  width: 412,
  height: 823,
  scale: 1.75,
  slowdown: 4,
  bitsPerSecond: 1_600_000,
  latencyMs: 150,
} as const;

/** What one cold load of one page cost. Bytes as they travel (brotli), times in milliseconds. */
export type PageLoad = {
  readonly requests: number;
  readonly bytes: number;
  readonly bytesWithoutPictures: number;
  readonly scriptBytes: number;
  readonly scriptMs: number;
  readonly tbtMs: number;
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly cls: number;
};

type Observed = { lcp: number; cls: number; tasks: { start: number; duration: number }[] };

/** Loads an address once with an empty cache and waits until nothing has been asked for for a while. */
export async function loadPage(
  browser: Browser,
  url: string,
  { isPolicyOff = false } = {},
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    isMobile: true,
    hasTouch: true,
    bypassCSP: isPolicyOff,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await slowDown(session);
    await page.addInitScript({ content: observe });
    await page.goto(url, { waitUntil: 'load' });
    await traffic.quiet(1200);
    const seen = await readObserved(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    const sum = (keep: (type: string) => boolean) =>
      traffic
        .files()
        .filter((file) => keep(file.type))
        .reduce((total, file) => total + file.bytes, 0);
    return {
      requests: traffic.files().length,
      bytes: sum(() => true),
      bytesWithoutPictures: sum((type) => type !== 'Image'),
      scriptBytes: sum((type) => type === 'Script'),
      scriptMs: scriptSeconds * 1000,
      ...seen,
    };
  } finally {
    await context.close();
  }
}

/** Slows processor and line of a page as `device` says. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.latencyMs,
    downloadThroughput: device.bitsPerSecond / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
}

/** Counts what a page asks for. Its cache is off, so that each file is fetched once for each page, unless it is to be kept. */
export async function watchTraffic(session: CDPSession, { isCacheKept = false } = {}) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    lastAt = Date.now();
    if (request.url.startsWith('http')) types.set(requestId, type ?? 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !isCacheKept });
  await session.send('Performance.enable');
  return {
    files: () => [...types].map(([id, type]) => ({ type, bytes: bytes.get(id) ?? 0 })),
    quiet: async (ms: number) => {
      const start = Date.now();
      while (Date.now() - lastAt < ms && Date.now() - start < 30_000)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

/** Runs in the page before anything else: as text, because the compiler would put helpers into it that a page has not. */
const observe = `
  const seen = (window.seen = { lcp: 0, cls: 0, tasks: [] });
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { seen.cls += entry.value; });
  watch('longtask', (entry) => { seen.tasks.push({ start: entry.startTime, duration: entry.duration }); });
`;

async function readObserved(page: Page): Promise<Pick<PageLoad, 'tbtMs' | 'lcpMs' | 'fcpMs' | 'cls'>> {
  return page.evaluate(() => {
    const { lcp, cls, tasks } = (window as unknown as { seen: Observed }).seen;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = tasks.filter(({ start, duration }) => start + duration > fcp);
    return {
      lcpMs: lcp,
      fcpMs: fcp,
      cls,
      tbtMs: late.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    };
  });
}
