import type { Complex } from './rhythm';

/** A voltage over time: seconds in, millivolts out. */
export type Wave = (seconds: number) => number;

/** The duration of a P wave, in seconds. */
const pWaveLength = 0.1;

/** An asymmetric Gaussian: `rise` and `fall` are standard deviations in seconds. */
function dome(peakAt: number, height: number, rise: number, fall = rise): Wave {
  return (seconds) => {
    const share = (seconds - peakAt) / (seconds < peakAt ? rise : fall);
    return Math.abs(share) > 4 ? 0 : height * Math.exp(-0.5 * share * share);
  };
}

function together(waves: readonly Wave[]): Wave {
  return (seconds) => waves.reduce((sum, wave) => sum + wave(seconds), 0);
}

/** A P wave that begins at `at`: a low, round dome. */
export function pWave(at: number): Wave {
  return dome(at + pWaveLength / 2, 0.16, 0.022, 0.024);
}

/** A QRS that begins at `at`, with its T wave: small q, tall R, small s; T rises slowly and falls faster. */
export function complexWave(at: number, { shape, qrs, qt, t }: Complex): Wave {
  const end = at + qt;
  switch (shape) {
    case 'narrow': {
      const scale = qrs / 0.084;
      const peak = at + 0.037 * scale;
      return together([
        dome(peak - 0.0235 * scale, -0.11, 0.0075 * scale),
        dome(peak, 1.15, 0.0095 * scale),
        dome(peak + 0.0255 * scale, -0.26, 0.0085 * scale),
        dome(end - 0.085 * (qt / 0.38), t, 0.06 * (qt / 0.38), 0.034 * (qt / 0.38)),
      ]);
    }
    case 'bundle-branch': {
      const scale = qrs / 0.14;
      return together([
        dome(at + 0.04 * scale, 0.66, 0.0165 * scale, 0.017 * scale),
        dome(at + 0.088 * scale, 0.95, 0.0195 * scale, 0.019 * scale),
        dome(end - 0.1, t, 0.068, 0.036),
      ]);
    }
    case 'escape': {
      const scale = qrs / 0.15;
      return together([
        dome(at + 0.062 * scale, 1.0, 0.024 * scale, 0.028 * scale),
        dome(at + 0.108 * scale, 0.3, 0.018 * scale, 0.019 * scale),
        dome(end - 0.13, t, 0.085, 0.05),
      ]);
    }
    case 'ventricular': {
      const scale = qrs / 0.172;
      return together([
        dome(at + 0.058 * scale, 1.2, 0.022 * scale, 0.021 * scale),
        dome(at + 0.103 * scale, 0.52, 0.015 * scale, 0.021 * scale),
        dome(end - 0.095, t, 0.036, 0.032),
      ]);
    }
  }
}

/** A wide, pointed beat with the T wave in the opposite direction, as in polymorphic VT. `height` may be negative. */
export function pointedBeat(at: number, height: number): Wave {
  const flank = 0.085;
  const tent: Wave = (seconds) => {
    const share = 1 - Math.abs(seconds - at) / flank;
    return share <= 0 ? 0 : height * share ** 1.4;
  };
  return together([tent, dome(at + 0.15, -0.38 * height, 0.036)]);
}

/** A pacing spike: straight up and down, too fast for any heart. */
export function pacingSpike(at: number): Wave {
  const flank = 0.008;
  return (seconds) => Math.max(0, 1.2 * (1 - Math.abs(seconds - at) / flank));
}

/** A turning point of a wave: a crest, a trough or a rest. */
export type Turn = { readonly at: number; readonly height: number };

/** A smooth wave through turning points in time order; level before the first and after the last. */
export function waveThrough(turns: readonly Turn[]): Wave {
  return (seconds) => {
    const next = turns.findIndex((turn) => turn.at > seconds);
    const [from, to] = [turns.at(next === -1 ? -1 : next - 1), turns[next]];
    if (next === 0) return to?.height ?? 0;
    if (from === undefined || to === undefined) return from?.height ?? 0;
    const share = (seconds - from.at) / (to.at - from.at);
    return from.height + (to.height - from.height) * share * share * (3 - 2 * share);
  };
}

/** The sawtooth of atrial flutter: it falls slowly and rises fast, without a level stretch. */
export function sawtooth(perMinute: number): Wave {
  const length = 60 / perMinute;
  return (seconds) => {
    const phase = (2 * Math.PI * seconds) / length;
    const strengths = [1, 0.45, 0.24, 0.12, 0.05];
    return strengths.reduce(
      (sum, strength, index) => sum + 0.18 * strength * Math.sin((index + 1) * phase),
      0,
    );
  };
}
