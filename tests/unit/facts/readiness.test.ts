import type { IsoDate } from '@/lib/time/calendar-days';
import { placeholder } from '@/lib/facts/facts';
import {
  findMissingAlts,
  findOldReviews,
  findPastDates,
  findReservedAddresses,
  findSecurityFaults,
  placeholderFinding,
} from '@/lib/facts/readiness';
import { checkReadiness } from '@/scripts/check/readiness-check';
import { describeFindings, gate } from '@/scripts/check/readiness-messages';
import { listed } from '../../support/listed';

const today = '2026-11-21';
const fields = (findings: readonly { field: string }[]) => findings.map(({ field }) => field);

test('every kind of finding explains the problem and the remedy, and blocks production', () => {
  const findings = [
    placeholderFinding({ file: 'f', field: 'phone', value: '1', missing: 'The phone.', owner: 'owner' }),
    ...findPastDates({ f: { until: '2026-01-01' } }, today),
    ...findOldReviews({ f: { checkedOn: '2020-01-01' } }, today),
    ...findReservedAddresses({ f: { url: 'https://example.com' } }),
    ...findMissingAlts('f', { hero: { alt: '' } }, new Set()),
    ...findSecurityFaults('f', '2028-01-01', today),
  ];
  const told = listed(
    findings,
    ({ file, sentence, isBlocking }) => `${isBlocking ? 'blocks' : 'reports'} ${file}: ${sentence}`,
    ({ kind, field, value }) => `${kind} ${field} "${value}"`,
  );
  expect(told).toMatchSnapshot();
});

test('findings cover nested lists, and skip everything but text and records', () => {
  const lists = [[{ until: '2026-01-01' }], null, 7, true, { id: 'x', until: '2026-01-02' }];
  expect(fields(findPastDates({ f: { a: lists } }, today))).toEqual(['a[0][0].until', 'a[x].until']);
  const none = { f: null, g: '2020-01-01', h: { until: placeholder('2020-01-01', 'The day.') } };
  expect(findPastDates(none, today)).toEqual([]);
});

test('past dates are those of offers and deadlines, not of writing or founding', () => {
  const offers = { spring: { validUntil: '2026-11-20' }, winter: { validUntil: '2026-11-21' } };
  const content = { f: { offers, lastUpdated: '2020-01-01', since: '2006-05-01' } };
  expect(fields(findPastDates(content, today))).toEqual(['offers.spring.validUntil']);
});

describe('reviews', () => {
  it('of one day in one file are a single finding', () => {
    const [first, second] = [{ checkedOn: '2024-01-01' }, { checkedOn: '2024-02-01' }];
    const found = fields(findOldReviews({ a: { x: first, y: first, z: second }, b: first }, today));
    expect(found).toEqual(['x.checkedOn and 1 more', 'z.checkedOn', 'checkedOn']);
  });

  it('are due after a year to the day', () => {
    const isOld = (text: string) => {
      const [lastReviewed, day] = text.split(' on ') as [string, IsoDate];
      return findOldReviews({ a: { lastReviewed } }, day).length > 0;
    };
    const reviews = `2025-11-21 on 2026-11-21 | 2025-11-20 on 2026-11-21 | 2024-02-29 on 2025-02-28
2024-02-29 on 2025-03-01 | 9999-03-05 on 2026-11-21`;
    expect(listed(reviews, isOld)).toMatchSnapshot();
  });
});

test('example addresses and phone numbers are found', () => {
  const texts = `http://example.org/a | HTTPS://EXAMPLE.COM | see https://a.real.org and https://b.test/
https://example.com. | http://localhost | https://myexample.com https://example.com.au | write to help@shop.example now.
first.last+x@mail.team.example | a@real.org | example.com | 602-555-0142 | (602)555.0199 | 602 555 0042 | 602 555 1142`;
  const isReserved = (value: string) => findReservedAddresses({ f: { value } }).length > 0;
  expect(listed(texts, isReserved)).toMatchSnapshot();
});

test('pictures need alternative text unless their text is beside them', () => {
  const pictures = {
    hero: { alt: 'Two people practice.' },
    empty: { alt: ' ' },
    ann: { alt: '' },
    lazy: { alt: 'lazy' },
    file: { alt: 'IMG_1.JPG' },
    labels: { alt: 'What photo.jpg was taken for.' },
  };
  const found = fields(findMissingAlts('f', pictures, new Set(['ann'])));
  expect(found).toEqual(['empty.alt', 'lazy.alt', 'file.alt']);
  const at = { file: 'content/tables/merchandise.csv', field: 'mug, picture text' };
  expect(findMissingAlts('f', { 'merch-mug': { alt: '', at } }, new Set())).toMatchObject([at]);
});

test('security.txt is fine between thirty days and a year ahead', () => {
  const days = ['2026-12-20', '2026-12-21', '2027-11-22', '2027-11-23'] as const;
  const sentences = (until: IsoDate) => findSecurityFaults('f', until, today).map(({ sentence }) => sentence);
  expect(listed(days, sentences)).toMatchSnapshot();
});

describe('this site', () => {
  it('today is blocked from publishing only by samples and claims that the tables contradict', async () => {
    const findings = await checkReadiness(today);
    const blocking = findings.filter(({ isBlocking }) => isBlocking);
    expect(blocking.filter(({ kind }) => kind !== 'placeholder' && kind !== 'contradiction')).toEqual([]);
    expect(describeFindings([])).toBe('\nReady: production may be built.');
    const later = (await checkReadiness('2027-12-01')).map(({ kind }) => kind);
    expect(later).toEqual(expect.arrayContaining(['no-class', 'review', 'security-txt']));
  });

  it('prints the details of a finding below it, for each row', () => {
    const finding = {
      kind: 'unsigned',
      file: 'f',
      value: 'Kim Lee',
      sentence: 'Read:',
      isBlocking: true,
    } as const;
    const rows = ['one', 'two'].map((field) => ({ ...finding, field, lines: [`- ${field}`, '+ new'] }));
    expect(describeFindings(rows)).toContain(
      '  f: Read:\n    one is "Kim Lee".\n      - one\n      + new\n    two is "Kim Lee".\n      - two\n      + new\n',
    );
  });
});

test('a rehearsal passes with a warning, a preview silently, and production only without a blocking finding', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocking = findSecurityFaults('f', '2026-01-01', today);
  const others = blocking.map((finding) => ({ ...finding, isBlocking: false }));
  for (const kind of ['preview', 'rehearsal', 'production'] as const) gate(kind, others);
  gate('preview', blocking);
  expect(warn).not.toHaveBeenCalled();
  gate('rehearsal', blocking);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('Rehearsal: built anyway, exactly as production would be. Not ready: 1 '),
  );
  expect(() => gate('production', blocking)).toThrow(
    /f: security-until is "2026-01-01".*\n\n.*\n\nProduction is refused\. /,
  );
});
