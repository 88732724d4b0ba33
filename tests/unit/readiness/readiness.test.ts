import fc from 'fast-check';
import { parseIsoDate } from '@/lib/dates';
import { placeholder } from '@/lib/facts';
import { findMissingAlts, findOldReviews, findPastDates, findReservedAddresses, findSecurityFaults, isReservedHost, oneYearAfter } from '@/lib/readiness';
import { stepsOf } from '@/scripts/build.mjs';
import { checkReadiness } from '@/scripts/readiness-check';
import { describeFindings } from '@/scripts/readiness-words';
import { manyRuns } from '../run-count';

const today = '2026-11-21';
const fields = (findings: readonly { field: string; isBlocking: boolean }[]) => findings.map(({ field, isBlocking }) => [field, isBlocking]);

describe('days that are over', () => {
  it('block where a page would still show them', () => {
    const content = { 'content/x.ts': { offers: [{ id: 'spring', validUntil: '2026-11-20' }, { id: 'winter', validUntil: '2026-11-21' }] } };
    expect(fields(findPastDates(content, today))).toEqual([['offers[spring].validUntil', true]]);
  });

  it('are listed without blocking for classes, which pages leave out by themselves', () => {
    const classes = [
      { kind: 'dated', date: '2025-01-18' },
      { kind: 'dated', date: '2026-11-20', lastDate: '2026-11-22' },
      { kind: 'dated', date: '2026-11-21' },
      { kind: 'self-paced' },
    ];
    expect(fields(findPastDates({ 'content/x.ts': { classes } }, today))).toEqual([['classes[0].date', false]]);
  });

  it('are not sought in the days that say when something was written', () => {
    expect(findPastDates({ 'content/x.ts': { lastUpdated: '2020-01-01', since: '2006-05-01' } }, today)).toEqual([]);
  });
});

describe('reviews', () => {
  it('are due after a year, to the day', () => {
    expect(findOldReviews({ a: { lastReviewed: '2025-11-21' } }, today)).toEqual([]);
    expect(fields(findOldReviews({ a: { lastReviewed: '2025-11-20' } }, today))).toEqual([['lastReviewed', true]]);
  });

  it('of one day in one file are one finding', () => {
    const content = { a: { x: { checkedOn: '2024-01-01' }, y: { checkedOn: '2024-01-01' }, z: { checkedOn: '2024-02-01' } }, b: { checkedOn: '2024-01-01' } };
    expect(findOldReviews(content, today).map((finding) => finding.field)).toEqual(['x.checkedOn and 1 more', 'z.checkedOn', 'checkedOn']);
  });

  it('of a leap day are due a year later', () => {
    expect(oneYearAfter('2024-02-29')).toBe('2025-02-28');
    expect(() => oneYearAfter('2025-02-29')).toThrow('is not a calendar day');
  });

  it('are due on a real day, whatever the day of the review', () => {
    const day = fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (date) => {
        const due = oneYearAfter(date);
        expect(parseIsoDate(due)).not.toBeNull();
        expect(due > date).toBe(true);
      }),
      manyRuns,
    );
  });
});

describe('addresses for examples', () => {
  it('are found in links, mail addresses and phone numbers of confirmed content', () => {
    const content = { a: { url: 'https://forms.example.com/x', mail: 'write to help@shop.example now.', phone: '(602) 555-0142', real: 'https://www.ada.gov/', examples: 'For example.' } };
    expect(findReservedAddresses(content).map((finding) => finding.field)).toEqual(['url', 'mail', 'phone']);
  });

  it('are no second finding where they are placeholders already', () => {
    expect(findReservedAddresses({ a: { url: placeholder('https://example.com', 'The address.') } })).toEqual([]);
  });

  it('are the reserved domains and what lies below them, and no others', () => {
    expect(['example.com', 'www.Example.org', 'a.b.example', 'x.test', 'localhost', 'example.net.'].every(isReservedHost)).toBe(true);
    expect(['myexample.com', 'example.com.au', 'example.co', 'latest', 'test.com'].some(isReservedHost)).toBe(false);
  });
});

describe('pictures', () => {
  it('need words, unless their words stand beside them', () => {
    const pictures = { hero: { alt: 'Two people practice.' }, empty: { alt: ' ' }, ann: { alt: '' }, lazy: { alt: 'lazy' }, file: { alt: 'IMG_1.JPG' } };
    expect(findMissingAlts('content/pictures.ts', pictures, new Set(['ann'])).map((finding) => finding.field)).toEqual(['empty.alt', 'lazy.alt', 'file.alt']);
  });
});

describe('security.txt', () => {
  const text = (expires: string, contact = 'mailto:help@site.org') => `Contact: ${contact}\nExpires: ${expires}\n`;
  const sentences = (body: string | null) => findSecurityFaults('security.txt', body, today, 'help@site.org').map((finding) => finding.sentence);

  it('is fine with the right contact and an end between thirty days and a year ahead', () => {
    expect(sentences(text('2027-10-31T00:00:00Z'))).toEqual([]);
    expect(sentences(text('2026-12-21T00:00:00Z'))).toEqual([]);
  });

  it('blocks thirty days before its end, after it, and when it is too far ahead', () => {
    expect(sentences(text('2026-12-20T00:00:00Z'))).toEqual([expect.stringContaining('It ends in 29 days')]);
    expect(sentences(text('2026-01-01T00:00:00Z'))).toEqual([expect.stringContaining('It ends in -324 days')]);
    expect(sentences(text('2028-01-01T00:00:00Z'))).toEqual([expect.stringContaining('more than a year ahead')]);
  });

  it('blocks without an end, with another contact, and when it is missing', () => {
    expect(sentences(text('next year'))).toEqual([expect.stringContaining('Expires is missing')]);
    expect(sentences(text('2027-02-30T00:00:00Z'))).toEqual([expect.stringContaining('Expires is missing')]);
    expect(sentences(text('2027-10-31T00:00:00Z', 'mailto:old@site.org'))).toEqual([expect.stringContaining('Write mailto:help@site.org')]);
    expect(sentences(null)).toEqual([expect.stringContaining('There is no security.txt')]);
  });
});

describe('this site', () => {
  it('has nothing but placeholders against it today, and says so', () => {
    const findings = checkReadiness(today);
    expect([...new Set(findings.filter((finding) => finding.isBlocking).map((finding) => finding.kind))]).toEqual(['placeholder']);
    expect(describeFindings(findings)).toMatch(/Not ready: \d+ findings keep production from being built\./);
    expect(describeFindings([])).toBe('\nReady: production may be built.');
  });

  it('will be held up by its reviews and its security.txt when a year has passed', () => {
    const kinds = new Set(checkReadiness('2027-12-01').filter((finding) => finding.isBlocking).map((finding) => finding.kind));
    expect([...kinds].sort()).toEqual(['placeholder', 'review', 'security-txt']);
  });

  it('is built by the same commands in the same environment for a rehearsal as for production', () => {
    expect(stepsOf('rehearsal')).toEqual(stepsOf('production'));
    expect(stepsOf('production').every((step) => step.as === 'production')).toBe(true);
    expect(stepsOf('preview')).not.toEqual(stepsOf('production'));
  });
});
