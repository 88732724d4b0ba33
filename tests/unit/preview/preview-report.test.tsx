import { renderToStaticMarkup } from 'react-dom/server';
import { filterRules, PreviewReport } from '@/components/preview/preview-report';
import type { Change } from '@/lib/preview/release-changes';

const page = (path: string) => ({ path, label: `Page ${path}` });
const spot = (path: string, anchor = '') => ({ ...page(path), anchor, place: anchor });
const sample = (field: string, missing: string, ...spots: ReturnType<typeof spot>[]) => ({
  ...{ file: 'prices.csv', field, value: '$9.99', missing, owner: 'owner' as const },
  ...{ spots, isEverywhere: field === 'phone' },
});
const changes: readonly Change[] = [
  { kind: 'fact', what: 'price', from: '$9', to: '$10' },
  { kind: 'class', from: null, to: 'Sat, Mar 13' },
  { kind: 'text', segments: ['same', 'removed', 'added'].map((kind) => ({ kind, text: kind }) as never) },
  { kind: 'picture', before: null, after: '/pictures/new.webp' },
];
const everywhere = ['/', '/a', '/b', '/c', '/d'].map((path) => spot(path, path === '/' ? '' : 'courses'));

test('the report on a preview is the approved one, and says when there is no release to compare with', () => {
  const decision = {
    ...page('/acls-algorithm#s1'),
    name: 'Step 1',
    before: 'Old.',
    now: 'New.',
    why: 'A limit.',
  };
  const placeholders = [
    sample('phone', 'Phone of the company.'),
    sample('mug', 'Price of a product.', spot('/', 'mug'), spot('/a')),
    sample('shirt', 'Price of a product.'),
  ];
  const compared = {
    ...{ release: 'r1', added: [page('/new')], removed: [page('/gone')], same: [page('/a')] },
    changes: changes.map((change, at) => ({ change, spots: everywhere.slice(at) })),
  };
  const reportOn = (found: typeof compared | null) =>
    renderToStaticMarkup(
      <PreviewReport
        pages={[page('/'), page('/a')]}
        placeholders={placeholders}
        changes={found}
        decisions={[decision]}
        openStatements={['A statement.']}
      />,
    );
  const markup = reportOn(compared).replaceAll('><', '>\n<');
  expect(`${markup}\n${filterRules(['owner'], ['/a'])}`).toMatchSnapshot();
  expect(reportOn(null)).toContain('Unknown: the machine that built');
});
