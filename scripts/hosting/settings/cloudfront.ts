// The settings of CloudFront, the host we recommend.
import { securityHeaders } from '../headers';
import { pagePath, type SettingsFile } from './settings';

/** Security headers that CloudFront has settings for; all others are custom headers. */
const ownFields = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
]);

/**
 * Settings for Amazon CloudFront, in the format of the `aws cloudfront create-*` commands: the response headers
 * policy, two cache policies, and the function that maps an address to its file. Cache-Control comes from the
 * objects, where the publisher put it.
 */
export function cloudFrontSettings(reports?: string | null): readonly SettingsFile[] {
  return [
    json('cloudfront/response-headers-policy.json', responseHeadersPolicy(reports)),
    // The edge keeps a page for a minute, although browsers revalidate each time: see docs/publishing.md.
    json('cloudfront/cache-policy-pages.json', cachePolicy('site-pages', 60)),
    json('cloudfront/cache-policy-files.json', cachePolicy('site-files', 0)),
    { name: 'cloudfront/function.js', body: fileNameFunction },
    { name: 'cloudfront/preview-function.js', body: previewFunction },
  ];
}

function json(name: string, value: unknown): SettingsFile {
  return { name, body: `${JSON.stringify(value, null, 2)}\n` };
}

function responseHeadersPolicy(reports?: string | null) {
  const headers = securityHeaders(true, undefined, reports);
  const transport = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/.exec(
    headers['Strict-Transport-Security'] ?? '',
  );
  if (transport === null)
    throw new Error(
      'Strict-Transport-Security in scripts/hosting/headers.ts is not of the form that CloudFront takes.',
    );
  const custom = Object.entries(headers).filter(([name]) => !ownFields.has(name));
  return {
    Name: 'site-headers',
    Comment: 'Generated from scripts/hosting/headers.ts',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(transport[1]),
        IncludeSubdomains: transport[2] !== undefined,
        Preload: transport[3] !== undefined,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: headers['X-Frame-Options'] },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: 'Server' }] },
  };
}

/**
 * `minimum`, in seconds, applies even to objects with `no-cache`. Queries are not part of the cache key: pages read
 * them in the browser.
 */
function cachePolicy(name: string, minimum: number) {
  return {
    Name: name,
    Comment: 'Generated from scripts/hosting/settings/cloudfront.ts',
    MinTTL: minimum,
    DefaultTTL: Math.max(minimum, 60),
    MaxTTL: 31_536_000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  };
}

/**
 * Redirects `/about/` to `/about`, and maps addresses to files for buckets filled by other means; the publisher
 * stores pages under both names. It cannot see the bucket, so unknown pages are passed on and not found there.
 */
const fileNameFunction = `function handler(event) {
  var request = event.request;
  if (/^${pagePath.replaceAll('/', '\\/')}\\/$/.test(request.uri)) {
    var query = Object.keys(request.querystring || {}).map(function (name) {
      var entry = request.querystring[name];
      return (entry.multiValue || [entry]).map(function (one) {
        return one.value === '' ? name : name + '=' + one.value;
      }).join('&');
    }).join('&');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: request.uri.slice(0, -1) + (query === '' ? '' : '?' + query) } },
    };
  }
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (request.uri === '/') request.uri = '/index.html';
  else if (last !== '' && last.indexOf('.') === -1 && request.uri !== '/404') request.uri += '.html';
  return request;
}
`;

/**
 * For previews: `pr-12.preview.example.com` is the folder `pr-12/` of the bucket. Other hosts, and the publisher's
 * own files, are not found.
 */
const previewFunction = `${fileNameFunction.replace('function handler', 'function pageOf')}
function handler(event) {
  var host = /^(pr-[1-9][0-9]*)\\./.exec(event.request.headers.host.value);
  if (host === null || event.request.uri.indexOf('/.releases/') === 0) return { statusCode: 404, statusDescription: 'Not Found' };
  var answer = pageOf(event);
  if (answer.statusCode === undefined) answer.uri = '/' + host[1] + answer.uri;
  return answer;
}
`;
