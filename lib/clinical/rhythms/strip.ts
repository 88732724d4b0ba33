import { chanceFrom } from './chance';
import type { Atria, Rhythm, Ventricles } from './rhythm';
import {
  complexWave,
  pacingSpike,
  pointedBeat,
  pWave,
  sawtooth,
  type Turn,
  type Wave,
  waveThrough,
} from './waves';

/** The length of a strip in seconds: six, so that ten times its QRS complexes is the rate. */
export const stripSeconds = 6;

/** The sampling interval, in seconds. */
export const sampleStep = 0.002;

/** The number of samples in a strip, both ends included. */
export const sampleCount = Math.round(stripSeconds / sampleStep) + 1;

/** A strip as a curve: one voltage (mV) per sample, the first at 0 s. */
export type Curve = readonly number[];

/** Rounds a time to a sample, so that equal beats give equal curves. */
function onSample(seconds: number): number {
  return Math.round(seconds / sampleStep) * sampleStep;
}

type Moment = {
  readonly at: number;
  /** 0 for the one at `first`, negative for earlier ones. */
  readonly index: number;
};

/** Times `every` seconds apart, from before the strip (a beat may reach into it) until after it. */
function moments(first: number, every: number): readonly Moment[] {
  const before = Math.ceil(first / every) + 1;
  const count = before + Math.ceil((stripSeconds - first) / every) + 1;
  return Array.from({ length: count }, (_, place) => ({
    at: onSample(first + (place - before) * every),
    index: place - before,
  }));
}

/** The whole strip: atria, ventricles and drift added up. Deterministic. */
export function curveOf(rhythm: Rhythm): Curve {
  const parts = [
    ...atrialWaves(rhythm.atria),
    ...ventricularWaves(rhythm.atria, rhythm.ventricles),
    ...(rhythm.drift === undefined ? [] : [driftWave(rhythm.drift.seed)]),
    ...(rhythm.spikes === undefined
      ? []
      : moments(rhythm.spikes.firstAt, 60 / rhythm.spikes.perMinute).map(({ at }) => pacingSpike(at))),
  ];
  return Array.from({ length: sampleCount }, (_, index) =>
    parts.reduce((sum, part) => sum + part(index * sampleStep), 0),
  );
}

function atrialWaves(atria: Atria): readonly Wave[] {
  switch (atria.kind) {
    case 'sinus':
      return moments(atria.firstAt, 60 / atria.perMinute).map(({ at }) => pWave(at));
    case 'flutter':
      return [sawtooth(atria.perMinute)];
    case 'fibrillation':
      return [waveThrough(unevenTurns(atria.seed, { length: [0.046, 0.086], height: [0.012, 0.06] }))];
    case 'unseen':
      return [];
  }
}

function ventricularWaves(atria: Atria, ventricles: Ventricles): readonly Wave[] {
  switch (ventricles.pace) {
    case 'atria':
      return atria.kind === 'sinus' ? conductedWaves(atria, ventricles) : [];
    case 'own':
      return moments(ventricles.firstAt, 60 / ventricles.perMinute).map(({ at }) =>
        complexWave(at, ventricles.complex),
      );
    case 'flutter':
      return atria.kind === 'flutter'
        ? moments(0.16, (60 / atria.perMinute) * ventricles.wavesPerBeat).map(({ at }) =>
            complexWave(at, ventricles.complex),
          )
        : [];
    case 'fibrillation':
      return unevenMoments(ventricles.seed, ventricles.between).map((at) =>
        complexWave(at, ventricles.complex),
      );
    case 'changing':
      return changingBeats(ventricles);
    case 'chaos':
      return [waveThrough(chaoticTurns(ventricles.seed, ventricles.size))];
    case 'none':
      return [];
  }
}

function conductedWaves(
  atria: Extract<Atria, { kind: 'sinus' }>,
  { pr, drops, complex }: Extract<Ventricles, { pace: 'atria' }>,
): readonly Wave[] {
  const group = drops ? pr.length + 1 : pr.length;
  return moments(atria.firstAt, 60 / atria.perMinute).flatMap(({ at, index }) => {
    const interval = pr[((index % group) + group) % group];
    return interval === undefined ? [] : [complexWave(onSample(at + interval), complex)];
  });
}

