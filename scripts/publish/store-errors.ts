const noRights =
  'The credentials are right, but they may not do this in the bucket. docs/publishing.md lists the rights that a publisher needs.';

/** Common errors of a store or its SDK, and what to do about each, in a sentence for the person who is publishing. */
const sentences: readonly (readonly [said: RegExp, sentence: string])[] = [
  [
    /Region is missing|PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint/,
    'The region is missing or is not that of the bucket. Give it with --region, or set AWS_REGION.',
  ],
  [
    /Could not load credentials|CredentialsProviderError|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|TokenRefreshRequired/,
    'The store does not accept the credentials, or there are none. Sign in again, or set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [/AccessDenied|AllAccessDisabled|AccountProblem|^Forbidden/, noRights],
  [/NoSuchBucket/, 'The store has no bucket of this name. Check --to, and --endpoint if you give one.'],
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|TimeoutError|socket hang up|ServiceUnavailable|InternalError|Service Unavailable/,
    'The store does not answer. Check --endpoint and your connection; if both are right, run the same command again later.',
  ],
  [
    /SlowDown|TooManyRequests|Throttling|RequestLimitExceeded|RateExceeded/,
    'The store refuses so many requests at a time. Wait a minute and run the same command again.',
  ],
];

/** The sentence for an error; its own message when it is not one of the usual ones. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return `${wordsFor(error.cause)}\n${error.message}`;
  const said = `${error.name} ${(error as NodeJS.ErrnoException).code} ${error.message}`;
  const status = (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata
    ?.httpStatusCode;
  // A response to HEAD has no body, so its name is "Unknown" or just the status code.
  const sentence =
    sentences.find(([pattern]) => pattern.test(said))?.[1] ?? (status === 403 ? noRights : null);
  return sentence === null ? error.message : `${sentence} (${error.message})`;
}
