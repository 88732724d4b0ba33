import { treeLabels } from '@/content/clinical/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { trees, type TreeId } from '@/content/clinical/trees';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import {
  type DrawnEdge,
  type DrawnNode,
  drawing,
  drawTree,
  roundedPath,
  type DrawnTree,
  type Word,
} from '@/lib/clinical/tree-drawing';
import { clinicalTables } from '@/components/clinical/model/clinical-tables-data';
import { nodeKind } from '@/components/clinical/model/tree-labels';

const shapes = {
  start: 'fill-surface stroke-ink stroke-2',
  action: 'fill-surface stroke-control',
  question: 'fill-paper stroke-ink stroke-2',
  end: 'fill-solid stroke-solid',
} as const;

const zooms = [
  { label: treeLabels.fit, id: 'fit' },
  { label: '100%', id: '1' },
  { label: '150%', id: '15' },
  { label: '200%', id: '2' },
] as const;

/**
 * The tree as a drawing, laid out when the site is built. Beside the step-through on a wide screen, where it follows its
 * steps; a button opens it over the whole screen (the platform's popover: Escape closes it), as wide as it fits. It is zoomed
 * by four sizes and moved by touch, wheel and arrow keys. Its text can be selected; YES and NO are words, kinds of steps
 * differ in shape. Screen readers and paper get the list.
 */
