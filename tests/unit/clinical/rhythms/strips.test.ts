import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RhythmStrip } from '@/components/clinical/rhythm-strip';
import { figuresOf } from '@/lib/clinical/rhythms/figures';
import { type Rhythm, type RhythmId, rhythms } from '@/lib/clinical/rhythms/rhythm';
import { curveOf } from '@/lib/clinical/rhythms/strip';
import { tracePath } from '@/lib/clinical/rhythms/trace';
import { brotliCompressSync } from 'node:zlib';
import { measure, type Measured } from './measure-strip';
import { readStrip } from './read-strip';
import { mustShow } from './rhythm-rules';

const ids = Object.keys(rhythms) as RhythmId[];

function svgOf(rhythm: RhythmId): string {
  const markup = renderToStaticMarkup(
    createElement(RhythmStrip, { rhythm, name: 'ECG strip', describedBy: 'shows' }),
  );
  return /<svg.*<\/svg>/s.exec(markup)?.[0] ?? '';
}

/** The finished drawing of a rhythm with the line of another one in it. */
function svgWith(rhythm: Rhythm): string {
  return svgOf('sinusRhythm').replace(/ d="M0 [^"]*"(?= vector)/, ` d="${tracePath(curveOf(rhythm))}"`);
}

const measured = new Map<RhythmId, Measured>();

beforeAll(() => {
  for (const id of ids) measured.set(id, measure(readStrip(svgOf(id))));
});

function stripOf(id: RhythmId): Measured {
  const found = measured.get(id);
  if (found === undefined) throw new Error(`${id} was not measured.`);
  return found;
}

