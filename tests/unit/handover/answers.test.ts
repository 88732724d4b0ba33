// cspell:ignore María Ñandú Brien
import type { FactKind } from '@/lib/facts/facts';
import { type Asked, checkAnswer, isStandIn } from '@/lib/handover/answers';
import { type Cell, blank } from '@/lib/handover/cell';
import { kindChoices, kindName, kindShape } from '@/lib/handover/fact-kind';

const asked = (kind: FactKind, sample: Asked['sample'] = 'a sample', isRemovable = false): Asked => ({
  kind,
  sample,
  isRemovable,
});
const text = (words: string): Cell => ({ is: 'text', text: words });
const number = (given: number): Cell => ({ is: 'number', number: given });
const date = { is: 'date', date: '2027-03-04' } as const satisfies Cell;
const value = (given: string | number | boolean) => ({ is: 'value', value: given });

describe('an answer that fits', () => {
  it.each<readonly [FactKind, Cell, string | number | boolean]>([
    ['text', text('\u00a0Ana\u2011María  Ñandú-O\u2019Brien\u200b '), "Ana\u2011María Ñandú-O'Brien"],
    ['text', text('=HYPERLINK("x")'), '=HYPERLINK("x")'],
    ['text', text('two\r\nlines'), 'two lines'],
    ['text', number(2010), '2010'],
    ['figure', text('1,200+ students trained'), '1,200+ students trained'],
    ['figure', text('98% pass rate'), '98% pass rate'],
    ['street', text('120 W Main Street'), '120 W Main Street'],
    ['e-mail', text('mailto:office@acme.org '), 'office@acme.org'],
    ['phone', number(4.805551999e9), '(480) 555-1999'],
    ['phone', text('+1 480\u00a0555.1999'), '(480) 555-1999'],
    ['phone', text('tel:480-555-1999'), '(480) 555-1999'],
    ['zip', number(2134), '02134'],
    ['zip', number(21341000), '02134-1000'],
    ['zip', text('02134'), '02134'],
    ['zip', text('02134 1000'), '02134-1000'],
    ['price', number(24.99), 2499],
    ['price', number(0.29), 29],
    ['price', text('$1,250.50'), 125050],
    ['price', text('USD 7'), 700],
    ['price', text('7.5'), 750],
    ['price', text('100000'), 10000000],
    ['count', number(36), 36],
    ['count', text('1,950'), 1950],
    ['count', text('36.0'), 36],
    ['rating', number(5), 5],
    ['rating', text('4.8'), 4.8],
    ['date', date, '2027-03-04'],
    ['date', number(46450), '2027-03-04'],
    ['date', text('2027-03-04'), '2027-03-04'],
    ['date', text('3/4/2027'), '2027-03-04'],
    ['date', text('March 4, 2027'), '2027-03-04'],
    ['date', text('Mar. 4th 2027'), '2027-03-04'],
    ['web', text('https://forms.acme.org/a?b=c'), 'https://forms.acme.org/a?b=c'],
    ['origin', text('https://www.acme.org/'), 'https://www.acme.org'],
    ['yes-no', text('Yes'), true],
    ['yes-no', { is: 'yes-no', value: false }, false],
    ['yes-no', number(1), true],
    ['yes-no', text('n'), false],
    [['digital', 'both'], text('Both'), 'both'],
    ['confirm', text('CPR card'), 'CPR card'],
  ])('as %p: %j', (kind, cell, expected) => {
    expect(checkAnswer(asked(kind), cell)).toEqual(value(expected));
  });
});

