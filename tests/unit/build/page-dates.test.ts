import { importGraph } from '@/scripts/build/import-graph';
import { contentOf, withoutShared } from '@/scripts/build/page-dates';

const graph = new Map([
  ['app/about/page.tsx', ['components/about/team.tsx', 'content/company/company.ts']],
  ['components/about/team.tsx', ['content/company/team.ts']],
  ['content/company/team.ts', ['content/company/company.ts', 'components/about/team.tsx']],
  ['content/company/unread.ts', []],
]);

describe('the content of a page', () => {
  it('is all that the page and its sections import, in circles too', () => {
    expect(contentOf('app/about/page.tsx', graph)).toEqual([
      'content/company/company.ts',
      'content/company/team.ts',
    ]);
  });

  it('is found in the page itself', () => {
    const page = 'app/about/page.tsx';
    expect(contentOf(page, importGraph([page]))).toContain('content/company/company.ts');
  });

  it('leaves out what all pages share, and keeps what some do', () => {
    const lists = new Map([
      ['a', ['company', 'x', 'words']],
      ['b', ['company', 'words']],
      ['c', ['company']],
    ]);
    expect([...withoutShared(lists)]).toEqual([
      ['a', ['x', 'words']],
      ['b', ['words']],
      ['c', []],
    ]);
  });
});
