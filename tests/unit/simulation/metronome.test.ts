import fc from 'fast-check';
import { beatsWithin } from '@/lib/simulation/metronome';

describe('the metronome', () => {
  it('begins with its first beat and leaves out the end of the stretch', () => {
    expect(beatsWithin(10, 10, 12, 60)).toEqual([10, 11]);
    expect(beatsWithin(10, 10.5, 12.5, 60)).toEqual([11, 12]);
  });

  it('has no beat before its start, in an empty stretch, or at a rate that is not above 0', () => {
    expect(beatsWithin(10, 5, 10, 60)).toEqual([]);
    expect(beatsWithin(10, 12, 12, 60)).toEqual([]);
    for (const rate of [0, -60, Number.NaN, Infinity]) expect(beatsWithin(0, 0, 5, rate)).toEqual([]);
  });

  it('brings every beat exactly once, however the time is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }), (stretches) => {
        const beats: number[] = [];
        let from = 0;
        for (const length of stretches) {
          beats.push(...beatsWithin(0, from, from + length / 1000, 110));
          from += length / 1000;
        }
        return (
          beats.length === beatsWithin(0, 0, from, 110).length &&
          beats.every((beat, index) => Math.abs(beat - (index * 60) / 110) < 1e-9)
        );
      }),
    );
  });
});
