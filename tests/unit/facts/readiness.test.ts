import type { IsoDate } from '@/lib/time/calendar-days';
import { placeholder } from '@/lib/facts/facts';
import {
  findMissingAlts,
  findOldReviews,
  findPastDates,
  findReservedAddresses,
  findSecurityFaults,
  isReservedHost,
  placeholderFinding,
} from '@/lib/facts/readiness';
import { stepsOf } from '@/scripts/build/build.mjs';
import { checkReadiness } from '@/scripts/check/readiness-check';
import { describeFindings } from '@/scripts/check/readiness-words';

const today = '2026-11-21';
const fields = (findings: readonly { field: string; isBlocking: boolean }[]) =>
  findings.map(({ field, isBlocking }) => [field, isBlocking]);

describe('what a finding says', () => {
  it('is what is missing or wrong, where, and what to do', () => {
    expect(
      placeholderFinding({ file: 'f', field: 'phone', value: '1', missing: 'The phone.', owner: 'owner' }),
    ).toEqual({
      kind: 'placeholder',
      file: 'f',
      field: 'phone',
      value: '1',
      sentence: 'Missing: The phone. (owner)',
      isBlocking: true,
    });
    expect(findPastDates({ f: { until: '2026-01-01' } }, today)).toEqual([
      {
        kind: 'past-date',
        file: 'f',
        field: 'until',
        value: '2026-01-01',
        sentence: 'This date has passed, and a page still shows it. Set a new date or remove the entry.',
        isBlocking: true,
      },
    ]);
    expect(findOldReviews({ f: { checkedOn: '2020-01-01' } }, today)).toEqual([
      {
        kind: 'review',
        file: 'f',
        field: 'checkedOn',
        value: '2020-01-01',
        sentence:
          'The last review was more than a year ago. Compare the values with their sources, then set the date of the review.',
        isBlocking: true,
      },
    ]);
    expect(findReservedAddresses({ f: { url: 'https://example.com' } })).toEqual([
      {
        kind: 'reserved-address',
        file: 'f',
        field: 'url',
        value: 'https://example.com',
        sentence:
          'This address or number is reserved for examples: nobody is there. Put in the real one, or mark it as a placeholder.',
        isBlocking: true,
      },
    ]);
    expect(findMissingAlts('f', { hero: { alt: '' } }, new Set())).toEqual([
      {
        kind: 'missing-alt',
        file: 'f',
        field: 'hero.alt',
        value: '',
        sentence: 'The picture has no words for people who cannot see it. Say what it shows.',
        isBlocking: true,
      },
    ]);
  });

  it('leads to lists in lists, and skips what is neither words nor a record', () => {
    expect(
      fields(
        findPastDates(
          { f: { a: [[{ until: '2026-01-01' }], null, 7, true, { id: 'x', until: '2026-01-02' }] } },
          today,
        ),
      ),
    ).toEqual([
      ['a[0][0].until', true],
      ['a[x].until', true],
    ]);
    expect(
      findPastDates({ f: null, g: '2020-01-01', h: { until: placeholder('2020-01-01', 'The day.') } }, today),
    ).toEqual([]);
  });
});

describe('dates that have passed', () => {
  it('block where a page would still show them', () => {
    const content = {
      'content/x.ts': {
        offers: [
          { id: 'spring', validUntil: '2026-11-20' },
          { id: 'winter', validUntil: '2026-11-21' },
        ],
      },
    };
    expect(fields(findPastDates(content, today))).toEqual([['offers[spring].validUntil', true]]);
  });

  it('are not looked for in the dates that say when something was written', () => {
    expect(
      findPastDates({ 'content/x.ts': { lastUpdated: '2020-01-01', since: '2006-05-01' } }, today),
    ).toEqual([]);
  });
});

describe('reviews', () => {
  it('are due after a year, to the day', () => {
    expect(findOldReviews({ a: { lastReviewed: '2025-11-21' } }, today)).toEqual([]);
    expect(fields(findOldReviews({ a: { lastReviewed: '2025-11-20' } }, today))).toEqual([
      ['lastReviewed', true],
    ]);
  });

  it('of one day in one file are one finding', () => {
    const content = {
      a: { x: { checkedOn: '2024-01-01' }, y: { checkedOn: '2024-01-01' }, z: { checkedOn: '2024-02-01' } },
      b: { checkedOn: '2024-01-01' },
    };
    expect(findOldReviews(content, today).map((finding) => finding.field)).toEqual([
      'x.checkedOn and 1 more',
      'z.checkedOn',
      'checkedOn',
    ]);
  });

  it('of a leap day are due a year later, and those of a day long gone at once', () => {
    const reviewed = (checkedOn: string) => ({ a: { checkedOn } });
    const isOld = (checkedOn: string, day: IsoDate) => findOldReviews(reviewed(checkedOn), day).length === 1;
    expect(isOld('2024-02-29', '2025-02-28')).toBe(false);
    expect(isOld('2024-02-29', '2025-03-01')).toBe(true);
    expect(isOld('2023-02-28', '2024-02-28')).toBe(false);
    expect(isOld('2023-02-28', '2024-02-29')).toBe(true);
    expect(isOld('0099-03-05', today)).toBe(true);
    expect(isOld('9999-03-05', today)).toBe(false);
  });
});

