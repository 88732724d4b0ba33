import type { Rhythm } from './rhythm';

/** Rates per minute and intervals in seconds; null if a rhythm does not have one or it is not constant. */
export type DrawnFigures = {
  readonly atrialRate: number | null;
  readonly ventricularRate: number | null;
  /** The shortest and the longest PR interval; equal if constant. */
  readonly pr: readonly [number, number] | null;
  readonly qrs: number | null;
};

/** The figures printed beside a drawing. A test measures the finished drawing against them. */
export function figuresOf({ atria, ventricles }: Rhythm): DrawnFigures {
  const atrialRate = 'perMinute' in atria ? atria.perMinute : null;
  const qrs = 'complex' in ventricles ? ventricles.complex.qrs : null;
  switch (ventricles.pace) {
    case 'atria': {
      const { pr, drops } = ventricles;
      return {
        atrialRate,
        ventricularRate: drops ? null : atrialRate,
        pr: [Math.min(...pr), Math.max(...pr)],
        qrs,
      };
    }
    case 'own':
      return { atrialRate, ventricularRate: ventricles.perMinute, pr: null, qrs };
    case 'flutter':
      return {
        atrialRate,
        ventricularRate: atrialRate === null ? null : atrialRate / ventricles.wavesPerBeat,
        pr: null,
        qrs,
      };
    case 'fibrillation':
    case 'changing':
    case 'chaos':
    case 'none':
      return { atrialRate, ventricularRate: null, pr: null, qrs };
  }
}
