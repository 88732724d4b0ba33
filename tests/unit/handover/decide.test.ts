import { type FactAsk, placeholder, placeholdersOfModules } from '@/lib/facts/facts';
import type { Cell } from '@/lib/handover/cell';
import { carriedOver, decide, type ReturnedRow } from '@/lib/handover/decide';
import { factAt, type Question, questionsOf, sampleText } from '@/lib/handover/questions';

const entry: FactAsk = { remove: 'entry' };
const line: FactAsk = { kind: 'price', remove: 'line' };
const shared = placeholder('None', 'The prerequisites.', 'training', { kind: 'confirm' });
const content = {
  'content/shop/books.ts': {
    books: [
      {
        id: 'a',
        name: 'First Aid',
        price: placeholder(2000, 'The price.', 'owner', { kind: 'price' }),
        originalPrice: placeholder(2500, 'The old price.', 'owner', line),
        isNew: placeholder(false, 'Whether it is new.', 'marketing'),
      },
      {
        id: 'b',
        name: 'CPR',
        price: 1000,
        originalPrice: placeholder(1500, 'The old price.', 'owner', line),
      },
    ],
  },
  'content/company/team.ts': {
    team: [
      {
        id: 'ann',
        name: placeholder('Sample Name', 'The name.', 'owner', entry),
        role: placeholder('Director', 'The role.', 'owner', entry),
      },
    ],
    all: new Map([['x', new Set([{ id: 'y', title: 'Deep', text: placeholder('t', 'The text.') }])]]),
  },
  'content/new/file.ts': { one: { length: shared }, two: { deep: { length: shared } } },
};
const questions = questionsOf(content, placeholdersOfModules(content));
const named = (id: string) => questions.find((question) => question.id === id) as Question;
const row = (id: string, answer: string | Cell, more: Partial<ReturnedRow> = {}): ReturnedRow => ({
  sheet: 'Owner',
  row: 2,
  id,
  sample: questions.some((question) => question.id === id) ? sampleText(named(id)) : '',
  answer: typeof answer === 'string' ? { is: 'text', text: answer } : answer,
  remark: '',
  ...more,
});
const wrongs = (...rows: readonly ReturnedRow[]) =>
  decide(content, questions, rows).mistakes.map(({ row: place, wrong }) => `${place}: ${wrong}`);

describe('open facts as questions', () => {
  it('come block by block, a shared fact once under its shortest field', () => {
    expect(questions.map(({ id }) => id)).toEqual([
      'company/team: all.x[y].text',
      'company/team: team[ann].name',
      'company/team: team[ann].role',
      'shop/books: books[a].price',
      'shop/books: books[a].originalPrice',
      'shop/books: books[a].isNew',
      'shop/books: books[b].originalPrice',
      'new/file: one.length',
    ]);
    expect(named('new/file: one.length').block).toBe('content/new/file.ts');
    expect(named('shop/books: books[a].price').block).toBe('Shop: books');
  });

  it('say what they are about: the names around them, and the role of a person without a name', () => {
    expect(named('shop/books: books[a].price').about).toBe('First Aid');
    expect(named('company/team: team[ann].name').about).toBe('Director');
    expect(named('company/team: team[ann].role').about).toBe('');
    expect(named('company/team: all.x[y].text').about).toBe('Deep');
  });

  it('show a sample as people write it', () => {
    expect(sampleText(named('shop/books: books[a].price'))).toBe('$20.00');
    expect(sampleText(named('shop/books: books[a].isNew'))).toBe('no');
    expect(sampleText(named('company/team: team[ann].role'))).toBe('Director');
  });

  it('are found again by their id, and nothing by another', () => {
    expect(factAt(content, 'shop/books: books[b].price')).toBe(1000);
    expect(factAt(content, 'shop/books: books[c].price')).toBeUndefined();
    expect(factAt(content, 'books')).toBeUndefined();
  });
});

