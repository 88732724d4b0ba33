import { contentOf, withoutShared } from '@/scripts/build/page-dates';

const files: Readonly<Record<string, string>> = {
  'app/about/page.tsx': `import { Team } from '@/components/about/team';\nimport { company } from '@/content/company/company';`,
  'components/about/team.tsx': `import { team } from '../../content/company/team';\nimport type { Card } from './card';`,
  'components/about/card.tsx': `import { team } from '@/content/company/team';\nimport { Team } from './team';\nimport 'react';`,
  'content/company/team.ts': `import { company } from './company';`,
  'content/company/company.ts': '',
  'content/company/unread.ts': '',
};
const read = (path: string) => files[path] ?? null;

describe('the content of a page', () => {
  it('is all that the page and its sections import, by any kind of path, in circles too', () => {
    expect(contentOf('app/about/page.tsx', read)).toEqual([
      'content/company/company.ts',
      'content/company/team.ts',
    ]);
  });

  it('is nothing where there is no such page', () => {
    expect(contentOf('app/nope/page.tsx', read)).toEqual([]);
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