describe('the drawn strip', () => {
  test.each(ids)('of %s shows what it must show', (id) => {
    expect(mustShow[id](stripOf(id))).toEqual([]);
  });

  test.each(ids)('of %s measures what is printed beside it', (id) => {
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

  test.each(ids)('of %s passes for no other rhythm', (id) => {
    const taken = ids.filter((other) => other !== id && mustShow[other](stripOf(id)).length === 0);
    expect(taken).toEqual([]);
  });

  test.each(ids)('of %s is the same in every build, and small', (id) => {
    const path = tracePath(curveOf(rhythms[id]));
    expect(tracePath(curveOf(rhythms[id]))).toBe(path);
    expect(brotliCompressSync(svgOf(id)).length).toBeLessThan(1400);
  });

  test('stays on its paper', () => {
    for (const id of ids) {
      const [, , , height = 0] = (/viewBox="([^"]+)"/.exec(svgOf(id))?.[1] ?? '').split(' ').map(Number);
      expect(stripOf(id).height).toBeLessThan((height / 100) * 0.5);
    }
  });
});

/** Drawings that a careless change could produce. Each must be refused as the rhythm that it claims to be. */
describe('a wrong drawing is refused:', () => {
  const { mobitzOne, mobitzTwo, monomorphicVt, firstDegreeBlock, thirdDegreeBlock } = rhythms;
  const { supraventricular, atrialFibrillation, atrialFlutter, polymorphicVt, asystole, sinusRhythm } =
    rhythms;
  const { torsades, ventricularFibrillation, pacingWithCapture, pacingWithoutCapture } = rhythms;
  const planted: readonly (readonly [string, RhythmId, Rhythm, RegExp])[] = [
    [
      'Mobitz I with a constant PR interval',
      'mobitzOne',
      { ...mobitzOne, ventricles: { ...mobitzOne.ventricles, pr: [0.2, 0.2, 0.2] } },
      /shortest|lengthen/,
    ],
    [
      'Mobitz I with the longest PR interval after the dropped beat',
      'mobitzOne',
      { ...mobitzOne, ventricles: { ...mobitzOne.ventricles, pr: [0.34, 0.28, 0.18] } },
      /shortest/,
    ],
    [
      'Mobitz I without a dropped beat',
      'mobitzOne',
      { ...mobitzOne, ventricles: { ...mobitzOne.ventricles, drops: false } },
      /No beat drops/,
    ],
    [
      'Mobitz II at 2:1',
      'mobitzTwo',
      { ...mobitzTwo, ventricles: { ...mobitzTwo.ventricles, pr: [0.18] } },
      /2:1/,
    ],
    [
      'Mobitz II whose PR interval lengthens',
      'mobitzTwo',
      { ...mobitzTwo, ventricles: { ...mobitzTwo.ventricles, pr: [0.18, 0.22, 0.26] } },
      /PR/,
    ],
    [
      'Mobitz II without a dropped beat',
      'mobitzTwo',
      { ...mobitzTwo, ventricles: { ...mobitzTwo.ventricles, drops: false } },
      /No beat drops/,
    ],
    [
      'first-degree block with a normal PR interval',
      'firstDegreeBlock',
      { ...firstDegreeBlock, ventricles: { ...firstDegreeBlock.ventricles, pr: [0.16] } },
      /PR is/,
    ],
    [
      'third-degree block with conducted beats',
      'thirdDegreeBlock',
      {
        ...thirdDegreeBlock,
        atria: { ...thirdDegreeBlock.atria, perMinute: thirdDegreeBlock.ventricles.perMinute * 2 },
      },
      /relation/,
    ],
    [
      'third-degree block with a wide QRS at the rate of a narrow one',
      'thirdDegreeBlock',
      { ...thirdDegreeBlock, ventricles: { ...thirdDegreeBlock.ventricles, perMinute: 55 } },
      /rate is 55/,
    ],
    [
      'VT with a narrow QRS',
      'monomorphicVt',
      {
        ...monomorphicVt,
        ventricles: { ...monomorphicVt.ventricles, complex: supraventricular.ventricles.complex },
      },
      /ms wide/,
    ],
    [
      'VT that is slow',
      'monomorphicVt',
      { ...monomorphicVt, ventricles: { ...monomorphicVt.ventricles, perMinute: 80 } },
      /rate is 80/,
    ],
    ['monomorphic VT whose beats change', 'monomorphicVt', polymorphicVt, /uneven|differ/],
    [
      'SVT at a sinus rate',
      'supraventricular',
      { ...supraventricular, ventricles: { ...supraventricular.ventricles, perMinute: 110 } },
      /rate is 110/,
    ],
    [
      'SVT with a wide QRS',
      'supraventricular',
      {
        ...supraventricular,
        ventricles: { ...supraventricular.ventricles, complex: monomorphicVt.ventricles.complex },
      },
      /ms wide/,
    ],
    [
      'atrial fibrillation with regular beats',
      'atrialFibrillation',
      {
        ...atrialFibrillation,
        ventricles: {
          pace: 'own',
          perMinute: 95,
          firstAt: 0.3,
          complex: atrialFibrillation.ventricles.complex,
        },
      },
      /too even/,
    ],
    [
      'atrial fibrillation on a flat baseline',
      'atrialFibrillation',
      { ...atrialFibrillation, atria: { kind: 'unseen' } },
      /level/,
    ],
    [
      'flutter on a flat baseline',
      'atrialFlutter',
      {
        atria: { kind: 'unseen' },
        ventricles: { pace: 'own', perMinute: 150, firstAt: 0.1, complex: atrialFlutter.ventricles.complex },
      },
      /level stretch/,
    ],
    [
      'flutter with atria that are too slow',
      'atrialFlutter',
      { ...atrialFlutter, atria: { kind: 'flutter', perMinute: 200 } },
      /waves come at 20/,
    ],
    ['polymorphic VT with beats of one shape', 'polymorphicVt', monomorphicVt, /one height|same way|evenly/],
    ['VF that repeats itself', 'ventricularFibrillation', monomorphicVt, /repeats/],
    ['VF with a narrow QRS in it', 'ventricularFibrillation', atrialFibrillation, /steep/],
    [
      'asystole as straight as a ruler',
      'asystole',
      { atria: asystole.atria, ventricles: asystole.ventricles },
      /ruler/,
    ],
    [
      'asystole with a beat',
      'asystole',
      {
        ...asystole,
        ventricles: { ...sinusRhythm.ventricles, pace: 'own', perMinute: 10, firstAt: 2 } as never,
      },
      /wave|flat/,
    ],
    ['sinus rhythm with a dropped beat', 'sinusRhythm', mobitzTwo, /uneven|conducted/],
    ['sinus bradycardia at a normal rate', 'sinusBradycardia', sinusRhythm, /rate is 80/],
    ['2:1 block with two conducted beats in a row', 'twoToOneBlock', mobitzTwo, /uneven|every second/],
    ['torsades without a long QT before it', 'torsades', polymorphicVt, /long QT/],
    [
      'torsades after a normal QT',
      'torsades',
      {
        ...torsades,
        ventricles: {
          ...torsades.ventricles,
          after: { ...torsades.ventricles.after, complex: sinusRhythm.ventricles.complex },
        },
      },
      /long QT/,
    ],
    ['fine VF that is coarse', 'fineFibrillation', ventricularFibrillation, /mV high/],
    ['fine VF that is asystole', 'fineFibrillation', asystole, /few waves/],
    ['PEA with P waves and a narrow QRS', 'pulselessActivity', sinusRhythm, /P waves|wide/],
    [
      'capture without spikes',
      'pacingWithCapture',
      { atria: pacingWithCapture.atria, ventricles: pacingWithCapture.ventricles },
      /spikes are missing/,
    ],
    ['capture that is none', 'pacingWithCapture', pacingWithoutCapture, /no QRS behind/],
    ['loss of capture with captured beats', 'pacingWithoutCapture', pacingWithCapture, /followed by a QRS/],
  ];

  test.each(planted)('%s', (_, id, wrong, words) => {
    expect(mustShow[id](measure(readStrip(svgWith(wrong)))).join(' ')).toMatch(words);
  });

  test('any rhythm on paper of another speed', () => {
    const slow = svgOf('sinusRhythm').replace('stroke-dasharray="4 96"', 'stroke-dasharray="4 196"');
    expect(mustShow.sinusRhythm(measure(readStrip(slow))).join(' ')).toMatch(/rate is 160/);
  });

  test('the drawing that is changed is otherwise that of the site', () => {
    expect(mustShow.mobitzOne(measure(readStrip(svgWith(mobitzOne))))).toEqual([]);
  });
});

test('a curve of another length is no strip', () => {
  expect(() => tracePath([0, 1, 0])).toThrow('A strip has 3001 samples, not 3.');
});
