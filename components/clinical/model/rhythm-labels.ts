import { rhythmDescriptions, type RhythmDescription, stripLabels } from '@/content/clinical/rhythms';
import type { ClinicalText } from '@/lib/clinical/clinical-value';
import type { RhythmRow } from '@/lib/clinical/clinical-page';
import { figuresOf } from '@/lib/clinical/rhythms/figures';
import { type Rhythm, type RhythmId, rhythms } from '@/lib/clinical/rhythms/rhythm';
import { interpolate } from '@/lib/text/interpolate';

/** Every clinical sentence beside a drawing, in reading order. */
export function textsOfRhythm(
  { rhythm, add }: RhythmRow<string>,
  limitsFor: 'Adult' | undefined,
): readonly ClinicalText[] {
  const { shows, sign, adult }: RhythmDescription = rhythmDescriptions[rhythm];
  return [
    shows,
    sign,
    ...(limitsFor === undefined || adult === undefined ? [] : [adult]),
    ...(add === undefined ? [] : [add.text]),
  ];
}

/** The anchor of a rhythm on a page: `rhythm-monomorphic-vt`. The same on every page that draws it. */
export function rhythmAnchor(id: RhythmId): string {
  return `rhythm-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The measurements of a drawn rhythm as text: `rate 80/min, PR 0.16 sec, QRS 0.09 sec`; null if nothing is constant.
 */
export function measuredText(id: RhythmId): string | null {
  const rhythm: Rhythm = rhythms[id];
  const { atrialRate, ventricularRate, pr, qrs } = figuresOf(rhythm);
  const ofAtria = rhythm.atria.kind === 'flutter' ? stripLabels.flutterWaves : stripLabels.pWaves;
  const rates =
    ventricularRate !== null && (atrialRate === null || atrialRate === ventricularRate)
      ? [interpolate(stripLabels.rate, { rate: ventricularRate })]
      : [
          ...(atrialRate === null ? [] : [interpolate(ofAtria, { rate: atrialRate })]),
          ...(ventricularRate === null ? [] : [interpolate(stripLabels.qrsRate, { rate: ventricularRate })]),
        ];
  const words = [
    ...rates,
    ...(pr === null ? [] : [interpolate(stripLabels.pr, { seconds: [...new Set(pr)].join('-') })]),
    ...(qrs === null ? [] : [interpolate(stripLabels.qrs, { seconds: qrs })]),
  ];
  return words.length === 0 ? null : words.join(', ');
}