export function TreeDrawing({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  const name = `${tree.id}-drawing`;
  const button =
    'inline-flex min-h-11 items-center rounded-button border border-control px-4 text-sm font-semibold hover:border-ink hover:bg-mint';
  return (
    <div className="relative lg:min-h-[30rem] print:hidden">
      <button type="button" popoverTarget={name} className={button}>
        {treeLabels.open}
      </button>
      <div
        id={name}
        popover="auto"
        className="tree-view group/view static m-0 hidden h-auto max-h-none w-auto max-w-none flex-col border-0 bg-paper p-0 text-ink open:fixed open:inset-0 open:flex open:h-dvh open:w-screen open:p-3 lg:absolute lg:inset-0 lg:top-14 lg:flex"
      >
        <div className="flex flex-wrap items-center justify-between gap-2 pb-2 lg:not-group-open/view:hidden">
          <fieldset className="flex items-center gap-1">
            <legend className="sr-only">{treeLabels.size}</legend>
            {zooms.map((zoom) => (
              <label
                key={zoom.id}
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-1.5 text-sm font-semibold"
              >
                <input
                  type="radio"
                  name={`${tree.id}-zoom`}
                  value={zoom.id}
                  defaultChecked={zoom.id === 'fit'}
                  className="accent-green"
                />
                {zoom.label}
              </label>
            ))}
          </fieldset>
          <button type="button" popoverTarget={name} popoverTargetAction="hide" className={button}>
            {treeLabels.close}
          </button>
        </div>
        <div
          role="region"
          aria-label={interpolate(treeLabels.drawing, { tree: tree.title })}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto overscroll-contain border border-line"
        >
          <div className={`mx-auto w-max ${sizes}`}>
            <Drawing
              treeId={treeId}
              name={`${tree.id}-wide`}
              drawn={drawTree(tree, clinicalTables)}
              className="h-auto max-w-none"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Fit: as wide as the screen, up to a size at which it is read at arm's length. */
const sizes =
  'group-has-[[value=fit]:checked]/view:w-full group-has-[[value=fit]:checked]/view:max-w-sm ' +
  'group-open/view:group-has-[[value=fit]:checked]/view:max-w-xl ' +
  'group-has-[[value=fit]:checked]/view:[&>svg]:w-full ' +
  'group-has-[[value="15"]:checked]/view:[zoom:1.5] group-has-[[value="2"]:checked]/view:[zoom:2]';

function Drawing({
  treeId,
  name,
  drawn: { left, width, height, nodes, edges },
  className,
}: {
  treeId: TreeId;
  name: string;
  drawn: DrawnTree;
  className: string;
}) {
  const tree: DecisionTree = trees[treeId];
  return (
    <svg
      role="img"
      aria-labelledby={`${name}-title ${name}-desc`}
      viewBox={`${-left} 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`block text-ink select-text ${className}`}
      data-drawing={name}
    >
      <title id={`${name}-title`}>{tree.title}</title>
      <desc id={`${name}-desc`}>{interpolate(treeLabels.drawingHint, { count: nodes.length })}</desc>
      <defs>
        <marker
          id={`${name}-arrow`}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0L10 5L0 10Z" className="fill-ink-soft" />
        </marker>
      </defs>
      {edges.map((edge) => (
        <Arrow key={`${edge.from}-${edge.label}`} edge={edge} marker={`${name}-arrow`} />
      ))}
      {nodes.map((node) => (
        <Step key={node.id} node={node} treeId={treeId} />
      ))}
      {edges.map((edge) => (
        <Answer key={`${edge.from}-${edge.label}`} edge={edge} />
      ))}
    </svg>
  );
}

function Arrow({ edge, marker }: { edge: DrawnEdge; marker: string }) {
  return (
    <path
      d={roundedPath(edge.points)}
      markerEnd={`url(#${marker})`}
      fill="none"
      data-edge={`${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`}
      className={`stroke-ink-soft stroke-2 ${edge.isLoop ? '[stroke-dasharray:7_5]' : ''}`}
    />
  );
}

/** An answer, with the number of the step that it leads to: nobody has to follow a line. */
function Answer({ edge }: { edge: DrawnEdge }) {
  if (edge.markAt === null) return null;
  return (
    <g transform={`translate(${edge.markAt.x} ${edge.markAt.y})`}>
      <rect
        width={drawing.markWidth}
        height={drawing.markHeight}
        rx="5"
        className="fill-paper stroke-ink stroke-[1.5]"
      />
      <text x={drawing.markWidth / 2} y="18" textAnchor="middle" fontSize="14" className="fill-ink font-bold">
        {interpolate(treeLabels.drawnAnswers[edge.label === 'yes' ? 'yes' : 'no'], { step: edge.toNumber })}
      </text>
    </g>
  );
}

function Step({ node, treeId }: { node: DrawnNode; treeId: TreeId }) {
  const isEnd = node.type === 'end';
  const inBox = isEnd ? 'fill-on-solid in-data-here:fill-ink' : 'fill-ink';
  return (
    // Each step in coordinates of its own: the same lines of markup again and again travel as one.
    <g data-node={node.id} transform={`translate(0 ${node.y})`}>
      <Shape type={node.type} height={node.boxHeight} />
      <text x={drawing.paddingX} y="21" fontSize="13" className={inBox}>
        <tspan className="font-bold" fontSize="15">
          {node.number}
        </tspan>
        {`  ${nodeKind(node.type, trees[treeId].population)} `}
      </text>
      <text data-text="" fontSize={drawing.actionSize} className={`${inBox} font-semibold`}>
        <TextLines part={node.action} x={drawing.paddingX} step={drawing.actionLine} />
      </text>
      <Beside part={node.details} />
      <Beside part={node.see} isSee />
      {node.notes.map((note) => (
        <g key={note.id} data-note={note.id}>
          <rect
            x={drawing.textInset}
            y={note.y + 3}
            width="3"
            height={note.lines.length * drawing.textLine - 4}
            className="fill-flare"
          />
          <Beside part={note} inset={drawing.noteInset} />
        </g>
      ))}
    </g>
  );
}

type Part = DrawnNode['action'];

/** Words below the box, between the two ways down. */
function Beside({ part, inset = 0, isSee = false }: { part: Part; inset?: number; isSee?: boolean }) {
  if (part.lines.length === 0) return null;
  return (
    <text {...(isSee ? { 'data-see': '' } : {})} fontSize={drawing.textSize} className="fill-ink">
      <TextLines part={part} x={drawing.textInset + inset} step={drawing.textLine} />
    </text>
  );
}

/**
 * Lines of fixed content: their order never changes. A row that a step leads to is named, not linked: the drawing is one
 * image to a screen reader, which would not reach a link inside it. The list and the step-through have the links.
 */
function TextLines({ part: { y, lines }, x, step }: { part: Part; x: number; step: number }) {
  return lines.map((line, index) => (
    <tspan key={index} x={x} {...(index === 0 ? { y: y + 15 } : { dy: step })}>
      {runsOf(line).map((run, place) =>
        run.isValue ? (
          <tspan key={place} className="font-bold">
            {run.text}
          </tspan>
        ) : (
          run.text
        ),
      )}
    </tspan>
  ));
}

/** Neighboring words of one kind as one text: a text for each word would travel with a mark between any two. */
function runsOf(line: readonly Word[]): readonly { readonly text: string; readonly isValue: boolean }[] {
  return line.reduce<readonly { readonly text: string; readonly isValue: boolean }[]>((runs, word) => {
    const last = runs.at(-1);
    return last?.isValue === word.isValue
      ? [...runs.slice(0, -1), { ...last, text: `${last.text}${word.text} ` }]
      : [...runs, { text: `${word.text} `, isValue: word.isValue }];
  }, []);
}

function Shape({ type, height }: { type: DrawnNode['type']; height: number }) {
  const width = drawing.boxWidth;
  const style = `${shapes[type]} in-data-here:fill-mint in-data-here:stroke-green in-data-here:stroke-[4]`;
  if (type !== 'question')
    return <rect width={width} height={height} rx={type === 'action' ? 3 : 20} className={style} />;
  const cut = 12;
  const corners = [
    [cut, 0],
    [width - cut, 0],
    [width, cut],
    [width, height - cut],
    [width - cut, height],
    [cut, height],
    [0, height - cut],
    [0, cut],
  ];
  return <polygon points={corners.map((corner) => corner.join(',')).join(' ')} className={style} />;
}
