import type { RateAdvice } from '@/lib/simulation/compression-rate';
import type { SimulationResult } from '@/lib/simulation/simulation';

/** Compression depth and rate in words, for adults and for infants. */
export type CompressionAdvice = { readonly adult: string; readonly infant: string };

/** Words of the game, card by card. Places in braces are filled in with `interpolate`. */
export type SimulationLabels = {
  readonly intro: Readonly<
    Record<'title' | 'duration' | 'disclaimer' | 'choose' | 'random' | 'pace' | 'start', string>
  >;
  readonly question: Readonly<
    Record<
      | 'progress'
      | 'right'
      | 'wrong'
      | 'source'
      | 'yourAnswer'
      | 'rightAnswer'
      | 'next'
      | 'hold'
      | 'leave'
      | 'last'
      | 'lastRight'
      | 'lastWrong',
      string
    >
  >;
  readonly compressions: Readonly<
    Record<
      | 'title'
      | 'text'
      | 'button'
      | 'count'
      | 'rateUnit'
      | 'noRate'
      | 'spoken'
      | 'band'
      | 'metronomeOn'
      | 'metronomeOff'
      | 'metronomeFailed'
      | 'limits'
      | 'howDeep',
      string
    >
  > & { readonly advice: Readonly<Record<RateAdvice, string>>; readonly advices: CompressionAdvice };
  readonly result: Readonly<
    Record<
      | 'score'
      | 'rhythmEarned'
      | 'rhythmMissed'
      | 'rhythmUncountable'
      | 'rhythmNone'
      | 'rhythmSkipped'
      | 'debrief'
      | 'yourAnswer'
      | 'rightAnswer'
      | 'source'
      | 'sourceKey'
      | 'again'
      | 'certify'
      | 'leave'
      | 'disclaimer',
      string
    >
  > & {
    readonly verdicts: Readonly<Record<SimulationResult['verdict'], string>>;
    readonly advices: CompressionAdvice;
  };
};

/** Both depths, that of the scenario's own victim first. */
export function adviceInOrder(advices: CompressionAdvice, victim: 'adult' | 'infant'): string {
  return victim === 'infant' ? `${advices.infant} ${advices.adult}` : `${advices.adult} ${advices.infant}`;
}
