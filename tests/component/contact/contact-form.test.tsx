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

const showForm = (endpoint: string | null = null) =>
  render(
    <ContactForm
      name="contact-form"
      labels={contactForm}
      email="support@example.com"
      endpoint={endpoint}
      action="mailto:support@example.com"
      openMail={openMail}
    />,
  );

const message = 'Twelve people & a dog, 100%';
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const send = () => click('Send message');

async function fillAndSend(endpoint: string | null = null, text = message) {
  showForm(endpoint);
  await user.type(field(/Name/), 'Ana Ruiz');
  await user.type(field(/Email/), 'ana@example.com');
  await user.selectOptions(screen.getByRole('combobox'), 'Training for a group');
  await user.click(field(/^Message/));
  await user.paste(text);
  await send();
}

/** The endpoint's successive responses; null is no response. */
function answerWith(...answers: (Response | Error | null)[]) {
  const fetchMock = jest.fn((_url: string, request: RequestInit) => {
    const answer = answers.shift();
    return new Promise((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (answer instanceof Error) reject(answer);
      else if (answer !== null) resolve(answer);
    });
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

const answer = (status: number, type = 'application/json') =>
  ({ status, headers: new Headers({ 'content-type': type }) }) as Response;

test('an incomplete form shows each error at its field until the field is edited', async () => {
  showForm();
  await user.type(field(/Phone/), '12');
  await send();
  expect(field(/Name/)).toHaveFocus();
  expect(field(/Name/)).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent("Your message isn't complete.");
  for (const [name, error] of [
    [/Name/, 'Enter your name.'],
    [/Email/, 'Enter your email address.'],
    [/Phone/, /Enter a US phone number/],
    // Beside the hint of the field.
    [/^Message/, `${contactForm.problems.message.missing} ${contactForm.hints.message}`],
  ] as const)
    expect(field(name)).toHaveAccessibleDescription(error);
  expect(openMail).not.toHaveBeenCalled();
  await user.type(field(/Email/), 'a');
  expect(field(/Email/)).toHaveFocus();
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
  expect(field(/Name/)).toHaveAccessibleDescription('Enter your name.');
});

describe('a form without an endpoint', () => {
  it('opens an email with everything filled in, keeps the fields, and offers the text to copy', async () => {
    await fillAndSend();
    expect(decodeURIComponent(openMail.mock.calls[0]?.[0] ?? '')).toBe(
      `mailto:support@example.com?subject=Website message&body=Name: Ana Ruiz\r\nEmail: ana@example.com\r\nTraining type: Training for a group\r\n\r\n${message}`,
    );
    expect(field(/Your message as text/).value).toContain(message);
    expect(field(/^Message/)).toHaveValue(message);
    await click('Copy the message');
    expect(await screen.findByText('Copied.')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await click('Copy the message');
    expect(await screen.findByText(/The message is selected/)).toBeVisible();
  });

  it('warns if the message is too long for an email app, and still offers all of it', async () => {
    await fillAndSend(null, 'x'.repeat(10_000));
    expect(screen.getByText(/Your message is too long/)).toBeVisible();
    expect(field(/Your message as text/).value).toContain('x'.repeat(10_000));
    expect(openMail.mock.calls[0]?.[0].length).toBeLessThanOrEqual(1900);
  });
});

describe('a form with an endpoint', () => {
  const endpoint = 'https://forms.example.com/contact';

  it('posts the message as JSON and confirms its arrival', async () => {
    const fetchMock = answerWith(answer(200));
    await fillAndSend(endpoint);
    expect(await screen.findByText('Your message has arrived.')).toBeVisible();
    const [url, request] = fetchMock.mock.calls[0]!;
    expect(url).toBe(endpoint);
    expect(JSON.parse(request.body as string)).toEqual({
      ...{ name: 'Ana Ruiz', email: 'ana@example.com', phone: '', trainingType: 'Training for a group' },
      message,
    });
    expect(openMail).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', answer(422), contactForm.failures.refused],
    ['a page of HTML', answer(200, 'text/html'), contactForm.failures.broken],
    ['a lost connection', new Error('offline'), contactForm.failures.offline],
  ])('keeps the text after %s and offers email', async (_name, reply, text) => {
    answerWith(reply, answer(204));
    await fillAndSend(endpoint);
    expect(await screen.findByText(new RegExp(text))).toHaveTextContent(contactForm.nothingLost);
    expect(field(/^Message/)).toHaveValue(message);
    expect(screen.getByRole('link', { name: contactForm.sendByMail })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:support@example.com?subject='),
    );
    // Sand asks for something, mint says that all is well.
    expect(screen.getByText(new RegExp(text))).toHaveClass('bg-sand');
    await send();
    expect(await screen.findByText('Your message has arrived.')).toHaveClass('bg-mint');
  });

  it('times out after ten seconds, and does not send twice in the meantime', async () => {
    const fetchMock = answerWith(null);
    await fillAndSend(endpoint);
    expect(screen.getByRole('status')).toHaveTextContent('Sending your message.');
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(new RegExp(contactForm.failures.timeout))).toBeVisible();
    expect(field(/^Message/)).toHaveValue(message);
  });
});
