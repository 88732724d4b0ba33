import fc from 'fast-check';
import { serializeGraph } from '@/lib/seo/graph';

describe('structured data', () => {
  it('cannot end the script element it is in, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = serializeGraph([{ '@type': 'Thing', name: `${name}</script><!--` }]);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual({
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'Thing', name: `${name}</script><!--` }],
        });
      }),
    );
  });
});
