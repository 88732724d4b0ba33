/** What the atria do. Rates are per minute, times in seconds from the start of the strip. */
export type Atria =
  /** Regular P waves; the first begins at `firstAt`. */
  | { readonly kind: 'sinus'; readonly perMinute: number; readonly firstAt: number }
  /** A continuous sawtooth. */
  | { readonly kind: 'flutter'; readonly perMinute: number }
  /** No P waves: fine waves of fibrillation without a pattern. */
  | { readonly kind: 'fibrillation'; readonly seed: number }
  /** No visible atrial activity. */
  | { readonly kind: 'unseen' };

/**
 * The shape of a QRS with its T wave. `qrs` and `qt` are in seconds, the height `t` of the T wave is in millivolts.
 */
export type Complex = {
  readonly shape: 'narrow' | 'bundle-branch' | 'escape' | 'ventricular';
  readonly qrs: number;
  readonly qt: number;
  readonly t: number;
};

/** The ventricular activity, and what paces it. */
export type Ventricles =
  /**
   * Conducted from the P waves. Each entry of `pr` is the PR interval of one conducted beat; with `drops`, the P wave
   * after the last of them is not conducted, and the group repeats.
   */
  | {
      readonly pace: 'atria';
      readonly pr: readonly [number, ...number[]];
      readonly drops: boolean;
      readonly complex: Complex;
    }
  /** One beat per `wavesPerBeat` flutter waves. */
  | { readonly pace: 'flutter'; readonly wavesPerBeat: number; readonly complex: Complex }
  /** Irregularly irregular: each R-R interval is random within `between` (shortest and longest). */
  | {
      readonly pace: 'fibrillation';
      readonly between: readonly [number, number];
      readonly seed: number;
      readonly complex: Complex;
    }
  /** An escape pacemaker or a reentry circuit sets the pace; the first QRS begins at `firstAt`. */
  | {
      readonly pace: 'own';
      readonly perMinute: number;
      readonly firstAt: number;
      readonly complex: Complex;
    }
  /** Wide, pointed beats that wax and wane and twist around the baseline; after conducted beats, if there are any. */
  | {
      readonly pace: 'changing';
      readonly between: readonly [number, number];
      readonly seed: number;
      readonly after?: {
        readonly pWavesAt: readonly number[];
        readonly pr: number;
        readonly complex: Complex;
      };
    }
  /** No beats, only waves of varying height and length; `size` scales them down. */
  | { readonly pace: 'chaos'; readonly seed: number; readonly size?: number }
  | { readonly pace: 'none' };

/** A rhythm as it is drawn. The baseline is flat, but drifts if there is nothing else to see. */
export type Rhythm = {
  readonly atria: Atria;
  readonly ventricles: Ventricles;
  readonly drift?: { readonly seed: number };
  /** Pacing spikes; the first is at `firstAt`. */
  readonly spikes?: { readonly perMinute: number; readonly firstAt: number };
};

const paced = { perMinute: 70, firstAt: 0.3 } as const;

const narrow = { shape: 'narrow', qrs: 0.09, qt: 0.38, t: 0.3 } as const satisfies Complex;

/**
 * The rhythms of the site as teaching drawings, in teaching order. The clinical fact sheet (B10) defines the features
 * of each, and tests/unit/clinical/rhythms measures them on the finished drawing.
 */