describe('the answers of a workbook', () => {
  it('are decisions, and what is blank stays open', () => {
    const { decisions, open, mistakes } = decide(content, questions, [
      row('shop/books: books[a].price', '21'),
      row('shop/books: books[a].isNew', ' '),
      row('company/team: team[ann].role', 'confirm'),
    ]);
    expect(mistakes).toEqual([]);
    expect(decisions.map(({ question, answer }) => [question.id, answer])).toEqual([
      ['shop/books: books[a].price', { is: 'value', value: 2100 }],
      ['company/team: team[ann].role', { is: 'confirmed' }],
    ]);
    expect(open).toHaveLength(questions.length - 2);
  });

  it('close what leaves with its entry', () => {
    const { open, mistakes } = decide(content, questions, [row('company/team: team[ann].name', 'remove')]);
    expect(mistakes).toEqual([]);
    expect(open.map(({ id }) => id)).not.toContain('company/team: team[ann].role');
    expect(open.map(({ id }) => id)).toContain('company/team: all.x[y].text');
  });

  it('may come a second time: what was settled is counted, and nothing else', () => {
    expect(
      decide(content, questions, [
        row('shop/books: books[b].price', '9'),
        row('shop/books: books[gone].price', 'remove'),
        row('shop/books: books[gone].name', ''),
      ]),
    ).toMatchObject({ mistakes: [], decisions: [], settled: 2 });
  });
});

describe('a mistake that only the whole workbook shows', () => {
  it('is an id that the site does not know', () => {
    expect(wrongs(row('shop/books: books[z].price', '9'))).toEqual([
      '2: The site asks for nothing called "shop/books: books[z].price".',
    ]);
  });

  it('is a sample that has changed since', () => {
    expect(wrongs(row('shop/books: books[a].price', '9', { sample: '$19.00' }))).toEqual([
      '2: The sample is now "$20.00", not "$19.00".',
    ]);
  });

  it('is a question with two answers, but not with the same answer twice', () => {
    const first = row('shop/books: books[a].isNew', 'yes');
    expect(wrongs(first, { ...first, row: 9, answer: { is: 'text', text: 'no' } })).toEqual([
      '9: Row 2 of the sheet "Owner" answers the same question with other words.',
    ]);
    expect(wrongs(first, { ...first, row: 9 })).toEqual([]);
  });

  it('is an entry that is removed in one row and kept in another', () => {
    expect(
      wrongs(
        row('company/team: team[ann].name', 'remove', { row: 5 }),
        row('company/team: team[ann].role', 'Boss', { row: 6 }),
      ),
    ).toEqual(['6: Row 5 removes the whole entry, and this row keeps a part of it.']);
  });

  it('is a sale that is none, with what else is known of the prices', () => {
    expect(wrongs(row('shop/books: books[a].price', '25'))).toEqual([
      '2: The price before the sale is not above the price.',
    ]);
    expect(wrongs(row('shop/books: books[b].originalPrice', '9.99'))).toHaveLength(1);
    expect(
      wrongs(
        row('shop/books: books[a].price', '25'),
        row('shop/books: books[a].originalPrice', 'remove', { row: 3 }),
      ),
    ).toEqual([]);
    expect(wrongs(row('shop/books: books[b].originalPrice', '10.01'))).toEqual([]);
  });

  it('comes in the order of the rows', () => {
    expect(
      wrongs(
        row('shop/books: books[a].isNew', 'maybe', { row: 7 }),
        row('shop/books: books[a].price', 'free', { row: 3 }),
      ).map((words) => words.slice(0, 1)),
    ).toEqual(['3', '7']);
  });
});

describe('answers of an earlier workbook', () => {
  it('are carried over where the question and its sample are still the same', () => {
    const answered = row('shop/books: books[a].price', '9', { remark: 'ask Kim' });
    const carried = carriedOver(questions, [
      answered,
      row('shop/books: books[a].isNew', 'yes', { sample: 'yes' }),
      row('shop/books: books[gone].price', '9'),
    ]);
    expect([...carried]).toEqual([[answered.id, { answer: answered.answer, remark: 'ask Kim' }]]);
  });

  it('is still asked for with the same sample when a program wrote that in another way', () => {
    for (const sample of ['20', '$20', ' 20.00 '])
      expect(wrongs(row('shop/books: books[a].price', '21', { sample }))).toEqual([]);
    expect(wrongs(row('company/team: team[ann].role', 'Owner', { sample: 'director\u00a0' }))).toEqual([]);
    expect(wrongs(row('shop/books: books[a].price', '21', { sample: '$21.00' }))).toEqual([
      '2: The sample is now "$20.00", not "$21.00".',
    ]);
  });
});
