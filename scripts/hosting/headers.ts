/**
 * The one source of what a host sends with each file: the local server uses it, and the generated settings for real
 * hosts will. Values: MDN HTTP Observatory v4 and the OWASP ASVS chapter on browser security.
 */

/** Directives of the content security policy, without those that only a header can carry. */
const sharedDirectives = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self' mailto:",
  "require-trusted-types-for 'script'",
  'trusted-types default',
] as const;

/**
 * The policy as a meta element carries it. A browser holds a page to both, meta and header. The style of a page is known
 * to the page alone: its hash travels with it, so that no header can be older or newer than the page that it comes with.
 */
export function metaPolicy(styleSource: string): string {
  return [...sharedDirectives, `style-src 'self' ${styleSource}`].join('; ');
}

/** The policy as a header. `isSecure` adds the upgrade of insecure requests, which would break plain-http previews. */
export function headerPolicy(isSecure: boolean): string {
  // Which inline style is allowed, the page's own policy says by its hash: the two count together.
  return [...sharedDirectives, "style-src 'self' 'unsafe-inline'", "frame-ancestors 'none'", ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Headers of every answer, whatever the file. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(isSecure),
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), display-capture=(), accelerometer=(), gyroscope=(), magnetometer=(), midi=()',
  };
}

/** Cache-Control of a file by its path from the root of the export, e.g. `/_next/static/chunks/a.js`. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_next/static/') || (path.startsWith('/assets/') && path.endsWith('.js'))) return 'public, max-age=31536000, immutable';
  if (/\.(?:html|txt|xml|webmanifest)$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

/**
 * Headers of answers that are a page: the browser may prepare the page behind a link while the pointer rests on it. The
 * rules are a file, because the policy allows no inline script of any kind.
 */
export const pageHeaders: Readonly<Record<string, string>> = { 'Speculation-Rules': '"/assets/hover.speculationrules"' };
