import { treeWords } from '@/content/clinical/page-words';
import { fillIn } from '@/lib/text/fill-in';
import { trees, type TreeId } from '@/content/clinical/trees';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import {
  type DrawnEdge,
  type DrawnNode,
  drawing,
  drawTree,
  partsOf,
  roundedPath,
  type DrawnTree,
  type Word,
} from '@/lib/clinical/tree-drawing';
import { clinicalTables } from '@/components/clinical/view/clinical-tables-data';
import { nodeKind } from '@/components/clinical/view/tree-words';

const shapes = {
  start: 'fill-surface stroke-ink stroke-2',
  action: 'fill-surface stroke-control',
  question: 'fill-paper stroke-ink stroke-2',
  end: 'fill-solid stroke-solid print:fill-paper print:stroke-ink print:stroke-[4]',
} as const;

/** A drawing taller than this (CSS pixels) would be too small on one letter page; there the list is printed alone. */
const tallestOnPaper = 1500;

const zooms = [
  { label: treeWords.fit, id: 'fit' },
  { label: '100%', id: '1' },
  { label: '150%', id: '15' },
  { label: '200%', id: '2' },
] as const;

/**
 * The tree as a drawing, laid out when the site is built. Beside the step-through on a wide screen; a button opens it over
 * the whole screen (the platform's popover: Escape closes it), where it is zoomed by four sizes and moved by touch, wheel and
 * arrow keys. Its text can be selected; YES and NO are words, kinds of steps differ in shape. Screen readers get the list.
 */
