import { propertiesIn, settleStyle } from '@/scripts/finish/settle-style';

const settle = (css: string, ...outside: string[]) => settleStyle(css, new Set(outside));
const property = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`;

describe('settling the style of a page', () => {
  it('writes a value of the root where it is read, and nowhere else', () => {
    expect(settle(':root,:host{--step:.25rem}.a{margin:calc(var(--step)*4)}')).toBe('.a{margin:1rem}');
  });

  it('follows values through values', () => {
    expect(settle(':root{--a:var(--b);--b:4px}.a{margin:var(--a)}')).toBe('.a{margin:4px}');
  });

  it.each([
    [
      'another scheme',
      ':root{--ink:#000}@media (prefers-color-scheme:dark){:root{--ink:#fff}}.a{color:var(--ink)}',
    ],
    ['an element', ':root{--ink:#000}.b{--ink:#fff}.a{color:var(--ink)}'],
    ['a condition alone', '@supports (color:red){:root{--ink:#000}}.a{color:var(--ink,red)}'],
    ['a class of the root', '.fonts{--font:"x"}.a{font-family:var(--font)}'],
    [
      'the elements around',
      '@property --ink{syntax:"<color>";inherits:true;initial-value:red}.b{--ink:red}.a{color:var(--ink)}',
    ],
    ['importance', ':root{--ink:red}:root{--ink:red!important}.b{--ink:red}.a{color:var(--ink)}'],
    [
      'an animation',
      `${property('--turn', '0')}@keyframes k{to{--turn:1}}.a{animation:k;rotate:var(--turn)}`,
    ],
  ])('leaves a value that changes with %s', (_, css) => {
    expect(settle(css)).toContain('var(--');
    expect(settle(css).match(/--[a-z]+:/g)).not.toBeNull();
  });

  it('takes the initial value of a property that nothing sets to anything else', () => {
    const css = `${property('--style', 'solid')}.a{border-style:var(--style)}.b{--style:solid}`;
    expect(settle(css)).toBe('.a{border-style:solid}');
    expect(settle(`${css}.c{--style:dashed}`)).toContain('var(--style)');
  });

  it('takes the fallback of a property that nothing sets, and drops its registration', () => {
    expect(settle(`${property('--tone')}.a{color:var(--tone,red)}`)).toBe('.a{color:red}');
    expect(settle('.a{color:var(--tone,var(--other,red))}')).toBe('.a{color:red}');
  });

  it('keeps a declaration that would be invalid as what a browser makes of it', () => {
    expect(settle(`${property('--x')}.a{transform:var(--x,) var(--x,)}`)).toBe('.a{transform:unset}');
    expect(settle('.a{color:var(--nobody)}')).toBe('.a{color:var(--nobody)}');
  });

  it('writes a value into the rule that sets it, where it is set to nothing else', () => {
    const css = `${property('--digits')}.a{--digits:tabular-nums;font-variant-numeric:var(--digits,)}`;
    expect(settle(css)).toBe('.a{font-variant-numeric:tabular-nums}');
    expect(settle(`${css}.b{font-variant-numeric:var(--digits,normal)}`)).toContain('--digits:tabular-nums');
    expect(settle(`${css}.b{--digits:lining-nums}`)).toContain('var(--digits');
  });

  it('keeps the initial values for older browsers only of what is left', () => {
    const css = `@layer properties{*{--a:initial;--b:initial}}${property('--a')}${property('--b')}.a{--a:1;opacity:var(--a)}.b{--a:0}`;
    expect(settle(css)).toBe(
      '@layer properties{*{--a:initial}}@property --a{syntax:"*";inherits:false}.a{--a:1;opacity:var(--a)}.b{--a:0}',
    );
  });

  it('leaves alone what markup or scripts name', () => {
    expect(settle(':root{--ink:red}.a{color:var(--ink)}', '--ink')).toBe(
      ':root{--ink:red}.a{color:var(--ink)}',
    );
    expect(propertiesIn('<path fill="var(--ink)" class="m-2 -mt-4">')).toEqual(['--ink']);
  });

  it('writes media as the build wrote them', () => {
    expect(settle('@media (max-width:20rem){.a{color:red}}')).toBe('@media (max-width:20rem){.a{color:red}}');
  });
});
