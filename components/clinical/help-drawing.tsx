import {
  arrowPath,
  type DrawingPart,
  type Figure,
  type HelpDrawingId,
  helpDrawings,
  pointsOf,
  round,
} from '@/lib/clinical/help-drawings';

/**
 * The drawing of a step on its own background, which stays behind it if a browser changes the colors of a page. The
 * adjacent text says the same, so it is hidden from assistive technology.
 */
export function HelpDrawing({ id, className = '' }: { id: HelpDrawingId; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 90"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`rounded-card ${className}`}
    >
      <rect width="120" height="90" className="fill-surface" />
      <Parts parts={helpDrawings[id]} />
    </svg>
  );
}

function Parts({ parts }: { parts: readonly DrawingPart[] }) {
  // Parts are fixed content: their order never changes.
  return parts.map((part, index) => <Part key={index} part={part} />);
}

const solid = 'fill-ink stroke-ink';
const outline = 'fill-green stroke-green';
const inside = 'fill-surface stroke-surface';

function Part({ part }: { part: DrawingPart }) {
  switch (part.kind) {
    case 'helper':
      return <Body figure={part} className={solid} narrower={0} />;
    case 'patient':
      return (
        <>
          <Body figure={part} className={outline} narrower={0} />
          <Body figure={part} className={inside} narrower={2.2} />
        </>
      );
    case 'arm': {
      const [x, y] = pointsOf(part.d).at(-1) ?? [0, 0];
      return (
        <g className={solid}>
          <path d={part.d} strokeWidth="7.5" fill="none" />
          <circle cx={x} cy={y} r="5.5" strokeWidth="1.5" className="stroke-surface" />
        </g>
      );
    }
    case 'fingers':
      return (
        <>
          <path d={part.d} strokeWidth="6.5" className="stroke-surface" />
          <path d={part.d} strokeWidth="4.4" className="stroke-ink" />
        </>
      );
    case 'limb':
      return (
        <>
          <path d={part.d} strokeWidth="7.5" className="stroke-green" />
          <path d={part.d} strokeWidth="3.1" className="stroke-surface" />
        </>
      );
    case 'outline':
      return <path d={part.d} strokeWidth="2.4" className="fill-surface stroke-green" />;
    case 'pad': {
      const { at, half } = part;
      return (
        <rect
          x={at[0] - half[0]}
          y={at[1] - half[1]}
          width={2 * half[0]}
          height={2 * half[1]}
          rx="2"
          className="fill-ink"
        />
      );
    }
    case 'arrow':
      return (
        <>
          <path d={arrowPath(part)} strokeWidth="9" className="stroke-surface" />
          <path d={arrowPath(part)} strokeWidth="4" className="stroke-flare-deep" />
        </>
      );
    case 'group':
      return (
        <g transform={`translate(${part.at.join(' ')}) scale(${part.scale})`}>
          <Parts parts={part.parts} />
        </g>
      );
    case 'line':
      return <path d={part.d} strokeWidth="2.5" className="stroke-ink-soft" />;
    case 'shape':
      return <path d={part.d} className="fill-ink" />;
    case 'sign':
      return <path d={part.d} className="fill-green" />;
    case 'cut':
      return <path d={part.d} className="fill-surface" />;
  }
}

/** The person being helped is drawn twice: the outline, then the fill. */
function Body({ figure, className, narrower }: { figure: Figure; className: string; narrower: number }) {
  const [cx, cy, r] = figure.head ?? [0, 0, 0];
  const angle = ((figure.nose ?? 0) * Math.PI) / 180;
  return (
    <g className={className}>
      {figure.head === undefined ? null : <circle cx={cx} cy={cy} r={r - narrower} stroke="none" />}
      {figure.nose === undefined ? null : (
        <circle
          cx={Math.round(cx + r * Math.cos(angle))}
          cy={Math.round(cy + r * Math.sin(angle))}
          r={round(r * 0.36 - narrower / 2)}
          stroke="none"
        />
      )}
      <path
        d={figure.torso}
        strokeWidth={15 - 2 * narrower}
        fill={figure.torso.endsWith('Z') ? undefined : 'none'}
      />
      {figure.limbs === undefined ? null : (
        <path d={figure.limbs} strokeWidth={7.5 - 2 * narrower} fill="none" />
      )}
    </g>
  );
}
