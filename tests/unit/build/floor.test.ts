/** @jest-environment node */
import { scriptAboveFloor } from '@/scripts/check/floor/scripts';
import { styleAboveFloor } from '@/scripts/check/floor/style';

const inScript = (code: string) => scriptAboveFloor(code).map(({ what }) => what);
const inStyle = (css: string) => styleAboveFloor(css).map(({ what }) => what);

describe('a script', () => {
  it.each([
    ['function J(e){return encodeURIComponent(e.toWellFormed())}', '.toWellFormed'],
    ['let{toSorted:a}=b', '.toSorted'],
    ['navigator.share(a)', 'Navigator.share'],
    ['new Intl.DurationFormat', 'Intl.DurationFormat'],
    ['addEventListener("scrollend",a)', 'event scrollend'],
    ['class A{static{a()}}', 'syntax'],
    ['new RegExp("(?<=a)b","g")', 'syntax'],
  ])('with %s is above the floor', (code, what) => {
    expect(inScript(code)).toContain(what);
  });

  it.each([
    'e.checkVisibility?.()',
    'typeof navigation=="undefined"',
    'let requestIdleCallback=1;requestIdleCallback',
    'a.timeout=1;b.any(c);CSS.escape(d)',
    '/\\p{L}/u;new RegExp("^\\\\p{L}","u")',
  ])('with %s is not', (code) => {
    expect(inScript(code)).toEqual([]);
  });

  it('is named with its place and with the browsers that lack it', () => {
    expect(scriptAboveFloor('a\nb.toSorted()')).toEqual([
      {
        what: '.toSorted',
        where: '2:1 b.toSorted()',
        lack: ['Chrome 109', 'Edge 109', 'Safari on iOS 15.4', 'Safari 15.4'],
      },
    ]);
  });
});

describe('a style', () => {
  it.each([
    ['a{text-wrap:balance}', 'text-wrap'],
    ['a{grid-template-rows:subgrid}', 'grid-template-rows: subgrid'],
    ['a{width:5cqi}', 'cqi'],
    ['a{color:color-mix(in lab,red,red)}', 'color-mix'],
    ['@media (scripting:none){a{color:red}}', '@media scripting'],
    ['@media (width>=9rem){a{color:red}}', '@media range'],
    ['a:has(b){color:red}', ':has'],
    ['a{&:hover{color:red}}', '&'],
    ['a,b:has(c){color:red}', 'selectors that invalidate others'],
    ['@supports (color:red){a{text-wrap:balance}}', 'text-wrap'],
  ])('with %s is above the floor', (css, what) => {
    expect(inStyle(css)).toContain(what);
  });

  it.each([
    'a{-webkit-user-select:none;user-select:none}',
    '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in lab,red,red)}}',
    '@supports selector(:has(*)){a:has(b){color:red}}',
    'a{content:"subgrid";--size:5cqi}',
    ':is(a,b){color:red}a,b{color:red}',
  ])('with %s is not', (css) => {
    expect(inStyle(css)).toEqual([]);
  });
});
