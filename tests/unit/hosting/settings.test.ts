import { runInNewContext } from 'node:vm';
import { routeList } from '@/content/site/routes';
import {
  cacheControl,
  cacheFallback,
  forever,
  metaPolicy,
  securityHeaders,
  styleSourceOf,
} from '@/scripts/hosting/headers';
import { mediaType } from '@/scripts/hosting/media-type';
import { allSettings } from '@/scripts/hosting/settings/all-settings';
import { quoted } from '@/scripts/hosting/settings/settings';

const paths = [
  ...routeList.map((route) => `${route.path === '/' ? '/index' : route.path}.html`),
  '/locations/mesa-az.html',
  ...['/404.html', '/robots.txt', '/favicon.ico', '/assets/site.1a2b.js', '/.well-known/security.txt'],
  '/pictures/home-hero-480.1a2b3c4d.avif',
];
const site = { paths, root: '/var/www/site', listen: '80' };
const files = new Map(allSettings(site).map((file) => [file.name, file.body]));
const bodyOf = (name: string) => files.get(name) ?? '';
type Answer = { readonly uri?: string; readonly statusCode?: number };
/** What a CloudFront function does to a request. */
const answerOf = (name: string, request: object) =>
  JSON.parse(
    runInNewContext(`${bodyOf(name)}; JSON.stringify(handler(event))`, { event: { request } }) as string,
  ) as Answer;

describe('the one source of headers', () => {
  it('caches hashed files forever and revalidates pages', () => {
    expect(cacheControl('/_next/static/chunks/a.js')).toBe(forever);
    expect(cacheControl('/pictures/home-hero-480.1a2b3c4d.avif')).toBe(forever);
    for (const path of ['/about.html', '/sitemap.xml', '/.well-known/security.txt'])
      expect(cacheControl(path)).toBe('no-cache');
    expect(cacheControl('/favicon.ico')).toBe(cacheFallback);
  });

  it('is exactly this, over HTTPS and HTTP', () => {
    const directives = [
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
      "style-src 'self' 'sha256-abc='",
    ];
    expect(metaPolicy("'sha256-abc='").split('; ')).toEqual(directives);
    const { 'Permissions-Policy': permissions, ...headers } = securityHeaders(true, "'sha256-abc='");
    // The site itself may request the visitor's position; every other feature and origin is denied.
    expect(permissions).toMatch(
      /^camera=\(\), microphone=\(\), geolocation=\(self\), (?:[\w-]+=\(\)(?:, )?){7}$/,
    );
    expect(headers).toEqual({
      'Content-Security-Policy': [...directives, "frame-ancestors 'none'", 'upgrade-insecure-requests'].join(
        '; ',
      ),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'Speculation-Rules': '"/assets/hover.speculationrules"',
    });
    const plain = securityHeaders(false, "'sha256-abc='");
    expect(plain['Content-Security-Policy']).toBe([...directives, "frame-ancestors 'none'"].join('; '));
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
  });

  it('asks for reports only where the company has an address for them', () => {
    const reports = 'https://reports.example.com/site';
    const headers = securityHeaders(true, undefined, reports);
    expect(headers['Reporting-Endpoints']).toBe(`site="${reports}"`);
    expect(headers['Content-Security-Policy']).toMatch(
      new RegExp(
        `connect-src 'self' https://reports.example.com; .*; report-uri ${reports}; report-to site$`,
      ),
    );
    expect(metaPolicy("'sha256-abc='", reports)).toContain("connect-src 'self' https://reports.example.com;");
    // A meta element may not ask for reports.
    expect(metaPolicy("'sha256-abc='", reports)).not.toContain('report-');
    for (const { name, body } of allSettings({ ...site, reports }))
      if (/site\.conf|headers-policy/.test(name)) expect(body).toContain('Reporting-Endpoints');
    for (const body of files.values()) expect(body).not.toContain('Reporting-Endpoints');
  });

  it("allows only the page's own style: in the page's policy if the host does not know it, in both if it does", () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy("'sha256-abc='")}">`;
    expect(styleSourceOf(page)).toBe("'sha256-abc='");
    expect(page).not.toContain('unsafe');
    expect(securityHeaders(false, styleSourceOf(page))['Content-Security-Policy']).toMatch(
      /style-src 'self' 'sha256-abc='; /,
    );
    expect(securityHeaders(false, '')['Content-Security-Policy']).toMatch(/style-src 'self'; /);
    expect(styleSourceOf('<p>no page of ours</p>')).toBe('');
  });

  it('maps a file name to its media type', () => {
    expect(mediaType('/robots.txt')).toBe('text/plain; charset=utf-8');
    expect(mediaType('/favicon.ico')).toBe('image/x-icon');
    expect(mediaType('/hover.speculationrules')).toBe('application/speculationrules+json');
    expect(mediaType('/unknown')).toBe('application/octet-stream');
  });
});

