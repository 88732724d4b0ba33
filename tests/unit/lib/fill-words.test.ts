import { fillWords } from '@/lib/fill-words';

describe('the places of a sentence', () => {
  it.each([
    ['{n} cities fit', { n: 3 }, '3 cities fit'],
    ['{miles} from {city_name}', { miles: 12, city_name: 'Mesa' }, '12 from Mesa'],
    ['{a} and {a}, {b}', { a: 'x', b: '' }, 'x and x, '],
    ['{unknown} stays', {}, '{unknown} stays'],
    ['{toString} {} {two words}', {}, '{toString} {} {two words}'],
  ])('%j with %j reads %j', (sentence, values, read) => {
    expect(fillWords(sentence, values)).toBe(read);
  });
});
