import { stripLabels } from '@/content/clinical/rhythms';
import { type Rhythm, type RhythmId, rhythms } from '@/lib/clinical/rhythms/rhythm';
import { curveOf } from '@/lib/clinical/rhythms/strip';
import { paper, tracePath } from '@/lib/clinical/rhythms/trace';

type RhythmStripProps = {
  rhythm: RhythmId;
  /** The accessible name of the drawing: the rhythm, or a number if the rhythm is the question. */
  name: string;
  /** The id of the sentence that describes the drawing. */
  describedBy: string;
};

/** Grid stripes as one dashed line: as thick as the strip, with each dash a line of the grid. */
const stripes = (every: number, thick: number) => `${thick} ${every * paper.unitsPerMm - thick}` as const;

/**
 * A rhythm on ECG paper, drawn at build time (docs/decisions/022-rhythms-drawn-and-measured.md). Line and grid use
 * the page's colors, so dark mode, high contrast and print need nothing extra.
 */
export function RhythmStrip({ rhythm, name, describedBy }: RhythmStripProps) {
  const [width, height] = [paper.width * paper.unitsPerMm, paper.height * paper.unitsPerMm];
  const drawn: Rhythm = rhythms[rhythm];
  return (
    // No `figure`: with a collapsed answer, a checker finds no caption and reports it as unnamed. The drawing has a
    // name.
    <div className="-mx-gutter sm:mx-0">
      <svg
        role="img"
        aria-label={name}
        aria-describedby={describedBy}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full border-y border-line sm:border-x"
        fill="none"
        strokeLinejoin="round"
        data-rhythm={rhythm}
      >
        {/* An opaque background: a browser's forced dark mode darkens the page behind a drawing, but not its lines. */}
        <rect width={width} height={height} className="fill-surface" />
        <Grid
          every={paper.smallSquare}
          thick={2}
          className="stroke-line opacity-50 forced-colors:opacity-20"
        />
        <Grid every={paper.largeSquare} thick={4} className="stroke-line forced-colors:opacity-40" />
        <path
          d={tracePath(curveOf(drawn))}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink stroke-[1.75]"
        />
      </svg>
      <p className="mt-1 px-gutter text-xs text-ink-soft sm:px-0">{stripLabels.caption}</p>
    </div>
  );
}

function Grid({ every, thick, className }: { every: number; thick: number; className: string }) {
  const [width, height] = [paper.width * paper.unitsPerMm, paper.height * paper.unitsPerMm];
  return (
    <g className={className} strokeDasharray={stripes(every, thick)} data-grid={every}>
      <path d={`M0 ${height / 2}h${width}`} strokeWidth={height} />
      <path d={`M${width / 2} 0v${height}`} strokeWidth={width} />
    </g>
  );
}
