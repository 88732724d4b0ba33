import fc from 'fast-check';
import { isEmail, isUsPhone, mailHref, phoneWithCountry, telHref } from '@/lib/text/contact-links';
import { listed } from '../../support/listed';

/** What an email app parses from the link. */
function readMail(href: string): { to: string; subject: string | undefined; body: string | undefined } {
  const [path = '', query = ''] = href.slice('mailto:'.length).split('?', 2);
  const fields = query.split('&').map((field) => field.split('=', 2).map(decodeURIComponent));
  const valueOf = (name: string) => fields.find(([key]) => key === name)?.[1];
  return { to: decodeURIComponent(path), subject: valueOf('subject'), body: valueOf('body') };
}

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\r', '\n', '\u2028', '&', '%', '?', '#', '"', '=', '+'),
  ),
});

test('phone links keep the digits only, and refuse text without a digit', () => {
  expect(telHref('(602) 555-0142')).toBe('tel:6025550142');
  expect(() => telHref('call us')).toThrow('"call us" has no digits to dial.');
});

test('a phone number has its country code for readers outside the US', () => {
  const phones =
    '(602) 555-0142 | 602.555.0142 | 1 602 555 0142 | +1-602-555-0142 | 555-0142 | +44 20 7946 0000 | ';
  expect(listed(phones, phoneWithCountry)).toMatchSnapshot();
});

describe('mail links', () => {
  it.each([
    [{ to: 'a+b+c@example.com' }, 'a+b+c@example.com'],
    [{ to: 'a@b.example', body: 'Hi & 100%' }, 'a@b.example?body=Hi%20%26%20100%25'],
    [{ to: 'a@b.example', subject: 'A B', body: 'B' }, 'a@b.example?subject=A%20B&body=B'],
    // CRLF, as RFC 6068 requires.
    [{ to: 'a@b.example', body: '1\n2\r\n3\r4\u20285' }, 'a@b.example?body=1%0D%0A2%0D%0A3%0D%0A4%0D%0A5'],
  ])('for %j have only the given fields', (mail, address) => {
    expect(mailHref(mail)).toBe(`mailto:${address}`);
  });

  it('keep the subject on one line, trimmed', () => {
    const subject = ' Order \r\n Bcc: x@example.com\n\nnow\u2028or\u2029never ';
    const { subject: read } = readMail(mailHref({ to: 'a@example.com', subject }));
    expect(read).toBe('Order Bcc: x@example.com now or never');
  });

  it('cannot be escaped by any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const href = mailHref({ to: 'a@example.com', subject, body });
        const mail = readMail(href);
        const lines = body.toWellFormed().split(/\r\n|[\r\n\u2028\u2029]/);
        expect(mail.to).toBe('a@example.com');
        expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(mail.body?.split('\r\n')).toEqual(lines);
        expect(href).toMatch(/^mailto:a@example\.com\?subject=[\w.!~*'()%-]*&body=[\w.!~*'()%-]*$/);
      }),
      { numRuns: 1000 },
    );
  });
});

test('an email address has a name, one @ and a domain, in at most 254 characters', () => {
  const longest = `${'a'.repeat(249)}@b.co`;
  const good = ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org", 'ü@exämple.de', longest];
  const bad = ['', 'a', 'a@b', '@b.co', 'a@', 'a@@b.co', 'a b@c.co', 'a@b..co', 'a@.co', 'a@b.', 'x a@b.co'];
  expect([...good, ...bad, 'a@b.co x', `a${longest}`].filter(isEmail)).toEqual(good);
});

test('a US phone number has ten digits, however it is formatted', () => {
  const good = [
    ...['6025550142', '(602) 555-0142', '602.555.0142', '602/555-0142', '+1(602)555-0142'],
    ...['x9', 'ext. 12', 'Extension 12', '#3', ',5'].map((text) => `602-555-0142 ${text}`),
    ...['602\u2011555\u20130142', ' 602-555-0142 '],
  ];
  const bad = [
    ...['602555014', '60255501422', '2-602-555-0142', '+44 20 7946 0958', '102-555-0142', 'call me', '+'],
    ...['+1+6025550142', '602a5550142', '602-555-0142 x', '602-555-0142 x1234567'],
  ];
  expect([...good, ...bad].filter(isUsPhone)).toEqual(good);
});
