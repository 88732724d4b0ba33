import {
  answerPatience,
  type ContactFailure,
  type ContactValues,
  judgeAnswer,
} from '@/lib/contact/contact-form';

/** Posts the message as JSON. Never throws: every outcome is returned as a string. */
export async function postMessage(endpoint: string, values: ContactValues): Promise<'sent' | ContactFailure> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answerPatience);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(values),
      signal: patience.signal,
    });
    return judgeAnswer(answer.status, answer.headers.get('content-type') ?? '');
  } catch {
    return patience.signal.aborted ? 'timeout' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
