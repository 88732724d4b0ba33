import { runInNewContext } from 'node:vm';
import { routeList } from '@/content/site/routes';
import {
  cacheControl,
  cacheFallback,
  forever,
  headerPolicy,
  metaPolicy,
  securityHeaders,
  styleSourceOf,
} from '@/scripts/hosting/headers';
import { allSettings } from '@/scripts/hosting/settings/all-settings';
import { quoted } from '@/scripts/hosting/settings/settings';

const paths = [...routeList.map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`)), '/404.html'];
const settingsOf = (reports?: string) =>
  new Map(
    allSettings({ paths, root: '/', listen: '80', reports: reports ?? null }).map(({ name, body }) => [
      name,
      body,
    ]),
  );
const settings = settingsOf();
type Answer = { readonly uri?: string; readonly statusCode?: number };
/** What a CloudFront function does to a request. */
const answerOf = (name: string, request: object) =>
  JSON.parse(
    runInNewContext(`${settings.get(name) ?? ''}; JSON.stringify(handler(event))`, {
      event: { request },
    }) as string,
  ) as Answer;

describe('the one source of headers', () => {
  it.each([
    ['/_next/static/chunks/a.js', forever],
    ['/pictures/home-hero-480.1a2b3c4d.avif', forever],
    ['/about.html', 'no-cache'],
    ['/assets/hover.speculationrules', 'no-cache'],
    ['/favicon.ico', cacheFallback],
  ])('caches %s as "%s"', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });

  it('asks for HTTPS only over HTTPS', () => {
    const { 'Strict-Transport-Security': transport, ...plain } = securityHeaders(true);
    expect(transport).toBeDefined();
    expect(securityHeaders(false)).toEqual({
      ...plain,
      'Content-Security-Policy': headerPolicy(true).replace('; upgrade-insecure-requests', ''),
    });
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
    for (const name of ['nginx/site.conf', 'cloudfront/response-headers-policy.json'])
      expect(settingsOf(reports).get(name)).toContain('Reporting-Endpoints');
  });

  it("allows only the page's own style: in the page's policy if the host does not know it, in both if it does", () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy("'sha256-abc='")}">`;
    expect(styleSourceOf(page)).toBe("'sha256-abc='");
    expect(page).not.toContain('unsafe');
    expect(headerPolicy(false, styleSourceOf(page))).toContain("style-src 'self' 'sha256-abc='; ");
    expect(headerPolicy(false, '')).toContain("style-src 'self'; ");
    expect(styleSourceOf('<p>no page of ours</p>')).toBe('');
  });
});

describe('the generated settings', () => {
  it('map each URL to its file in CloudFront’s function', () => {
    const answerTo = (uri: string, querystring = {}) =>
      answerOf('cloudfront/function.js', { uri, querystring });
    for (const { path } of routeList) expect(paths).toContain(answerTo(path).uri);
    expect(answerTo('/locations/mesa-az').uri).toBe('/locations/mesa-az.html');
    for (const path of ['/404', '/merchandise.txt', '//example.com/', '/about/more/still/'])
      expect(answerTo(path)).toMatchObject({ uri: path });
    const query = {
      city: { value: 'mesa' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      flag: { value: '' },
    };
    const moved = ['/about/', '/locations/mesa-az/', '/locations/'];
    expect(moved.map((path) => answerTo(path, query))).toMatchSnapshot();
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

  it('can carry a header value with quotes, and refuse one that servers would read as a variable', () => {
    expect(quoted('"/rules.json"')).toBe('"\\"/rules.json\\""');
    for (const wrong of ['a$b', '{x}', 'a\\b', 'a\nb'])
      expect(() => quoted(wrong)).toThrow('server settings cannot carry');
  });
});