/** Beats at irregular intervals, no two in a row alike. */
function unevenMoments(seed: number, [shortest, longest]: readonly [number, number]): readonly number[] {
  const chance = chanceFrom(seed);
  const all: number[] = [onSample(-0.3)];
  while ((all.at(-1) ?? 0) < stripSeconds) {
    const last = all.at(-1) ?? 0;
    const before = last - (all.at(-2) ?? last - longest);
    const drawn = shortest + chance() * (longest - shortest);
    // Two nearly equal intervals in a row would look like a pattern.
    const gap =
      Math.abs(drawn - before) < 0.06 ? drawn + (drawn > (shortest + longest) / 2 ? -0.12 : 0.12) : drawn;
    all.push(onSample(last + gap));
  }
  return all;
}

type Bounds = { readonly length: readonly [number, number]; readonly height: readonly [number, number] };

/** Alternating crests and troughs, each of a different height and distance. */
function unevenTurns(seed: number, { length, height }: Bounds): readonly Turn[] {
  const chance = chanceFrom(seed);
  const turns: Turn[] = [];
  for (let at = -0.2, sign = 1; at < stripSeconds + 0.5; sign = -sign) {
    turns.push({ at: onSample(at), height: sign * (height[0] + chance() * (height[1] - height[0])) });
    at += length[0] + chance() * (length[1] - length[0]);
  }
  return turns;
}

/**
 * Wide, pointed beats that wax and wane around the baseline: every few beats they are smallest and reverse direction.
 */
function changingBeats({
  seed,
  between: [shortest, longest],
  after,
}: Extract<Ventricles, { pace: 'changing' }>): readonly Wave[] {
  const chance = chanceFrom(seed);
  const beats =
    after?.pWavesAt.flatMap((at) => [pWave(at), complexWave(onSample(at + after.pr), after.complex)]) ?? [];
  // The first polymorphic beat falls on the T wave of the last conducted one (R on T).
  const begin =
    after === undefined ? -0.6 : (after.pWavesAt.at(-1) ?? 0) + after.pr + after.complex.qt - 0.06;
  let [direction, inSwell, swell] = [1, 0, 7];
  for (let at = begin; at < stripSeconds + 0.3;) {
    const height = direction * (0.3 + 1.1 * Math.sin((Math.PI * (inSwell + 0.5)) / swell));
    beats.push(pointedBeat(onSample(at), height));
    at += shortest + chance() * (longest - shortest);
    inSwell += 1;
    if (inSwell === swell) {
      // The T wave of the last beat must be over, because the next beat has the same direction.
      at += 0.05;
      [direction, inSwell, swell] = [-direction, 0, 6 + Math.floor(chance() * 3)];
    }
  }
  return beats;
}

/** Coarse continuous waves; now and then one turns back before it crosses the middle. */
function chaoticTurns(seed: number, size = 1): readonly Turn[] {
  const chance = chanceFrom(seed);
  const turns: Turn[] = [];
  for (let at = -0.2, sign = 1; at < stripSeconds + 0.5; sign = -sign) {
    const last = turns.at(-1)?.height ?? 0;
    const strength = 0.62 + 0.25 * Math.sin(at * 1.9 + seed) + 0.13 * Math.sin(at * 4.7);
    const drawn = chance() < 0.1 ? 0.3 * last : sign * strength * (0.3 + 0.7 * chance());
    // Each wave must be distinguishable.
    const height = (drawn - last) * sign < 0.18 ? last + sign * 0.26 : drawn;
    turns.push({ at: onSample(at), height });
    at += 0.07 + 0.085 * chance();
  }
  return turns.map((turn) => ({ ...turn, height: turn.height * size }));
}

/** The slow drift of an otherwise flat baseline. */
function driftWave(seed: number): Wave {
  return waveThrough(unevenTurns(seed, { length: [0.5, 1.3], height: [0.015, 0.055] }));
}
