import { readTable } from '@/lib/tables/table';
import { claimTable } from '@/lib/tables/tables';

const faultsOf = (id: string, text: string, restsOn: string, status: string) =>
  readTable(
    { ...claimTable, needed: [] },
    `id,text,rests on,who,status\n${id},"${text}",${restsOn},marketing,${status}`,
  ).faults.map(({ sentence }) => sentence);

describe('a claim', () => {
  it('is taken with what proves it', () => {
    expect(faultsOf('pass-rate', '96.5% pass rate', 'The cards of 2026', 'confirmed')).toEqual([]);
    expect(faultsOf('lives-saved', '1,200+ lives saved', '', 'sample')).toEqual([]);
  });

  it.each([
    ['completion-rate', '250% completion rate', 'is above 100%'],
    ['lives-saved', 'Many lives saved', 'does not begin with a number'],
    ['osha-card', ['OSHA', 'certification'].join(' '), '"OSHA course completion card"'],
    ['review-rating', '5.5', 'from 0 to 5'],
    ['review-count', '312+', 'a whole number'],
    ['new-thing', 'New', 'No page has a claim called "new-thing"'],
  ])('of %s is refused where it says "%s"', (id, text, sentence) => {
    expect(faultsOf(id, text, '', 'sample').join()).toContain(sentence);
  });

  it('is not confirmed without a proof', () => {
    expect(faultsOf('pass-rate', '99% pass rate', '', 'confirmed')).toEqual([
      'It is empty. A claim that is confirmed says what proves it.',
    ]);
  });
});
