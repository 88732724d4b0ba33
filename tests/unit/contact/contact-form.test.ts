import fc from 'fast-check';
import {
  contactErrors,
  type ContactEvent,
  contactMail,
  contactReducer,
  type ContactState,
  contactText,
  type ContactValues,
  firstError,
  freshContactForm,
  judgeAnswer,
  longestMailHref,
} from '@/lib/contact/contact-form';

const complete: ContactValues = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '',
  trainingType: '',
  message: 'Hello',
};
const labels: ContactValues = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  trainingType: 'Training type',
  message: 'Message',
};

describe('checking the form', () => {
  it('accepts name, e-mail and message', () => {
    expect(contactErrors(complete)).toEqual({});
    expect(firstError({})).toBeNull();
  });

  it('asks for what is missing; spaces do not count', () => {
    expect(contactErrors({ ...complete, name: ' ', email: '\t', message: '\n' })).toEqual({
      name: 'missing',
      email: 'missing',
      message: 'missing',
    });
  });

  it('finds a wrong e-mail and a wrong phone number', () => {
    expect(contactErrors({ ...complete, email: 'ana', phone: '12' })).toEqual({
      email: 'email',
      phone: 'phone',
    });
  });

  it('does not mind spaces around the e-mail', () => {
    expect(contactErrors({ ...complete, email: ' ana@example.com ', phone: ' ' })).toEqual({});
  });

  it('sends the focus to the first wrong field on the page', () => {
    expect(firstError({ message: 'missing', phone: 'phone' })).toBe('phone');
  });
});

describe('the message as text', () => {
  it('names what was filled in, then the message', () => {
    expect(contactText({ ...complete, phone: ' 602-555-0142 ', message: ' Two\nlines ' }, labels)).toBe(
      'Name: Ana\nE-mail: ana@example.com\nPhone: 602-555-0142\n\nTwo\nlines',
    );
  });
});

describe('the e-mail', () => {
  it('takes the whole text as long as it is short enough', () => {
    expect(contactMail('a@example.com', 'Hi', 'Hello', 'cut')).toEqual({
      href: 'mailto:a@example.com?subject=Hi&body=Hello',
      isCut: false,
    });
  });

  it('is cut between two characters, as late as possible, when the text is too long', () => {
    const { href, isCut } = contactMail('a@example.com', 'Hi', '😀'.repeat(5000), '[more]');
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(longestMailHref);
    expect(href.length).toBeGreaterThan(longestMailHref - 13);
    expect(decodeURIComponent(href)).toMatch(/^mailto:a@example\.com\?subject=Hi&body=(😀)+\r\n\[more\]$/u);
  });

  it('fits exactly at its limit', () => {
    const head = 'mailto:a@example.com?subject=Hi&body='.length;
    expect(contactMail('a@example.com', 'Hi', 'x'.repeat(longestMailHref - head), 'cut').isCut).toBe(false);
    const over = contactMail('a@example.com', 'Hi', 'x'.repeat(longestMailHref - head + 1), 'cut');
    expect(over.isCut).toBe(true);
    expect(over.href).toHaveLength(longestMailHref);
  });

  it('never throws and never grows over the limit, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 1500 }),
        (text) => contactMail('a@example.com', 'Hi', text, '[more]').href.length <= longestMailHref,
      ),
      { numRuns: 30 },
    );
  });
});

describe('the answer of the endpoint', () => {
  it.each([
    [200, 'application/json'],
    [201, 'application/json; charset=utf-8'],
    [200, 'application/problem+json'],
    [204, ''],
    [202, ''],
    [204, 'text/html'],
    [299, 'Application/JSON'],
  ])('%i with "%s" means sent', (status, type) => {
    expect(judgeAnswer(status, type)).toBe('sent');
  });

  it.each([
    [200, 'text/html; charset=utf-8', 'broken'],
    [200, 'text/plain; x=application/json', 'broken'],
    [500, 'application/json', 'broken'],
    [503, '', 'broken'],
    [400, 'application/json', 'refused'],
    [499, '', 'refused'],
    [302, '', 'refused'],
    [300, '', 'refused'],
    [0, '', 'refused'],
    [199, 'application/json', 'refused'],
    [200, 'application/jsonp', 'broken'],
  ])('%i with "%s" means %s', (status, type, meaning) => {
    expect(judgeAnswer(status, type)).toBe(meaning);
  });
});

describe('the states of the form', () => {
  const mail = { href: 'mailto:a@example.com', text: 'Hello', isCut: false };
  const rejected: ContactState = { phase: 'editing', errors: { name: 'missing', email: 'email' } };
  const sending: ContactState = { phase: 'sending' };
  const failed: ContactState = { phase: 'failed', failure: 'timeout', mail };
  const fail: ContactEvent = { type: 'fail', failure: 'timeout', mail };

  it('shows what is wrong and takes each error away as its field is edited', () => {
    expect(contactReducer(freshContactForm, { type: 'reject', errors: rejected.errors })).toEqual(rejected);
    expect(contactReducer(rejected, { type: 'edit', field: 'name' })).toEqual({
      phase: 'editing',
      errors: { email: 'email' },
    });
    expect(contactReducer(rejected, { type: 'edit', field: 'phone' })).toBe(rejected);
    expect(contactReducer(failed, { type: 'edit', field: 'name' })).toBe(failed);
  });

  it('sends, arrives or fails, and can be sent again', () => {
    expect(contactReducer(rejected, { type: 'send' })).toEqual(sending);
    expect(contactReducer(sending, { type: 'arrive' })).toEqual({ phase: 'sent' });
    expect(contactReducer(sending, fail)).toEqual(failed);
    expect(contactReducer(failed, { type: 'send' })).toEqual(sending);
    expect(contactReducer(freshContactForm, { type: 'mail', mail })).toEqual({ phase: 'mailed', mail });
  });

  it('does nothing new while a message is on its way', () => {
    for (const event of [
      { type: 'send' },
      { type: 'reject', errors: {} },
      { type: 'mail', mail },
      { type: 'edit', field: 'name' },
    ] as const) {
      expect(contactReducer(sending, event)).toBe(sending);
    }
  });

  it('ignores an answer that nobody waits for', () => {
    expect(contactReducer(freshContactForm, { type: 'arrive' })).toBe(freshContactForm);
    expect(contactReducer(failed, { type: 'arrive' })).toBe(failed);
    expect(contactReducer(freshContactForm, fail)).toBe(freshContactForm);
  });
});
