import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/islands/contact/contact-form';
import { contactForm } from '@/content/contact/contact';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const openMail = jest.fn<undefined, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  openMail.mockReset();
});
afterEach(() => jest.useRealTimers());

function showForm(endpoint: string | null = null) {
  render(
    <ContactForm
      name="contact-form"
      texts={contactForm}
      trainingTypes={contactForm.trainingTypes}
      email="support@example.com"
      endpoint={endpoint}
      action="mailto:support@example.com"
      openMail={openMail}
    />,
  );
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillAndSend() {
  await user.type(field(/Name/), 'Ana Ruiz');
  await user.type(field(/E-mail/), 'ana@example.com');
  await user.type(field(/^Message/), 'Twelve people & a dog, 100%');
  await send();
}

/** The endpoint's answers, one after the other. */
function answerWith(...answers: readonly (Response | Error | 'silence')[]) {
  const queue = [...answers];
  const fetchMock = jest.fn((_url: string, request: RequestInit) => {
    const answer = queue.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === 'silence')
      return new Promise((_resolve, reject) =>
        request.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    return Promise.resolve(answer);
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

const answer = (status: number, type = 'application/json') =>
  ({ status, headers: new Headers(type === '' ? {} : { 'content-type': type }) }) as Response;

describe('a form that is not complete', () => {
  it('shows each error at its field, announces them and goes to the first', async () => {
    showForm();
    await user.type(field(/Phone/), '12');
    await send();
    expect(field(/Name/)).toHaveFocus();
    expect(field(/Name/)).toBeInvalid();
    expect(field(/Name/)).toHaveAccessibleDescription('Enter your name.');
    expect(field(/E-mail/)).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(field(/Phone/)).toHaveAccessibleDescription(/Enter a US phone number/);
    expect(field(/^Message/)).toHaveAccessibleDescription(/Write your message/);
    expect(screen.getByRole('status')).toHaveTextContent('The message is not complete.');
    expect(openMail).not.toHaveBeenCalled();
  });

  it('takes an error away while the field is edited and leaves the focus alone', async () => {
    showForm();
    await send();
    await user.type(field(/E-mail/), 'a');
    expect(field(/E-mail/)).toHaveFocus();
    expect(field(/E-mail/)).not.toHaveAttribute('aria-invalid');
    expect(field(/Name/)).toHaveAccessibleDescription('Enter your name.');
  });
});

describe('a form without an endpoint', () => {
  it('opens an e-mail with everything filled in and offers the text', async () => {
    showForm();
    await user.selectOptions(screen.getByRole('combobox'), 'Training for a group');
    await fillAndSend();
    const href = openMail.mock.calls[0]?.[0] ?? '';
    expect(decodeURIComponent(href)).toBe(
      'mailto:support@example.com?subject=Website message&body=Name: Ana Ruiz\r\nE-mail: ana@example.com\r\nTraining type: Training for a group\r\n\r\nTwelve people & a dog, 100%',
    );
    expect(field(/Your message as text/)).toHaveValue(
      'Name: Ana Ruiz\nE-mail: ana@example.com\nTraining type: Training for a group\n\nTwelve people & a dog, 100%',
    );
    expect(field(/^Message/)).toHaveValue('Twelve people & a dog, 100%');
  });

  it('says when the message is too long for an e-mail program, and still offers all of it', async () => {
    showForm();
    await user.type(field(/Name/), 'Ana');
    await user.type(field(/E-mail/), 'ana@example.com');
    await user.click(field(/^Message/));
    await user.paste('x'.repeat(10_000));
    await send();
    expect(screen.getByText(/Your message is long/)).toBeVisible();
    expect((field(/Your message as text/) as HTMLTextAreaElement).value).toContain('x'.repeat(10_000));
    expect(openMail.mock.calls[0]?.[0].length).toBeLessThanOrEqual(1900);
  });

  it('copies the text, or selects it where the browser does not allow that', async () => {
    showForm();
    await fillAndSend();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await screen.findByText(/The text is selected/)).toBeVisible();
  });
});

describe('a form with an endpoint', () => {
  it('posts the message as JSON and says when it has arrived', async () => {
    const fetchMock = answerWith(answer(200));
    showForm('https://forms.example.com/contact');
    await fillAndSend();
    expect(await screen.findByText('Your message has arrived.')).toBeVisible();
    const [url, request] = fetchMock.mock.calls[0]!;
    expect(url).toBe('https://forms.example.com/contact');
    expect(JSON.parse(request.body as string)).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      phone: '',
      trainingType: '',
      message: 'Twelve people & a dog, 100%',
    });
    expect(openMail).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', answer(422), contactForm.failures.refused],
    ['a fault', answer(500), contactForm.failures.broken],
    ['a page of HTML', answer(200, 'text/html'), contactForm.failures.broken],
    ['a lost connection', new Error('offline'), contactForm.failures.offline],
  ])('keeps the text after %s and offers e-mail', async (_name, reply, words) => {
    answerWith(reply, answer(204, ''));
    showForm('https://forms.example.com/contact');
    await fillAndSend();
    expect(await screen.findByText(new RegExp(words))).toHaveTextContent(contactForm.nothingLost);
    expect(field(/^Message/)).toHaveValue('Twelve people & a dog, 100%');
    expect(screen.getByRole('link', { name: contactForm.sendByMail })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:support@example.com?subject='),
    );
    await send();
    expect(await screen.findByText('Your message has arrived.')).toBeVisible();
  });

  it('waits ten seconds for an answer, and does not send twice in the meantime', async () => {
    const fetchMock = answerWith('silence');
    showForm('https://forms.example.com/contact');
    await fillAndSend();
    expect(screen.getByRole('status')).toHaveTextContent('Sending your message.');
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(new RegExp(contactForm.failures.timeout))).toBeVisible();
    expect(field(/^Message/)).toHaveValue('Twelve people & a dog, 100%');
  });
});
