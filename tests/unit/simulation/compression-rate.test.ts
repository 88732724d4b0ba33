import {
  adviceFor,
  fastestRate,
  gaugePosition,
  liveRate,
  measureRhythm,
} from '@/lib/simulation/compression-rate';
import { listed } from '../../support/listed';

/** Timestamps with the gaps of a text between them, in milliseconds: "9x600" is nine of 600. */
function timesOf(text: string): readonly number[] {
  const gaps = text.split(' ').flatMap((part) => {
    const [count, gap] = part.includes('x') ? part.split('x').map(Number) : [1, Number(part)];
    return Array<number>(count ?? 0).fill(gap ?? 0);
  });
  return gaps.reduce<number[]>((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [1000]);
}

test('the rate is that of the last pushes without a pause, and unknown on a clock that stops or jumps', () => {
  const gaps = `9x600 | 9x500 | 2000 3x500 | 600 3000 | 600 3001 | 600 600 3001 500 | 600 0 | 600 -5000 | 600 NaN | 200 | 201
1e-9`;
  expect(listed(gaps, (text) => `${liveRate(timesOf(text))}`)).toMatchSnapshot();
  expect([[], [1000]].map(liveRate)).toEqual([null, null]);
  expect(liveRate([Number.NaN, 1000, 1600])).toBe(100);
});

test('the rhythm is good at 100 to 120 a minute, as even as a hand can be, and counts what came too soon and too late', () => {
  const gaps = `9x600 | 9x500 | 9x606 | 9x495 | 4x450 1300 4x450 | 300 1000 7x500 | 299 1000 7x500 | 300 1001 7x500
500 500 4000 500 | 3x800 | 120 425 7x545 | 120 545 120 545 | 120 545 120 | 1100 545 1001 | 299 1001 | 250 1050 400 480`;
  expect(listed(gaps, (text) => measureRhythm(timesOf(text)))).toMatchSnapshot();
});

it('the feedback accepts 100 to 120, both ends included', () => {
  const advice = [null, 99, 100, 120, 121, fastestRate, Infinity].map(adviceFor);
  expect(advice).toEqual(['unknown', 'faster', 'good', 'good', 'slower', 'slower', 'uncountable']);
});

it('the gauge is clamped to 60 to 160', () => {
  expect([20, 60, 110, 160, 300].map(gaugePosition)).toEqual([0, 0, 0.5, 1, 1]);
});
