import { chromiumProgram, shellProgram } from '../../../scripts/run/chromium';

/** Launch options of every test browser. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell, or full Chromium if it is missing. */
export const testBrowser = { ...shellProgram, args };

/**
 * Full Chromium, for what the headless shell does differently: it ignores profile settings, renders text slightly
 * differently, and fetches speculative resources at once.
 */
export const wholeBrowser = { ...chromiumProgram, args };

/** Of snapshots: a pixel differs from a twentieth of the range of colors on. */
export const tolerance = { threshold: 0.05, maxDiffPixels: 10 };

/** A snapshot meets both: the ground of a card differs less from that of its page, but on many pixels. */
export const tolerances = [tolerance, { threshold: 0.015, maxDiffPixels: 600 }];
