import { phoneColumnsOf, pickColumn } from '@/lib/shop/comparison';

describe('The columns of the comparison on a phone', () => {
  test.each([
    ['the first two', ['a', 'b', 'c'], [], ['a', 'b']],
    ['those that the visitor picked', ['a', 'b', 'c'], ['c', 'a'], ['c', 'a']],
    ['another one in place of a product that is no longer compared', ['a', 'c'], ['b', 'c'], ['c', 'a']],
    ['all of fewer', ['a'], [], ['a']],
  ])('are %s', (_, ids, picked, columns) => {
    expect(phoneColumnsOf(ids, picked)).toEqual(columns);
  });

  test.each([
    ['a product into its column', 0, 'c', ['c', 'b']],
    ['a product of the other column, which takes the one before', 0, 'b', ['b', 'a']],
    ['a product that is there already', 1, 'b', ['a', 'b']],
  ])('take %s', (_, column, id, columns) => {
    expect(pickColumn(['a', 'b'], column, id)).toEqual(columns);
  });
});
