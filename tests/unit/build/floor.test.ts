import { scriptAboveFloor } from '@/scripts/check/floor/scripts';
import { styleAboveFloor } from '@/scripts/check/floor/style';
import { listed } from '../../support/listed';

test('a script is above the floor of browsers, at a place and for some of them, or not', () => {
  const scripts = `function J(e){return encodeURIComponent(e.toWellFormed())}
let{toSorted:a}=b
navigator.share(a)
new Intl.DurationFormat
addEventListener("scrollend",a)
class A{static{a()}}
new RegExp("(?<=a)b","g")
e.checkVisibility?.()
typeof navigation=="undefined"
let requestIdleCallback=1;requestIdleCallback
a.timeout=1;b.any(c);CSS.escape(d)
/\\p{L}/u;new RegExp("^\\\\p{L}","u")`;
  expect(listed(scripts, (code) => JSON.stringify(scriptAboveFloor(code)))).toMatchSnapshot();
});

test('a style is above the floor of browsers, or not', () => {
  const styles = `a{text-wrap:balance}
a{grid-template-rows:subgrid}
a{width:5cqi}
a{color:color-mix(in lab,red,red)}
@media (scripting:none){a{color:red}}
@media (width>=9rem){a{color:red}}
a:has(b){color:red}
a{&:hover{color:red}}
a,b:has(c){color:red}
@supports (color:red){a{text-wrap:balance}}
a{-webkit-user-select:none;user-select:none}
@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in lab,red,red)}}
@supports selector(:has(*)){a:has(b){color:red}}
a{content:"subgrid";--size:5cqi}
:is(a,b){color:red}a,b{color:red}`;
  expect(listed(styles, (css) => styleAboveFloor(css).map(({ what }) => what))).toMatchSnapshot();
});
