import { createElement } from 'react';
import { islandDataOf, islandJson, slotId } from '@/lib/site/island-data';

const island = { kind: 'Card', hasLostNote: true, slots: [] } as const;
const sentence = (prop: string, what: string) =>
  `The prop "${prop}" of the island "one" is ${what}, which JSON has no word for. Hand over plain values; markup goes into a slot.`;

describe('the props of an island as JSON', () => {
  it('round-trip without undefined values', () => {
    const shared = { a: 1 };
    const props = {
      text: '<b>',
      zero: 0,
      no: false,
      none: null,
      list: [shared, [shared]],
      bare: Object.create(null) as object,
    };
    expect(
      JSON.parse(islandJson('one', island, { ...props, gone: undefined, deep: { gone: undefined } })),
    ).toEqual({
      ...island,
      props: { ...props, bare: {}, deep: {} },
    });
  });

  const circle: Record<string, unknown> = {};
  circle['self'] = [circle];

  it.each([
    ['a function', { press: () => 1 }, 'press', 'a function'],
    ['a map deep inside', { words: [{ byId: new Map() }] }, 'words[0].byId', 'a Map'],
    ['a circle', { circle }, 'circle.self[0]', 'a circle'],
    ['markup', { title: createElement('b') }, 'title', 'markup'],
    ['no number', { count: NaN }, 'count', 'NaN'],
    ['a hole in a list', { list: new Array(2) }, 'list', 'undefined'],
  ])('refuse %s by the names of island and prop', (_, props, prop, what) => {
    expect(() => islandJson('one', island, props)).toThrow(new Error(sentence(prop, what)));
  });
});

describe('the props of all islands of a page', () => {
  const labels = { add: 'Put it into the cart', remove: 'Take it out of the cart again', more: 'One more' };

  it('store values shared by several islands once, and the rest with each island', () => {
    const data = islandDataOf({
      one: { ...island, props: { id: 'a', short: 'same', labels } },
      two: { ...island, props: { id: 'b', short: 'same', labels: { ...labels } } },
      three: { ...island, props: { id: 'c', only: `${labels.add}, ${labels.remove}, ${labels.more}` } },
    });
    expect(data.shared).toEqual([labels]);
    expect(data.islands).toEqual({
      one: { ...island, props: { id: 'a', short: 'same' }, shared: { labels: 0 } },
      two: { ...island, props: { id: 'b', short: 'same' }, shared: { labels: 0 } },
      three: { ...island, props: { id: 'c', only: expect.any(String) as string }, shared: {} },
    });
  });
});

it('a slot has a unique id on the page', () => {
  expect(slotId('tabs', 'one')).not.toBe(slotId('tabs', 'two'));
  expect(slotId('tabs', 'one')).not.toBe(slotId('dialog', 'one'));
});
