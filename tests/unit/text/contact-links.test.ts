import fc from 'fast-check';
import { isEmail, isUsPhone, mailHref, phoneWithCountry, telHref } from '@/lib/text/contact-links';
import { manyRuns } from '../run-count';

/** What an e-mail program reads out of the address. */
function readMail(href: string): { to: string; subject: string | null; body: string | null } {
  const [path = '', query = ''] = href.slice('mailto:'.length).split('?', 2);
  const fields = new Map(
    query
      .split('&')
      .filter((field) => field !== '')
      .map((field) => {
        const [name = '', value = ''] = field.split('=', 2);
        return [name, decodeURIComponent(value)] as const;
      }),
  );
  return {
    to: decodeURIComponent(path),
    subject: fields.get('subject') ?? null,
    body: fields.get('body') ?? null,
  };
}

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\r', '\n', '\u2028', '&', '%', '?', '#', '"', '=', '+'),
  ),
});

describe('phone links', () => {
  it('keep the digits only', () => {
    expect(telHref('(602) 555-0142')).toBe('tel:6025550142');
  });

  it('refuse text without a digit', () => {
    expect(() => telHref('call us')).toThrow('"call us" has no digits to dial.');
  });

  it('has its country code where a reader does not know the country', () => {
    for (const phone of ['(602) 555-0142', '602.555.0142', '1 602 555 0142', '+1-602-555-0142'])
      expect(phoneWithCountry(phone)).toBe('+1-602-555-0142');
    for (const phone of ['555-0142', '+44 20 7946 0000', ''])
      expect(() => phoneWithCountry(phone)).toThrow('is no US phone number');
  });
});

describe('mail links', () => {
  it('hold the address alone when there is nothing else', () => {
    expect(mailHref({ to: 'support@example.com' })).toBe('mailto:support@example.com');
    expect(mailHref({ to: 'a+b+c@example.com' })).toBe('mailto:a+b+c@example.com');
  });

  it('preset subject and body', () => {
    expect(mailHref({ to: 'a@example.com', subject: 'Group quote' })).toBe(
      'mailto:a@example.com?subject=Group%20quote',
    );
    expect(mailHref({ to: 'a@example.com', body: 'Hi & 100%' })).toBe(
      'mailto:a@example.com?body=Hi%20%26%20100%25',
    );
    expect(mailHref({ to: 'a@example.com', subject: 'A', body: 'B' })).toBe(
      'mailto:a@example.com?subject=A&body=B',
    );
  });

  it('write line breaks of the body as the e-mail standard wants them', () => {
    expect(mailHref({ to: 'a@example.com', body: 'one\ntwo\r\nthree\rfour\u2028five\u2029six' })).toBe(
      'mailto:a@example.com?body=one%0D%0Atwo%0D%0Athree%0D%0Afour%0D%0Afive%0D%0Asix',
    );
  });

  it('keep the subject on one line, without space at its ends', () => {
    expect(
      readMail(
        mailHref({
          to: 'a@example.com',
          subject: ' Order \r\n Bcc: x@example.com\n\nnow\u2028or\u2029never ',
        }),
      ).subject,
    ).toBe('Order Bcc: x@example.com now or never');
  });

  it('cannot be broken out of, whatever is written', () => {
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
      manyRuns,
    );
  });
});

describe('half of a surrogate pair', () => {
  it('becomes the replacement character, and whole pairs stay', () => {
    const bodyOf = (body: string) => readMail(mailHref({ to: 'a@example.com', body })).body;
    expect(bodyOf('a\ud83db')).toBe('a\ufffdb');
    expect(bodyOf('a\ude00b')).toBe('a\ufffdb');
    expect(bodyOf('\ud83d')).toBe('\ufffd');
    expect(bodyOf('\ud83d\ud83d\ude00\ude00')).toBe('\ufffd\u{1f600}\ufffd');
  });
});

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org", 'ü@exämple.de'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@@b.co',
    'a b@c.co',
    'a@b..co',
    'a@.co',
    'a@b.',
    'x a@b.co',
    'a@b.co x',
    `${'a'.repeat(250)}@b.co`,
  ])('"%s" is not one', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('have at most 254 characters', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
  });
});

describe('US phone numbers', () => {
  it.each([
    '6025550142',
    '602-555-0142',
    '(602) 555-0142',
    '602.555.0142',
    '602 555 0142',
    '+1 602 555 0142',
    '1-602-555-0142',
    '+1(602)555-0142',
    '602/555-0142',
    '602\u2011555\u20130142',
    ' 602-555-0142 ',
    '602-555-0142 x9',
    '602-555-0142 ext. 12',
    '602-555-0142 Extension 12',
    '602-555-0142,5',
    '602-555-0142 #3',
  ])('"%s" is one', (text) => {
    expect(isUsPhone(text)).toBe(true);
  });

  it.each([
    '555-0142',
    '602555014',
    '60255501422',
    '+44 20 7946 0958',
    '2-602-555-0142',
    '102-555-0142',
    '002-555-0142',
    'call me',
    '602-555-0142 x',
    '602-555-0142 x1234567',
    '602a5550142',
    '+',
    '+1+6025550142',
  ])('"%s" is not one', (text) => {
    expect(isUsPhone(text)).toBe(false);
  });
});
