import { hasReservedPhone, isReservedHost } from './readiness';

/**
 * True for values that cannot be real: reserved addresses and numbers, "Sample Name", "To be named before launch",
 * "Brand A".
 */
export function isFallbackValue(value: string): boolean {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(value)?.[1] ?? /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1];
  return (
    (host !== undefined && isReservedHost(host)) ||
    hasReservedPhone(value) ||
    /\bSample\b|\bto be named\b|^Brand [A-Z]$/.test(value.replace(/^To/, 'to'))
  );
}
