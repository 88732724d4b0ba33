import { beatsWithin } from '@/lib/simulation/metronome';

describe('the metronome', () => {
  it('includes its first beat and excludes the end of the interval', () => {
    expect(beatsWithin(10, 10, 12, 60)).toEqual([10, 11]);
    expect(beatsWithin(10, 10.5, 12.5, 60)).toEqual([11, 12]);
  });

  it('has no beat before its start, in an empty interval, or at a rate that is not above 0', () => {
    expect(beatsWithin(10, 5, 10, 60)).toEqual([]);
    expect(beatsWithin(10, 12, 12, 60)).toEqual([]);
    for (const rate of [0, -60, Number.NaN, Infinity]) expect(beatsWithin(0, 0, 5, rate)).toEqual([]);
  });

  it('plays every beat exactly once, however the time is split', () => {
    const cuts = [0, 0.3, 0.5, 0.5, 1.7, 3];
    const beats = cuts.slice(1).flatMap((until, index) => beatsWithin(0, cuts[index] ?? 0, until, 120));
    expect(beats).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  });
});
