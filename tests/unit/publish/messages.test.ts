import { wordsFor } from '@/scripts/publish/store-errors';

/** An error as the SDK throws it. */
const refused = (name: string, message: string, httpStatusCode?: number) =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });

describe("the publisher's error messages", () => {
  it.each([
    [refused('Error', 'Region is missing'), '--region'],
    [refused('PermanentRedirect', 'Use the endpoint of the bucket.', 301), '--region'],
    [refused('CredentialsProviderError', 'Could not load credentials'), 'AWS_PROFILE'],
    [refused('InvalidAccessKeyId', 'The key does not exist.', 403), 'AWS_PROFILE'],
    [refused('Unknown', 'UnknownError', 403), 'docs/publishing.md lists the rights'],
    [refused('SlowDown', 'Please reduce your request rate.', 503), '--parallel 4'],
  ])('names what to do about %s', (error, advice) => {
    expect(wordsFor(error)).toContain(advice);
    expect(wordsFor(error)).toContain(error.message);
  });

  it('leave other errors unchanged', () => {
    expect(wordsFor(new Error('The disk is full.'))).toBe('The disk is full.');
    expect(wordsFor('stopped')).toBe('stopped');
  });
});
