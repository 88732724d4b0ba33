import { wordsFor } from '@/scripts/publish/store-errors';

/** An error as the SDK throws it. */
const refused = (name: string, message: string, httpStatusCode?: number) =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });

describe("the publisher's error messages", () => {
  it.each([
    [refused('Error', 'Region is missing'), '--region'],
    [refused('CredentialsProviderError', 'Could not load credentials'), 'AWS_PROFILE'],
    [refused('InvalidAccessKeyId', 'The key does not exist.', 403), 'AWS_PROFILE'],
    [refused('Unknown', 'UnknownError', 403), 'docs/publishing.md lists the rights'],
    [refused('SlowDown', 'Please reduce your request rate.', 503), 'Wait a minute'],
    [refused('NoSuchBucket', 'The specified bucket does not exist', 404), 'Check --to'],
    [
      Object.assign(new AggregateError([]), { message: 'both failed', code: 'ECONNREFUSED' }),
      'does not answer',
    ],
  ])('names what to do about %s', (error, advice) => {
    expect(wordsFor(error)).toContain(advice);
    expect(wordsFor(error)).toContain(error.message);
  });

  it('say how far a release came, and why it stopped', () => {
    const stopped = new Error('12 of 62 pages are new.', { cause: refused('AccessDenied', 'No.', 403) });
    expect(wordsFor(stopped)).toMatch(/^The credentials are right.* \(No\.\)\n12 of 62 pages are new\.$/);
  });

  it('leave other errors unchanged', () => {
    expect(wordsFor(new Error('The disk is full.'))).toBe('The disk is full.');
    expect(wordsFor('stopped')).toBe('stopped');
  });
});
