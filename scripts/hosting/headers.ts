/**
 * The one source of what a host sends with each file: the local server, the publisher and the generated settings for
 * CloudFront and nginx all read it. A new header is one line in `securityHeaders`, a new
 * rule for caching one entry of `cacheRules`. Values: MDN HTTP Observatory v4 and the OWASP ASVS chapter on browser security.
 */

/**
 * Directives of the content security policy, without those that only a header can carry.
 * @param reports where a page reports what broke, or null.
 */
const sharedDirectives = (reports: string | null) => [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  `connect-src 'self'${reports === null ? '' : ` ${new URL(reports).origin}`}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self' mailto:",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/**
 * The policy for the meta element. Each page contains its own style and the hash of it. A browser enforces both policies,
 * so no other inline style is allowed, and a header can never be out of step with its page.
 * @param styleSource the hash of the page's style, as `'sha256-…'` with its quotes.
 * @param reports the company's address for reports (content/site/reports.ts), or null.
 */
export function metaPolicy(styleSource: string, reports: string | null = null): string {
  return [...sharedDirectives(reports), `style-src 'self' ${styleSource}`].join('; ');
}

/** For hosts that send one header with every page: the page's own policy restricts inline style by its hash. */
const anyInlineStyle = "'unsafe-inline'";

/**
 * The policy as a header.
 * @param isSecure adds the upgrade of insecure requests, which would break plain-http previews.
 * @param styleSource the hash of the page's style if the server knows it; empty for files other than pages.
 * @param reports the company's address for reports, or null. Firefox knows only `report-uri`.
 */
export function headerPolicy(
  isSecure: boolean,
  styleSource = anyInlineStyle,
  reports: string | null = null,
): string {
  return [
    ...sharedDirectives(reports),
    `style-src 'self' ${styleSource}`.trim(),
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ...(reports === null ? [] : [`report-uri ${reports}`, 'report-to site']),
  ].join('; ');
}

/** The hashes that a page allows its own style by, or an empty text for a file that is no page. */
export function styleSourceOf(html: string): string {
  return /style-src 'self' ('sha256-[\w+/=]+'(?: 'sha256-[\w+/=]+')*)/.exec(html)?.[1] ?? '';
}

/** Headers of every response. Parameters as those of {@link headerPolicy}. */
export function securityHeaders(
  isSecure: boolean,
  styleSource?: string,
  reports: string | null = null,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(isSecure, styleSource, reports),
    ...(reports === null ? {} : { 'Reporting-Endpoints': `site="${reports}"` }),
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), display-capture=(), accelerometer=(), gyroscope=(), magnetometer=(), midi=()',
    // The browser may prepare the page behind a link while the pointer rests on it. The rules are a file, because the
    // policy allows no inline script of any kind; on answers that are no page the header says nothing.
    'Speculation-Rules': '"/assets/hover.speculationrules"',
  };
}

/** Files by the folders that they lie in, or by their endings. */
export type FileMatch = { readonly below: readonly string[] } | { readonly endings: readonly string[] };

export type CacheRule = { readonly match: FileMatch; readonly value: string };

/** For files whose name changes with their content. */
export const forever = 'public, max-age=31536000, immutable';

/** How long a file may be kept. The first rule that matches counts, `cacheFallback` where none does. */
export const cacheRules: readonly CacheRule[] = [
  // Keeps its name, among files that do not.
  { match: { endings: ['speculationrules'] }, value: 'no-cache' },
  { match: { below: ['/_next/static/', '/assets/', '/pictures/'] }, value: forever },
  { match: { endings: ['html', 'txt', 'xml', 'webmanifest'] }, value: 'no-cache' },
];

/** For icons and share pictures, which keep their names. */
export const cacheFallback = 'public, max-age=3600';

/** Cache-Control of a file by its path from the root of the export, e.g. `/_next/static/chunks/a.js`. */
export function cacheControl(path: string): string {
  return cacheRules.find(({ match }) => isMatch(match, path))?.value ?? cacheFallback;
}

function isMatch(match: FileMatch, path: string): boolean {
  return 'below' in match
    ? match.below.some((folder) => path.startsWith(folder))
    : match.endings.some((ending) => path.endsWith(`.${ending}`));
}
