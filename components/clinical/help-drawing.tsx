import { arrowPath, type DrawingPart, type HelpDrawingId, helpDrawings } from '@/lib/clinical/help-drawings';

/** The drawing of a step. The words beside it say the same, so it is hidden from assistive technology. */
export function HelpDrawing({ id, className = '' }: { id: HelpDrawingId; className?: string }) {
  const parts: readonly DrawingPart[] = helpDrawings[id];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 90"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </svg>
  );
}

function Part({ part }: { part: DrawingPart }) {
  switch (part.kind) {
    case 'helper':
    case 'patient': {
      const [cx, cy, r] = part.head;
      const isHelper = part.kind === 'helper';
      return (
        <>
          <g className={isHelper ? 'fill-ink stroke-ink' : 'fill-green stroke-green'}>
            <circle cx={cx} cy={cy} r={r} stroke="none" />
            <path d={part.torso} strokeWidth="15" fill="none" />
            <path d={part.limbs} strokeWidth="7.5" fill="none" />
          </g>
          {isHelper ? null : (
            <g className="fill-surface stroke-surface">
              <circle cx={cx} cy={cy} r={r - 2.2} stroke="none" />
              <path d={part.torso} strokeWidth="10.6" fill="none" />
              <path d={part.limbs} strokeWidth="3.1" fill="none" />
            </g>
          )}
        </>
      );
    }
    case 'limb':
      return (
        <>
          <path d={part.d} strokeWidth="7.5" className="stroke-green" />
          <path d={part.d} strokeWidth="3.1" className="print:stroke-white stroke-surface" />
        </>
      );
    case 'arrow':
      return (
        <>
          <path d={arrowPath(part)} strokeWidth="9" className="stroke-surface" />
          <path d={arrowPath(part)} strokeWidth="4" className="stroke-flare-deep" />
        </>
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