describe('the generated settings', () => {
  it('give CloudFront each header once, in its own field or as a custom header', () => {
    const policy = JSON.parse(bodyOf('cloudfront/response-headers-policy.json')) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
    };
    const headers = securityHeaders(true);
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = policy;
    expect(own).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'] },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Preload: false },
    });
    for (const setting of Object.values(own)) expect(setting).toHaveProperty('Override', true);
    expect(Object.keys(own).length + custom.Items.length).toBe(Object.keys(headers).length);
    expect(custom.Quantity).toBe(custom.Items.length);
    for (const { Header, Value } of custom.Items) expect(headers[Header]).toBe(Value);
  });

  it('map each URL to its file in CloudFront’s function', () => {
    const answerTo = (uri: string, querystring = {}) =>
      answerOf('cloudfront/function.js', { uri, querystring });
    for (const path of [...routeList.map((route) => route.path), '/locations/mesa-az'])
      expect(paths).toContain(answerTo(path).uri);
    const unknown = [
      '/404',
      '/merchandise.txt',
      '/_next/static/chunks/a.js',
      '//example.com/',
      '/about/more/still/',
    ];
    for (const path of unknown) expect(answerTo(path)).toMatchObject({ uri: path });
    expect(answerTo('/about/')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/about' } },
    });
    expect(answerTo('/locations/mesa-az/')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/locations/mesa-az' } },
    });
    const query = {
      city: { value: 'mesa' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      flag: { value: '' },
    };
    expect(answerTo('/locations/', query)).toMatchObject({
      headers: { location: { value: '/locations?city=mesa&tag=a&tag=b&flag' } },
    });
  });

  it('serve each preview from its own folder, at the root of its own host, and nothing else', () => {
    const answer = (host: string, uri: string) =>
      answerOf('cloudfront/preview-function.js', { uri, headers: { host: { value: host } } });
    const host = 'pr-12.preview.site.test';
    expect(answer(host, '/').uri).toBe('/pr-12/index.html');
    expect(answer(host, '/about').uri).toBe('/pr-12/about.html');
    expect(answer(host, '/_next/static/chunks/a.js').uri).toBe('/pr-12/_next/static/chunks/a.js');
    expect(answer(host, '/about/')).toMatchObject({ statusCode: 301 });
    for (const other of ['preview.site.test', 'pr-0.preview.site.test', 'x.pr-12.site.test'])
      expect(answer(other, '/').statusCode).toBe(404);
    expect(answer(host, '/.releases/current.json').statusCode).toBe(404);
  });

  it('cache pages at the edge for a minute, compressed, and leave queries out of the cache key', () => {
    expect(JSON.parse(bodyOf('cloudfront/cache-policy-pages.json'))).toMatchObject({
      MinTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  it('can carry a header value with quotes, and refuse one that servers would read as a variable', () => {
    expect(quoted('"/rules.json"')).toBe('"\\"/rules.json\\""');
    for (const wrong of ['a$b', '{x}', 'a\\b', 'a\nb'])
      expect(() => quoted(wrong)).toThrow('server settings cannot carry');
  });
});