export async function TreeDrawing({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  const drawn = await drawTree(tree, clinicalTables);
  const name = `${tree.id}-drawing`;
  const button =
    'inline-flex min-h-11 items-center rounded-button border border-control px-4 text-sm font-semibold hover:border-ink hover:bg-mint';
  return (
    <div className="relative lg:min-h-[30rem]">
      <button type="button" popoverTarget={name} className={`${button} print:hidden`}>
        {treeWords.open}
      </button>
      <div
        id={name}
        popover="auto"
        className={`group/view static m-0 hidden h-auto max-h-none w-auto max-w-none flex-col border-0 bg-paper p-0 text-ink open:fixed open:inset-0 open:flex open:h-dvh open:w-screen open:p-3 lg:absolute lg:inset-0 lg:top-14 lg:flex ${drawn.height > tallestOnPaper ? '' : 'print:static print:block'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2 pb-2 lg:not-group-open/view:hidden print:hidden">
          <fieldset className="flex items-center gap-1">
            <legend className="sr-only">{treeWords.size}</legend>
            {zooms.map((zoom) => (
              <label
                key={zoom.id}
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-1.5 text-sm font-semibold"
              >
                <input type="radio" name={`${tree.id}-zoom`} value={zoom.id} className="accent-green" />
                {zoom.label}
              </label>
            ))}
          </fieldset>
          <button type="button" popoverTarget={name} popoverTargetAction="hide" className={button}>
            {treeWords.close}
          </button>
        </div>
        <div
          role="region"
          aria-label={fillIn(treeWords.drawing, { tree: tree.title })}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto overscroll-contain border border-line print:overflow-visible print:border-0"
        >
          <div className={`relative mx-auto w-max ${sizes}`}>
            {/* Where the browser begins to show it: with the first step in the middle. */}
            <div aria-hidden="true" className="absolute top-0 left-0 flex print:hidden">
              <svg width={middleOfStart(drawn)} height="1" />
              <span className="-ml-44 size-px shrink-0 [scroll-initial-target:nearest] lg:-ml-80" />
            </div>
            <Drawing treeId={treeId} name={`${tree.id}-wide`} drawn={drawn} className="h-auto max-w-none" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** As large as it is drawn over the whole screen, until a size is chosen; beside the step-through a little smaller. */
const sizes =
  'lg:not-group-open/view:[zoom:0.8] ' +
  'group-has-[[value=fit]:checked]/view:w-full group-has-[[value=fit]:checked]/view:[&>svg]:max-w-full ' +
  'group-has-[[value="15"]:checked]/view:[zoom:1.5] group-has-[[value="2"]:checked]/view:[zoom:2] ' +
  'print:w-full print:[zoom:1] print:[&>svg]:max-h-[240mm] print:[&>svg]:max-w-full';

function middleOfStart({ nodes, width }: DrawnTree): number {
  const start = nodes.find((node) => node.type === 'start');
  return Math.round(start === undefined ? width / 2 : start.x + start.width / 2);
}

function Drawing({
  treeId,
  name,
  drawn: { width, height, nodes, edges },
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
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`block text-ink select-text ${className}`}
      data-drawing={name}
    >
      <title id={`${name}-title`}>{tree.title}</title>
      <desc id={`${name}-desc`}>{fillIn(treeWords.drawingHint, { count: nodes.length })}</desc>
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

function Answer({ edge }: { edge: DrawnEdge }) {
  if (edge.labelAt === null) return null;
  const { x, y } = edge.labelAt;
  return (
    <g>
      <rect
        x={x - drawing.labelWidth / 2}
        y={y - drawing.labelHeight / 2}
        width={drawing.labelWidth}
        height={drawing.labelHeight}
        rx="4"
        className="fill-paper stroke-ink stroke-[1.5]"
      />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" className="fill-ink font-bold">
        {treeWords.drawnAnswers[edge.label === 'yes' ? 'yes' : 'no']}
      </text>
    </g>
  );
}

function Step({ node, treeId }: { node: DrawnNode; treeId: TreeId }) {
  const isEnd = node.type === 'end';
  const textColor = isEnd ? 'fill-on-solid print:fill-ink' : 'fill-ink';
  const at = partsOf(node);
  const left = drawing.paddingX;
  return (
    // Each step in coordinates of its own: the same lines of markup again and again travel as one.
    <g data-node={node.id} transform={`translate(${node.x} ${node.y})`}>
      <Shape node={node} />
      <text x={left} y="22" fontSize="13" className={isEnd ? textColor : 'fill-ink-soft'}>
        <tspan className={`font-bold ${isEnd ? '' : 'fill-green'}`} fontSize="15">
          {node.number}
        </tspan>
        {`  ${nodeKind(node.type, trees[treeId].population)} `}
      </text>
      <text
        data-words=""
        fontSize={drawing.fontSize}
        className={`${textColor} ${node.type === 'question' ? 'font-semibold' : ''}`}
      >
        <TextLines lines={node.lines} x={left} y={drawing.paddingTop} />
      </text>
      {node.see.length === 0 ? null : (
        <text data-see="" fontSize={drawing.fontSize} className={textColor}>
          <TextLines lines={node.see} x={left} y={at.seeAt} />
        </text>
      )}
      {node.notes.map((note, index) => {
        const y = at.notesAt[index] ?? 0;
        return (
          <g key={note.id} data-note={note.id}>
            <rect
              x={left}
              y={y + 3}
              width="3"
              height={note.lines.length * drawing.lineHeight - 4}
              className="fill-flare print:fill-ink"
            />
            <text fontSize={drawing.fontSize} className={textColor}>
              <TextLines lines={note.lines} x={left + drawing.indent} y={y} />
            </text>
          </g>
        );
      })}
    </g>
  );
}

type TextLinesProps = { lines: DrawnNode['lines']; x: number; y: number };

/**
 * Lines of fixed content: their order never changes. A row that a step leads to is named, not linked: the drawing is one
 * image to a screen reader, which would not reach a link inside it. The list and the step-through have the links.
 */
function TextLines({ lines, x, y }: TextLinesProps) {
  return lines.map((line, index) => (
    <tspan key={index} x={x} {...(index === 0 ? { y: y + 15 } : { dy: drawing.lineHeight })}>
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

function Shape({ node: { type, width, height } }: { node: DrawnNode }) {
  if (type !== 'question')
    return <rect width={width} height={height} rx={type === 'action' ? 3 : 22} className={shapes[type]} />;
  const cut = 14;
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
  return <polygon points={corners.map((corner) => corner.join(',')).join(' ')} className={shapes.question} />;
}