export const rhythms = {
  sinusRhythm: {
    atria: { kind: 'sinus', perMinute: 80, firstAt: 0.2 },
    ventricles: { pace: 'atria', pr: [0.16], drops: false, complex: narrow },
  },
  sinusBradycardia: {
    atria: { kind: 'sinus', perMinute: 45, firstAt: 0.3 },
    ventricles: { pace: 'atria', pr: [0.16], drops: false, complex: { ...narrow, qt: 0.42 } },
  },
  sinusTachycardia: {
    atria: { kind: 'sinus', perMinute: 130, firstAt: 0.06 },
    ventricles: { pace: 'atria', pr: [0.13], drops: false, complex: { ...narrow, qt: 0.29 } },
  },
  firstDegreeBlock: {
    atria: { kind: 'sinus', perMinute: 70, firstAt: 0.08 },
    ventricles: { pace: 'atria', pr: [0.32], drops: false, complex: narrow },
  },
  mobitzOne: {
    atria: { kind: 'sinus', perMinute: 83, firstAt: 0.12 },
    ventricles: { pace: 'atria', pr: [0.18, 0.28, 0.34], drops: true, complex: { ...narrow, qt: 0.34 } },
  },
  mobitzTwo: {
    atria: { kind: 'sinus', perMinute: 83, firstAt: 0.12 },
    ventricles: {
      pace: 'atria',
      pr: [0.18, 0.18, 0.18],
      drops: true,
      complex: { shape: 'bundle-branch', qrs: 0.14, qt: 0.4, t: -0.27 },
    },
  },
  twoToOneBlock: {
    atria: { kind: 'sinus', perMinute: 90, firstAt: 0.1 },
    ventricles: { pace: 'atria', pr: [0.18], drops: true, complex: narrow },
  },
  thirdDegreeBlock: {
    atria: { kind: 'sinus', perMinute: 100, firstAt: 0.1 },
    ventricles: {
      pace: 'own',
      perMinute: 36,
      firstAt: 0.44,
      complex: { shape: 'escape', qrs: 0.16, qt: 0.48, t: -0.36 },
    },
  },
  supraventricular: {
    atria: { kind: 'unseen' },
    // The T wave closely follows its QRS, so that it cannot pass for the next P wave.
    ventricles: {
      pace: 'own',
      perMinute: 190,
      firstAt: 0.06,
      complex: { ...narrow, qrs: 0.08, qt: 0.2, t: 0.24 },
    },
  },
  /** Pediatric SVT: faster than any adult's. */
  childSupraventricular: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'own',
      perMinute: 238,
      firstAt: 0.06,
      complex: { ...narrow, qrs: 0.07, qt: 0.18, t: 0.2 },
    },
  },
  atrialFibrillation: {
    atria: { kind: 'fibrillation', seed: 5 },
    ventricles: {
      pace: 'fibrillation',
      between: [0.34, 0.6],
      seed: 11,
      complex: { ...narrow, qt: 0.34, t: 0.2 },
    },
  },
  atrialFlutter: {
    atria: { kind: 'flutter', perMinute: 300 },
    ventricles: { pace: 'flutter', wavesPerBeat: 2, complex: { ...narrow, qrs: 0.08, qt: 0.28, t: 0 } },
  },
  monomorphicVt: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'own',
      perMinute: 170,
      firstAt: 0.06,
      complex: { shape: 'ventricular', qrs: 0.18, qt: 0.36, t: -0.6 },
    },
  },
  polymorphicVt: {
    atria: { kind: 'unseen' },
    ventricles: { pace: 'changing', between: [0.23, 0.32], seed: 18 },
  },
  /** Two beats with a long QT first; without them it could not be called torsades. */
  torsades: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'changing',
      between: [0.23, 0.3],
      seed: 18,
      after: { pWavesAt: [0.12, 1.1], pr: 0.16, complex: { ...narrow, qt: 0.6, t: 0.34 } },
    },
  },
  ventricularFibrillation: {
    atria: { kind: 'unseen' },
    ventricles: { pace: 'chaos', seed: 4 },
  },
  fineFibrillation: {
    atria: { kind: 'unseen' },
    ventricles: { pace: 'chaos', seed: 7, size: 0.28 },
  },
  /** PEA as it often looks: an organized rhythm, slow, wide, without P waves. */
  pulselessActivity: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'own',
      perMinute: 48,
      firstAt: 0.5,
      complex: { shape: 'escape', qrs: 0.15, qt: 0.46, t: -0.3 },
    },
  },
  pacingWithCapture: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'own',
      perMinute: paced.perMinute,
      firstAt: paced.firstAt + 0.03,
      complex: { shape: 'escape', qrs: 0.16, qt: 0.44, t: -0.5 },
    },
    spikes: paced,
  },
  /**
   * An intrinsic rate without a simple ratio to the pacing rate: at half of it, every second spike would seem to
   * capture.
   */
  pacingWithoutCapture: {
    atria: { kind: 'unseen' },
    ventricles: {
      pace: 'own',
      perMinute: 43,
      firstAt: 0.75,
      complex: { shape: 'bundle-branch', qrs: 0.14, qt: 0.42, t: -0.27 },
    },
    spikes: paced,
  },
  asystole: {
    atria: { kind: 'unseen' },
    ventricles: { pace: 'none' },
    drift: { seed: 9 },
  },
} as const satisfies Record<string, Rhythm>;

export type RhythmId = keyof typeof rhythms;
