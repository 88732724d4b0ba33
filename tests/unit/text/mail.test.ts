import fc from 'fast-check';
import { mailHref } from '@/lib/text/contact-links';
import { fittedMail, longestMailHref } from '@/lib/text/mail';

const mailWith = (body: string) => ({ to: 'a@example.com', subject: 'Hi', body });

describe('the email of an island', () => {
  it('has the whole text if it fits', () => {
    const mail = mailWith('Two\nlines');
    expect(fittedMail(mail, '[more]')).toEqual({
      to: mail.to,
      href: mailHref(mail),
      text: mail.body,
      isCut: false,
    });
  });

  it('is cut between two characters of a long line, as late as possible', () => {
    const { href, isCut } = fittedMail(mailWith('😀'.repeat(5000)), '[more]');
    expect(isCut).toBe(true);
    expect(href.length).toBeGreaterThan(longestMailHref - 13);
    expect(decodeURIComponent(href)).toMatch(/^mailto:a@example\.com\?subject=Hi&body=(😀)+\r\n\[more\]$/u);
  });

  it('is cut after a whole line if there are lines', () => {
    const line = '2 x Hands On T-Shirt (Deep green, 2XL) at $24.99 = $49.98';
    const { href } = fittedMail(mailWith(Array(40).fill(line).join('\n')), '[more]');
    const lines = decodeURIComponent(href).split('body=')[1]?.split('\r\n') ?? [];
    expect(lines.at(-1)).toBe('[more]');
    expect(new Set(lines.slice(0, -1))).toEqual(new Set([line]));
  });

  it('never has a longer link than Windows supports, and always the whole text to copy', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (body) => {
        const { href, text, isCut } = fittedMail(mailWith(body), '[more]');
        expect(href.length).toBeLessThanOrEqual(longestMailHref);
        expect(text).toBe(body);
        expect(isCut).toBe(decodeURIComponent(href).endsWith('\r\n[more]'));
      }),
    );
  });
});
