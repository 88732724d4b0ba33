import {
  contactErrors,
  type ContactEvent,
  contactReducer,
  type ContactState,
  contactText,
  contactValues,
  type ContactValues,
  firstError,
  freshContactForm,
  judgeAnswer,
} from '@/lib/contact/contact-form';
import { listed } from '../../support/listed';

const complete: ContactValues = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '',
  trainingType: '',
  message: 'Hello',
};
const labels: ContactValues = { ...complete, name: 'Name', email: 'Email', phone: 'Phone' };

describe('checking the form', () => {
  it.each<readonly [Partial<ContactValues>, object]>([
    [{}, {}],
    [
      { name: ' ', email: '\t', message: '\n' },
      { name: 'missing', email: 'missing', message: 'missing' },
    ],
    [
      { email: 'ana', phone: '12' },
      { email: 'email', phone: 'phone' },
    ],
    [{ email: ' ana@example.com ', phone: ' ' }, {}],
  ])('finds in %j: %j', (values, errors) => {
    expect(contactErrors(contactValues({ ...complete, ...values }))).toEqual(errors);
  });

  it('moves the focus to the first invalid field on the page', () => {
    expect([firstError({ message: 'missing', phone: 'phone' }), firstError({})]).toEqual(['phone', null]);
  });
});

test('the text lists the completed fields, then the message', () => {
  // As pasted, with invisible characters.
  const email = 'mailto:ana\u200b@example.com';
  const typed = { ...complete, email, phone: '\u202a602-555-0142\u202c', message: '\u200b Two\r\nlines ' };
  expect(contactText(contactValues(typed), labels)).toBe(
    'Name: Ana\nEmail: ana@example.com\nPhone: 602-555-0142\n\nTwo\nlines',
  );
});

test('an answer of the endpoint says whether the message was sent', () => {
  const answers = `200 application/json | 299 Application/problem+JSON | 202  | 204 text/html | 200 text/html; charset=utf-8
200 text/plain; x=application/json | 200 application/jsonp | 500  | 499  | 300  | 199 application/json`;
  const judged = (answer: string) => judgeAnswer(Number(answer.slice(0, 3)), answer.slice(4));
  expect(listed(answers, judged)).toMatchSnapshot();
});

describe('the states of the form', () => {
  const mail = { to: 'a@example.com', href: 'mailto:a@example.com', text: 'Hello', isCut: false };
  const rejected: ContactState = { phase: 'editing', errors: { name: 'missing', email: 'email' } };
  const sending: ContactState = { phase: 'sending' };
  const failed: ContactState = { phase: 'failed', failure: 'timeout', mail };
  const fail: ContactEvent = { type: 'fail', failure: 'timeout', mail };

  const editName: ContactEvent = { type: 'edit', field: 'name' };

  it.each<readonly [ContactState, ContactEvent]>([
    // While a message is being sent.
    [sending, { type: 'send' }],
    [sending, { type: 'reject', errors: {} }],
    [sending, { type: 'mail', mail }],
    [sending, editName],
    [rejected, { type: 'edit', field: 'phone' }],
    [failed, editName],
    // Without a message being sent.
    [freshContactForm, { type: 'arrive' }],
    [failed, { type: 'arrive' }],
    [freshContactForm, fail],
  ])('%j: %j changes nothing', (state, event) => {
    expect(contactReducer(state, event)).toBe(state);
  });
});
