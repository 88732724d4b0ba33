import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RhythmStrip } from '@/components/clinical/rhythm-strip';
import { figuresOf } from '@/lib/clinical/rhythms/figures';
import { type RhythmId, rhythms } from '@/lib/clinical/rhythms/rhythm';
import { tracePath } from '@/lib/clinical/rhythms/trace';
import { digestOf } from '@/lib/facts/sample-rows';
import { measure } from './measure-strip';
import { readStrip } from './read-strip';
import { brokenRules, mustShow } from './rhythm-rules';

const ids = Object.keys(rhythms) as RhythmId[];

function svgOf(rhythm: RhythmId): string {
  const markup = renderToStaticMarkup(
    createElement(RhythmStrip, { rhythm, name: 'ECG strip', describedBy: 'shows' }),
  );
  return /<svg.*<\/svg>/s.exec(markup)?.[0] ?? '';
}

const measured = new Map(ids.map((id) => [id, measure(readStrip(svgOf(id)))]));
const stripOf = (id: RhythmId) => measured.get(id)!;

describe('the drawn strip', () => {
  test.each(ids)('of %s shows what it must show', (id) => {
    expect(brokenRules(mustShow[id], stripOf(id))).toEqual([]);
  });

  test.each(ids)('of %s has the figures that are printed beside it', (id) => {
    const claimed = figuresOf(rhythms[id]);
    const found = stripOf(id);
    if (claimed.ventricularRate !== null) expect(found.rate).toBeCloseTo(claimed.ventricularRate, -0.3);
    if (claimed.qrs !== null)
      for (const width of found.widths) expect(Math.abs(width - claimed.qrs * 1000)).toBeLessThanOrEqual(20);
    if (claimed.pr !== null) {
      const known = found.pr.filter((one) => one !== null);
      expect(Math.abs(Math.min(...known) - claimed.pr[0] * 1000)).toBeLessThanOrEqual(10);
      expect(Math.abs(Math.max(...known) - claimed.pr[1] * 1000)).toBeLessThanOrEqual(10);
    }
    if (claimed.atrialRate !== null && rhythms[id].atria.kind === 'sinus') {
      const [first = 0, second = 0] = found.pWaves;
      const whole = (found.pWaves.at(-1) ?? 0) - first;
      const step = whole / Math.round(whole / (second - first));
      expect(Math.abs(60_000 / step - claimed.atrialRate)).toBeLessThanOrEqual(2);
    }
    if (rhythms[id].atria.kind === 'flutter')
      expect(Math.abs(found.waveRate - (claimed.atrialRate ?? 0))).toBeLessThanOrEqual(5);
  });

  test.each(ids)('of %s does not pass for another rhythm', (id) => {
    const taken = ids.filter(
      (other) => other !== id && brokenRules(mustShow[other], stripOf(id)).length === 0,
    );
    expect(taken).toEqual([]);
  });

  test('stays inside its paper', () => {
    for (const id of ids) {
      const [, , , height = 0] = (/viewBox="([^"]+)"/.exec(svgOf(id))?.[1] ?? '').split(' ').map(Number);
      expect(stripOf(id).height).toBeLessThan((height / 100) * 0.5);
    }
  });
});

test('each strip is the approved drawing', () => {
  expect(ids.map((id) => `${id} ${digestOf(svgOf(id))}`)).toMatchSnapshot();
});

test('a curve of another length is refused', () => {
  expect(() => tracePath([0, 1, 0])).toThrow('A strip has 3001 samples, not 3.');
});
