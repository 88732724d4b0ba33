import { changeQuery, queryValue } from '@/lib/site/query';

test.each([
  ['?city=mesa&q=first+aid', 'q', 'first aid'],
  ['?view=list&view=grid', 'view', 'list'],
  ['?need', 'need', ''],
  ['?needs=x', 'need', null],
])('the query "%s" has for %s: %j', (search, name, value) => {
  expect(queryValue(search, name)).toBe(value);
});

test.each([
  ['?class=bls', { city: 'mesa' }, '?class=bls&city=mesa'],
  ['?city=mesa&class=bls', { city: 'boise' }, '?city=boise&class=bls'],
  ['?city=mesa&class=bls', { city: null }, '?class=bls'],
  ['?city=mesa&city=boise', { city: 'boise' }, '?city=boise'],
  // An empty query leaves no question mark either.
  ['?city=mesa', { city: null }, ''],
  // Commas stay readable; every character that could end a value is escaped.
  ['?from=a%2Cb', { compare: 'x,y' }, '?from=a,b&compare=x,y'],
  ['', { q: 'a&b=c#d' }, '?q=a%26b%3Dc%23d'],
])('the query "%s", changed by %j, is "%s"', (search, change, changed) => {
  expect(changeQuery(search, change)).toBe(changed);
});
