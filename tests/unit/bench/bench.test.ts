import { load } from 'cheerio';
import { asReactCalls } from '@/scripts/bench/bare-next';
import { limitPage } from '@/scripts/bench/limit-page';
import { median } from '@/scripts/bench/statistics';
import { summarize } from '@/scripts/bench/table';

const exported = `<html><head><title>T</title><meta name="description" content="D"><style>p{}</style></head><body><script src="/a.js"></script>
<main class="x"><div class="w"><h1 id="top">Title</h1><div>loose <span class="y">text</span></div></div><svg></svg><p aria-hidden="true">twice</p>
<picture><source srcset="/a.avif 1x" type="image/avif"><img src="/a.webp" alt="A" class="z" loading="lazy"></picture><a class="b" href="/about">About</a></main></body></html>`;

describe('the page of comparison', () => {
  it('keeps text, headings, links and pictures, and nothing that only a framework needs', () => {
    const page = limitPage(exported);
    expect(page('title').text()).toBe('T');
    expect(page('h1').attr()).toEqual({ id: 'top' });
    expect(page('img').attr()).toEqual({ src: '/a.webp', alt: 'A', loading: 'lazy' });
    expect(page('body').text().replace(/\s+/g, ' ').trim()).toBe('Titleloose text About');
    expect(page('script, svg, [class], main > div > h1').length).toBe(0);
    expect(page('head style').length).toBe(1);
  });

  it('becomes the same elements for the bare export, with its link for ways inside the site', () => {
    const calls = asReactCalls(
      load('<label for="a">A &amp; "b"</label><a href="/x">x</a><a href="https://e.example">y</a>'),
    );
    expect(calls).toContain('h("label",{"htmlFor":"a"},"A & \\"b\\"")');
    expect(calls).toContain('h(Link,{"href":"/x",prefetch:false},"x")');
    expect(calls).toContain('h("a",{"href":"https://e.example"},"y")');
  });
});

describe('the table', () => {
  const load1 = {
    requests: 3,
    bytes: 10,
    bytesWithoutPictures: 5,
    scriptBytes: 0,
    scriptMs: 100,
    tbtMs: 50,
    lcpMs: 400,
    fcpMs: 300,
    cls: 0,
  };

  it('takes the middle of the runs', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([])).toBe(0);
  });

  it('divides by the pages of comparison', () => {
    const rows = summarize([
      { name: 'limit', loads: [load1] },
      { name: 'bare-next', loads: [load1] },
      { name: '/', loads: [{ ...load1, scriptMs: 10, tbtMs: 5, lcpMs: 500 }] },
    ]);
    expect(rows[2]).toMatchObject({ scriptAgainstNext: 0.1, tbtAgainstNext: 0.1, lcpAgainstLimit: 1.25 });
  });

  it('refuses to compare with what was not measured', () => {
    expect(() => summarize([{ name: '/', loads: [load1] }])).toThrow('not measured');
  });
});
