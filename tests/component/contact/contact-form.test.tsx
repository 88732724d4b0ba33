import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/islands/contact/contact-form';
import { contactForm } from '@/content/contact/contact';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

/** What a visitor does with the form; what is then on the screen, sent and opened is approved. */
const stories: Readonly<Record<string, string>> = {
  'an incomplete form shows each error at its field until the field is edited':
    'show | type Phone 12 | click Send message | type Email a',
  'without an endpoint, the form opens an email, keeps the fields, and offers the text to copy':
    'show | fill Twelve people & a dog, 100% | click Send message | click Copy | refuse | click Copy',
  'without an endpoint, a message that is too long for an email app can be copied in full':
    'show | fill 2500 | click Send message',
  'with an endpoint, the form posts the message as JSON and confirms its arrival':
    'show endpoint | fill Hello | answer 200 json | click Send message',
  'with an endpoint, the form keeps the text after a refusal, a page of HTML or a lost connection':
    'show endpoint | fill Hello | {answer 422 json, answer 200 html, answer 200, answer} | click Send message',
  'with an endpoint, a message that failed can be sent again':
    'show endpoint | fill Hello | answer | click Send message | answer 204 | click Send message',
  'with an endpoint, the form times out after ten seconds, and does not send twice in the meantime':
    'show endpoint | fill Hello | click Send message | click Send message | wait 9799 | wait 1',
};

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
/** What has happened since the last step. */
const log: string[] = [];
/** The next response of the endpoint; null for a lost connection, undefined for none. */
let answer: Response | null | undefined;

const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  show: (endpoint?: string) => {
    document.body.replaceChildren();
    answer = undefined;
    render(
      <ContactForm
        name="contact-form"
        labels={{ ...contactForm, mailed: 'Your email app should open now.' }}
        email="support@example.com"
        endpoint={endpoint === undefined ? null : 'https://forms.example.com/contact'}
        action="mailto:support@example.com"
        openMail={(href) => log.push(`opens ${decodeURIComponent(href)}`)}
      />,
    );
  },
  type: (name = '', text = '') => user.type(field(name), text),
  /** A message, or one of so many letters. */
  fill: async (...message) => {
    await user.type(field('Name'), 'Ana Ruiz');
    await user.type(field('Email'), 'ana@example.com');
    await user.selectOptions(screen.getByRole('combobox'), 'Training for a group');
    await user.click(field('Message'));
    const letters = Number(message[0]);
    await user.paste(letters > 0 ? 'x'.repeat(letters) : message.join(' '));
  },
  click: (...name) => user.click(screen.getByRole('button', { name: new RegExp(`^${name.join(' ')}`) })),
  wait: (ms) => act(() => vi.advanceTimersByTimeAsync(Number(ms))),
  answer: (status?: string, type?: string) => {
    const headers = new Headers(type === undefined ? {} : { 'content-type': `application/${type}` });
    answer = status === undefined ? null : ({ status: Number(status), headers } as Response);
  },
  refuse: () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed')),
};

function descriptionOf(part: Element): string {
  const ids = part.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? 'nothing');
  return `${(part as HTMLInputElement).name} is described by: ${texts.join(' ')}`;
}

const state = () => ({
  screen: seen(document.body).join('\n'),
  descriptions: [...document.querySelectorAll('[aria-describedby]')].map(descriptionOf).join('\n'),
  // Sand asks for something, mint says that all is well.
  color: /bg-\w+/.exec(document.querySelector('[role="status"]')?.className ?? '')?.[0] ?? '',
});

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.fetch = vi.fn((url: string, { body, signal }: RequestInit) => {
    log.push(`posts to ${url}: ${body as string}`);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (answer === null) reject(new Error('offline'));
      else if (answer !== undefined) resolve(answer);
    });
  }) as unknown as typeof fetch;
});

test.each(Object.entries(stories))('%s', async (_title, story) => {
  const pause = () => act(() => vi.advanceTimersByTimeAsync(100));
  const told = await tell(story, { acts, state, log, pause });
  // The example of a phone number has the area code of the company.
  const anyCompany = told.replaceAll(/\(\d{3}\) 555-0100/g, '(602) 555-0100');
  expect(anyCompany.replaceAll(/x{9,}/g, (text) => `x times ${text.length}`)).toMatchSnapshot();
});
