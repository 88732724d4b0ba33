import { blank, cellText, dayOfSerial, tidy } from '@/lib/handover/cell';
import { cleanText } from '@/lib/tables/records';

describe('the text of a cell', () => {
  it('loses what spreadsheet programs and phones add to it', () => {
    expect(cleanText('\ufeff \u201cHands\u201d\u00a0on,\tit\u2019s\u2003 here\u2028now \u200b')).toBe(
      '"Hands" on, it\'s here now',
    );
    expect(cleanText('cafe\u0301')).toBe('café');
    expect(tidy({ is: 'text', text: '\u00a0\n' })).toEqual(blank);
    expect(tidy({ is: 'text', text: ' a ' })).toEqual({ is: 'text', text: 'a' });
    expect(tidy({ is: 'number', number: 1 })).toEqual({ is: 'number', number: 1 });
  });

  it('names each cell as a person sees it', () => {
    expect(cellText(blank)).toBe('');
    expect(cellText({ is: 'text', text: 'a' })).toBe('a');
    expect(cellText({ is: 'number', number: 4.805551999e9 })).toBe('4805551999');
    expect(cellText({ is: 'number', number: 24.99 })).toBe('24.99');
    expect(cellText({ is: 'number', number: 29.99 + 3 })).toBe('32.99');
    expect(cellText({ is: 'yes-no', value: true })).toBe('yes');
    expect(cellText({ is: 'yes-no', value: false })).toBe('no');
    expect(cellText({ is: 'date', date: '2027-03-04' })).toBe('2027-03-04');
    expect(cellText({ is: 'formula', formula: 'SUM(A1)' })).toBe('=SUM(A1)');
    expect(cellText({ is: 'error', code: '#REF!' })).toBe('#REF!');
  });
});

describe('a day as a number', () => {
  it('is counted as spreadsheets count', () => {
    expect(dayOfSerial(46450)).toBe('2027-03-04');
    expect(dayOfSerial(10000)).toBe('1927-05-18');
    expect(dayOfSerial(80000)).toBe('2119-01-11');
  });

  it('is none when it is not whole, or far from our time', () => {
    for (const serial of [46450.5, 9999, 80001, -1, NaN]) expect(dayOfSerial(serial)).toBeNull();
  });
});
