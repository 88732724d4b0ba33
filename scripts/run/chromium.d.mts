/** A Chromium that is there already, or null. Installs nothing. */
export function chromiumAtHand(): Promise<string | null>;
export function findChromium(): Promise<string>;