describe('addresses for examples', () => {
  it('are found in links, e-mail addresses and phone numbers of confirmed content', () => {
    const content = {
      a: {
        url: 'https://forms.example.com/x',
        mail: 'write to help@shop.example now.',
        phone: '(602) 555-0142',
        real: 'https://www.ada.gov/',
        examples: 'For example.',
      },
    };
    expect(findReservedAddresses(content).map((finding) => finding.field)).toEqual(['url', 'mail', 'phone']);
  });

  it.each([
    ['http://example.org/a', true],
    ['HTTPS://EXAMPLE.COM', true],
    ['see https://a.real.org and https://b.test/', true],
    ['https://example.com.', true],
    ['first.last+x@mail.team.example', true],
    ['a@real.org', false],
    ['example.com', false],
    ['602-555-0142', true],
    ['(602)555-0142', true],
    ['6025550142', true],
    ['602.555.0199', true],
    ['602 555 0042', false],
    ['602 555 1142', false],
    ['602 556 0142', false],
  ])('"%s" is reserved: %s', (value, isReserved) => {
    expect(findReservedAddresses({ f: { value } }).length > 0).toBe(isReserved);
  });

  it('are no second finding where they are placeholders already', () => {
    expect(findReservedAddresses({ a: { url: placeholder('https://example.com', 'The address.') } })).toEqual(
      [],
    );
  });

  it('are the reserved domains and what lies below them, and no others', () => {
    expect(
      ['example.com', 'www.Example.org', 'a.b.example', 'x.test', 'localhost', 'example.net.'].every(
        isReservedHost,
      ),
    ).toBe(true);
    expect(['myexample.com', 'example.com.au', 'example.co', 'latest', 'test.com'].some(isReservedHost)).toBe(
      false,
    );
  });
});

describe('pictures', () => {
  it('need words, unless their words are beside them', () => {
    const pictures = {
      hero: { alt: 'Two people practice.' },
      empty: { alt: ' ' },
      ann: { alt: '' },
      lazy: { alt: 'lazy' },
      file: { alt: 'IMG_1.JPG' },
      words: { alt: 'What photo.jpg was taken for.' },
    };
    expect(
      findMissingAlts('content/site/pictures.ts', pictures, new Set(['ann'])).map((finding) => finding.field),
    ).toEqual(['empty.alt', 'lazy.alt', 'file.alt']);
  });
});

describe('security.txt', () => {
  const sentences = (until: IsoDate) =>
    findSecurityFaults('company.csv', until, today).map((finding) => finding.sentence);

  it('is fine with an end between thirty days and a year ahead, leap years included', () => {
    for (const until of ['2027-10-31', '2026-12-21', '2027-11-22'] as const)
      expect(sentences(until)).toEqual([]);
  });

  it('blocks thirty days before it expires, after it has expired, and when it is too far ahead', () => {
    expect(sentences('2026-12-20')).toEqual([expect.stringContaining('It expires in 29 days')]);
    expect(sentences('2026-01-01')).toEqual([expect.stringContaining('It expires in -324 days')]);
    expect(sentences('2027-11-23')).toEqual([expect.stringContaining('more than a year from now')]);
  });

  it('names the row, its value and its file', () => {
    expect(findSecurityFaults('company.csv', '2028-01-01', today)).toMatchObject([
      { kind: 'security-txt', file: 'company.csv', field: 'security-until', value: '2028-01-01' },
    ]);
  });
});

describe('this site', () => {
  it('has nothing but samples and what they contradict against it today, and says so', () => {
    const findings = checkReadiness(today);
    const blocking = findings.filter(({ isBlocking }) => isBlocking);
    expect(blocking.filter(({ kind }) => kind !== 'placeholder' && kind !== 'contradiction')).toEqual([]);
    expect(describeFindings(findings)).toContain(
      blocking.length === 0 ? 'Ready: ' : `Not ready: ${blocking.length} `,
    );
    expect(describeFindings([])).toBe('\nReady: production may be built.');
  });

  it('will be held up by its reviews and its security.txt when a year has passed', () => {
    const kinds = new Set(
      checkReadiness('2027-12-01')
        .filter((finding) => finding.isBlocking)
        .map((finding) => finding.kind),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['review', 'security-txt']));
  });

  it('is built by the same commands in the same environment for a rehearsal as for production', () => {
    expect(stepsOf('rehearsal')).toEqual(stepsOf('production'));
    expect(stepsOf('production').every((step) => step.as === 'production')).toBe(true);
    expect(stepsOf('preview')).not.toEqual(stepsOf('production'));
  });
});
