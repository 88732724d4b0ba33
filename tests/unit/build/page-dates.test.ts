import { importGraph } from '@/scripts/build/import-graph';
import { contentOf, withoutShared } from '@/scripts/build/page-dates';

const graph = new Map([
  ['app/about/page.tsx', ['components/about/team.tsx', 'content/company/company.ts']],
  ['components/about/team.tsx', ['content/company/team.ts']],
  ['content/company/team.ts', ['content/company/company.ts', 'components/about/team.tsx']],
  ['content/company/unread.ts', []],
]);

describe('the content of a page', () => {
  it('is everything that the page and its sections import, even in cycles', () => {
    expect(contentOf('app/about/page.tsx', graph)).toEqual([
      'content/company/company.ts',
      'content/company/team.ts',
    ]);
  });

  it('includes what the page itself imports', () => {
    const page = 'app/about/page.tsx';
    expect(contentOf(page, importGraph([page]))).toContain('content/company/company.ts');
  });

  it('leaves out what all pages import, and keeps what some do', () => {
    const lists = new Map([
      ['a', ['company', 'x', 'labels']],
      ['b', ['company', 'labels']],
      ['c', ['company']],
    ]);
    expect([...withoutShared(lists)]).toEqual([
      ['a', ['x', 'labels']],
      ['b', ['labels']],
      ['c', []],
    ]);
  });
});
