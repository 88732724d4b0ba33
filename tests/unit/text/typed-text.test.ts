import fc from 'fast-check';
import { isEmail, isUsPhone } from '@/lib/text/contact-links';
import { cleanText, typedEmail, typedLine, typedPhone, typedText } from '@/lib/text/typed-text';

/** Zero-width characters in text that was copied from contacts, web pages and messages. */
const invisible = ['\u200b', '\u202a', '\u202c', '\u200e', '\u2060', '\u2066', '\u2069', '\ufeff', '\u00ad'];

describe('what a visitor types or pastes', () => {
  it('has no invisible characters, in any field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...invisible), fc.nat(9), (mark, at) => {
        const pasted = (text: string) => `${mark}${text.slice(0, at)}${mark}${text.slice(at)}${mark}`;
        expect(typedPhone(pasted('(602) 555-0142'))).toBe('(602) 555-0142');
        expect(typedEmail(pasted('ana@example.com'))).toBe('ana@example.com');
        expect(typedLine(pasted('Salt Lake City'))).toBe('Salt Lake City');
        expect(typedText(pasted('Two\nlines of text'))).toBe('Two\nlines of text');
        expect(cleanText(pasted('Salt Lake City'))).toBe('Salt Lake City');
      }),
    );
  });

  it('keeps line breaks only in multi-line text, and does not change emoji', () => {
    expect(typedText(' one\r\ntwo\u2028three\u00a0\tfour \u0000')).toBe('one\ntwo\nthree  four');
    expect(typedLine(' one\r\ntwo\u2028three\u00a0\tfour ')).toBe('one two three four');
    expect(typedText('👩\u200d🚒')).toBe('👩\u200d🚒');
    expect(typedText('2½ hours™')).toBe('2½ hours™');
    expect(cleanText('\u2018Hands\u2011On\u2011Top\u2019 \u201cT\u201d')).toBe(`'Hands-On-Top' "T"`);
  });

  it.each([
    ['MAILTO: ana@example.com?subject=Hi', 'ana@example.com'],
    ['Ana Ruiz <ana@example.com>', 'ana@example.com'],
    ['<mailto:ana@example.com>', 'ana@example.com'],
    ['an\u200da\u200d@example.com', 'ana@example.com'],
  ])('is an email address even as %j', (pasted, address) => {
    expect(typedEmail(pasted)).toBe(address);
    expect(isEmail(pasted)).toBe(false);
    expect(isEmail(address)).toBe(true);
  });

  it('is a phone number even as a link', () => {
    expect(isUsPhone(typedPhone('TEL: \u202a(602)\u00a0555\u20110142\u202c'))).toBe(true);
  });
});
