import { planRelease } from '@/scripts/publish/publish-site';
import { readState } from '@/scripts/publish/site-state';
import { wordsFor } from '@/scripts/publish/store-errors';
import { describePlan } from '@/scripts/publish/words';
import { MemoryStore } from './memory-store';
import { optionsFor } from './sample-site';

/** An error as the SDK throws it. */
const refused = (name: string, message: string, httpStatusCode?: number) =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });

describe('what a publisher says', () => {
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

  it('leaves other errors as they are', () => {
    expect(wordsFor(new Error('The disk is full.'))).toBe('The disk is full.');
    expect(wordsFor('stopped')).toBe('stopped');
  });

  it('fits a dry run of any size on a screen', async () => {
    const site = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        [`/page-${index}.html`, String(index)],
        [`/assets/${index}.js`, String(index)],
        [`/icons/${index}.png`, String(index)],
      ]).flat() as [string, string][],
    );
    const store = new MemoryStore();
    const plan = await planRelease(store, await readState(store), optionsFor(site));
    const old = Array.from({ length: 300 }, (_, index) => `assets/old-${index}.js`);
    const words = describePlan({ ...plan, removed: old }, true);
    expect(words.split('\n').length).toBeLessThan(40);
    expect(words).toContain('and 295 more');
  });
});