describe('an answer that does not fit', () => {
  it.each<readonly [FactKind, Cell, string]>([
    ['text', date, 'The spreadsheet turned this into a date.'],
    ['text', { is: 'formula', formula: 'A1+1' }, 'The cell holds a formula'],
    ['text', { is: 'error', code: '#REF!' }, '#REF!'],
    ['text', text('#N/A'), '#N/A'],
    ['text', text('TBD'), 'This is no answer yet.'],
    ['text', text('???'), 'This is no answer yet.'],
    ['text', text('To be named'), 'This is no answer yet.'],
    ['text', text('yes'), '"yes" says nothing here.'],
    ['text', { is: 'yes-no', value: true }, '"yes" says nothing here.'],
    ['text', text('a'.repeat(1001)), 'It has 1001 characters'],
    ['figure', text('Many lives saved'), 'does not begin with a number'],
    ['figure', number(12000), 'does not say what it counts'],
    ['figure', date, 'turned this into a date'],
    ['street', text('Main Street'), 'has a number and a name'],
    ['street', text('12345'), 'has a number and a name'],
    ['e-mail', text('office'), '"office" is not an e-mail address.'],
    ['e-mail', text('office@example.com'), 'reserved for examples'],
    ['phone', text('555-1999'), 'is not a US phone number'],
    ['phone', text('480-555-1999 x12'), 'without an extension'],
    ['phone', text('(480) 555-0142'), 'reserved for examples'],
    ['phone', date, 'turned this into a date'],
    ['zip', text('8520A'), 'is not a ZIP code'],
    ['zip', number(1234567890), 'is not a ZIP code'],
    ['price', text('24,99'), 'is not a price in dollars'],
    ['price', number(24.999), 'is not a price in dollars'],
    ['price', number(-5), 'is not a price in dollars'],
    ['price', number(0), 'give the item away'],
    ['price', text('100000.01'), 'Is it in cents?'],
    ['price', date, 'turned this into a date'],
    ['count', number(12.5), 'is not a whole number'],
    ['count', text('about 40'), 'is not a whole number'],
    ['rating', number(5.1), '5.1 is more than 5.'],
    ['rating', number(4.85), 'is not a rating'],
    ['date', text('2/30/2027'), 'is not a day of the calendar'],
    ['date', text('22/10/2027'), 'is not a day of the calendar'],
    ['date', text('Foo 4, 2027'), 'is not a day of the calendar'],
    ['date', number(3), 'is not a day of the calendar'],
    ['web', text('http://acme.org'), 'begins with https://'],
    ['web', text('www.acme.org'), 'begins with https://'],
    ['web', text('https://acme'), 'is not a web address'],
    ['web', text('https://acme.org/a b'), 'is not a web address'],
    ['web', text('https://me@acme.org'), 'is not a web address'],
    ['web', text('https://forms.example.com/x'), 'reserved for examples'],
    ['origin', text('https://acme.org/home'), 'something after the name of the site'],
    ['origin', text('https://acme.org:8080'), 'something after the name of the site'],
    ['yes-no', text('maybe'), 'neither yes nor no'],
    ['runs-here', text('sometimes'), 'neither yes nor no'],
    [['digital', 'both'], text('audio'), '"audio" is not offered here.'],
  ])('as %p: %j', (kind, cell, wrong) => {
    const answer = checkAnswer(asked(kind), cell);
    expect(answer).toMatchObject({ is: 'wrong', wrong: expect.stringContaining(wrong) as string });
    expect(answer).toMatchObject({ fits: `Write ${kindShape(kind)}.` });
  });
});

describe('an answer at the limit of what fits', () => {
  it.each<readonly [FactKind, Cell, string | number | boolean]>([
    ['text', text('a'.repeat(1000)), 'a'.repeat(1000)],
    ['text', text('Casino'), 'Casino'],
    ['text', text('Nobody'), 'Nobody'],
    ['text', text('See #N/A in the list'), 'See #N/A in the list'],
    ['text', text('#N/A in the list'), '#N/A in the list'],
    ['text', text('The list says #N/A'), 'The list says #N/A'],
    ['text', text('Translator'), 'Translator'],
    ['figure', text('1,234,567 lives'), '1,234,567 lives'],
    ['phone', text('14805551999'), '(480) 555-1999'],
    ['zip', number(85201), '85201'],
    ['zip', number(213410), '00021-3410'],
    ['zip', text('021341000'), '02134-1000'],
    ['price', text('12,500'), 1_250_000],
    ['price', text('7.500'), 750],
    ['price', text('7.5000'), 750],
    ['price', text('5 USD'), 500],
    ['price', text('$ 5'), 500],
    ['count', text('12,500'), 12500],
    ['count', text('1,950,000'), 1950000],
    ['count', text('36.00'), 36],
    ['rating', text('0'), 0],
    ['date', text('12/31/2027'), '2027-12-31'],
    ['date', text('March 14, 2027'), '2027-03-14'],
    ['date', text('december 1st, 2027'), '2027-12-01'],
    ['origin', text('https://acme.org'), 'https://acme.org'],
    ['yes-no', text('0'), false],
  ])('is taken as %p: %j', (kind, cell, expected) => {
    expect(checkAnswer(asked(kind), cell)).toEqual(value(expected));
  });

  it.each<readonly [FactKind, Cell, string]>([
    ['figure', text('12,000'), 'does not say what it counts'],
    ['figure', text('12,000+'), 'does not say what it counts'],
    ['figure', text('98%'), 'does not say what it counts'],
    ['figure', text('about 12,000'), 'does not begin with a number'],
    ['figure', text('12th place'), 'does not begin with a number'],
    ['zip', date, 'turned this into a date'],
    ['zip', text('852011'), 'is not a ZIP code'],
    ['price', text('1,000,000'), 'Is it in cents?'],
    ['price', text('1,00'), 'is not a price in dollars'],
    ['price', text('about 5'), 'is not a price in dollars'],
    ['price', text('5 each'), 'is not a price in dollars'],
    ['count', date, 'turned this into a date'],
    ['count', text('1234567890'), 'is not a whole number'],
    ['count', text('40 of them'), 'is not a whole number'],
    ['rating', date, 'turned this into a date'],
    ['rating', text('4.8 stars'), 'is not a rating'],
    ['date', text('by 3/4/2027'), 'is not a day of the calendar'],
    ['date', text('3/4/20270'), 'is not a day of the calendar'],
    ['date', text('by March 4, 2027'), 'is not a day of the calendar'],
    ['date', text('March 4, 20270'), 'is not a day of the calendar'],
    ['date', text('soon'), 'is not a day of the calendar'],
    ['web', text('https://.org'), 'is not a web address'],
    ['web', text('https://acme.'), 'is not a web address'],
    ['origin', text('https://acme.org/?a=1'), 'something after the name of the site'],
    ['origin', text('https://acme.org/#a'), 'something after the name of the site'],
    ['origin', text('acme.org'), 'begins with https://'],
    ['runs-here', text('no'), 'This cannot be left out'],
  ])('is refused as %p: %j', (kind, cell, wrong) => {
    expect(checkAnswer(asked(kind), cell)).toMatchObject({
      is: 'wrong',
      wrong: expect.stringContaining(wrong) as string,
    });
  });

  it('is offered "remove" only where that word is the way to say so', () => {
    expect(checkAnswer(asked('runs-here', 'Mobile', true), text('sometimes'))).toMatchObject({
      fits: `Write ${kindShape('runs-here')}.`,
    });
  });

  it.each([
    ['http://example.com', true],
    ['https://EXAMPLE.org/a', true],
    ['See https://example.com', false],
    ['a@example.com', true],
    ['Write to a@example.com', false],
    ['a@example.com, mornings', false],
    ['Brand A', true],
    ['Brand Awareness', false],
    ['Our Brand A', false],
    ['Up To be named', false],
  ] as const)('%p as a sample is a stand-in: %p', (sample, expected) => {
    expect(isStandIn(sample)).toBe(expected);
  });
});

describe('a sample', () => {
  it('is confirmed by a word, or by being written again', () => {
    for (const words of ['confirm', 'Confirmed', ' KEEP '])
      expect(checkAnswer(asked('text', 'Paramedic'), text(words))).toEqual({ is: 'confirmed' });
    expect(checkAnswer(asked('text', 'Paramedic'), text('Paramedic'))).toEqual({ is: 'confirmed' });
    expect(checkAnswer(asked('price', 2499), number(24.99))).toEqual({ is: 'confirmed' });
    expect(checkAnswer(asked('confirm', 'None'), text('yes'))).toEqual({ is: 'confirmed' });
    expect(checkAnswer(asked('runs-here', 'Mobile'), text('y'))).toEqual({ is: 'confirmed' });
  });

  it('that only holds a place cannot be confirmed', () => {
    for (const sample of [
      'Sample Name',
      'Jordan Sample, MD',
      'To be named before launch',
      'Source to be named before launch',
      'Brand A',
      'support@example.com',
      'https://www.example.com',
      '(602) 555-0142',
    ]) {
      expect(isStandIn(sample)).toBe(true);
      expect(checkAnswer(asked('text', sample), text('confirm'))).toMatchObject({
        is: 'wrong',
        wrong: `"${sample}" only holds the place of the real value, so it cannot be confirmed.`,
      });
    }
    expect(isStandIn('Collects a sample')).toBe(false);
    expect(isStandIn('https://www.ada.gov/file-a-complaint/')).toBe(false);
  });

  it('is taken out where the content allows it, and only there', () => {
    expect(checkAnswer(asked('text', 'x', true), text('Remove'))).toEqual({ is: 'removed' });
    expect(checkAnswer(asked('runs-here', 'Mobile', true), text('no'))).toEqual({ is: 'removed' });
    expect(checkAnswer(asked('text', 'x'), text('remove'))).toMatchObject({
      is: 'wrong',
      wrong: 'This cannot be left out: a page needs it.',
    });
    expect(checkAnswer(asked('text', 'x', true), text('tbd'))).toMatchObject({
      fits: `Write ${kindShape('text')}, or "remove".`,
    });
  });

  it('stays open while the cell is blank, with spaces in it or without', () => {
    expect(checkAnswer(asked('text'), blank)).toEqual({ is: 'open' });
    expect(checkAnswer(asked('phone'), text(' \u00a0\u200b '))).toEqual({ is: 'open' });
  });
});

describe('kinds of answers', () => {
  it('have a name, and a list where there are few answers', () => {
    expect(kindName('web')).toBe('Web address');
    expect(kindName(['digital', 'both'])).toBe('One of: digital, both');
    expect(kindShape(['digital', 'both'])).toBe('one of: digital, both');
    expect(kindChoices('yes-no', false)).toEqual(['yes', 'no']);
    expect(kindChoices('runs-here', true)).toEqual(['yes', 'no']);
    expect(kindChoices('confirm', false)).toEqual(['confirm']);
    expect(kindChoices('confirm', true)).toEqual(['confirm', 'remove']);
    expect(kindChoices(['digital', 'both'], false)).toEqual(['digital', 'both']);
    expect(kindChoices(['confirm'], true)).toEqual(['confirm', 'remove']);
    expect(kindChoices('text', true)).toEqual([]);
  });
});
