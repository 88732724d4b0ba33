import type { ReactNode } from 'react';
import { treeLabels } from '@/content/clinical/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { trees, type TreeId } from '@/content/clinical/trees';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import {
  type DrawnEdge,
  type DrawnNode,
  drawing,
  drawTree,
  drawTreeForScreen,
  type DrawnTree,
  pathThrough,
  type Word,
} from '@/lib/clinical/tree-drawing';
import { clinicalTables } from '@/components/clinical/model/clinical-tables-data';
import { nodeKind } from '@/components/clinical/model/tree-labels';

const shapes = {
  start: 'fill-surface stroke-ink stroke-2',
  action: 'fill-surface stroke-control',
  question: 'fill-paper stroke-ink stroke-2',
  end: 'fill-solid stroke-solid forced-colors:stroke-ink',
} as const;

const zooms = [
  { label: treeLabels.fit, id: 'fit' },
  { label: '100%', id: '1' },
  { label: '150%', id: '15' },
  { label: '200%', id: '2' },
] as const;

/**
 * The tree as a drawing, laid out at build time. On a wide screen it is beside the step-through and follows its
 * steps; a button opens it full screen (a native popover: Escape closes it). There "Fit" shows all of it in columns
 * on a wide screen, and fits its width on a phone. It has four zoom levels and pans by touch, wheel and arrow keys.
 * YES and NO are text, and the kinds of steps differ in shape. Screen readers and print get the list.
 */
export function TreeDrawing({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  const name = `${tree.id}-drawing`;
  const [tall, wide] = [drawTree(tree, clinicalTables), drawTreeForScreen(tree, clinicalTables)];
  const button =
    'inline-flex min-h-11 items-center rounded-button border border-control px-4 text-sm font-semibold hover:border-ink hover:bg-mint';
  return (
    <div className="relative lg:min-h-[30rem] print:hidden">
      <button type="button" popoverTarget={name} className={button}>
        {treeLabels.open}
      </button>
      <div id={name} popover="auto" className="tree-view">
        <div className="tree-bar">
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
          <div className="tree-sizes">
            <Drawing treeId={treeId} name={`${tree.id}-tall`} drawn={tall}>
              {columnsOf(wide, tall).map((column) => (
                <Column key={column.id} {...column} treeId={treeId} />
              ))}
            </Drawing>
            <Drawing treeId={treeId} name={`${tree.id}-wide`} drawn={wide}>
              {columnsOf(wide, tall).map(({ id, moved }) => (
                <use key={id} href={`#${id}`} {...moved} />
              ))}
            </Drawing>
          </div>
        </div>
      </div>
    </div>
  );
}

type ColumnOfSteps = {
  readonly id: string;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** From its place in the tall drawing to that in the wide one. */
  readonly moved: { readonly x: number; readonly y: number };
};

/** The steps of the tall drawing by the column of the wide one, which shows the same elements in another place. */
function columnsOf(wide: DrawnTree, tall: DrawnTree): readonly ColumnOfSteps[] {
  return [...new Set(wide.nodes.map(({ column }) => column))].map((column) => {
    const own = wide.nodes.filter((node) => node.column === column);
    const nodes = tall.nodes.filter(({ id }) => own.some((node) => node.id === id));
    const moved = { x: own[0]?.x ?? 0, y: (own[0]?.y ?? 0) - (nodes[0]?.y ?? 0) };
    return {
      id: `${tall.treeId}-column-${column}`,
      nodes,
      edges: tall.edges.filter(({ from }) => nodes.some(({ id }) => id === from)),
      moved,
    };
  });
}

function Column({ id, nodes, edges, treeId }: ColumnOfSteps & { treeId: TreeId }) {
  return (
    <g id={id}>
      {nodes.map((node) => (
        <Step key={node.id} node={node} treeId={treeId} />
      ))}
      {edges.map((edge) => (
        <Answer key={`${edge.from}-${edge.label}`} edge={edge} />
      ))}
    </g>
  );
}

function Drawing({
  treeId,
  name,
  drawn: { left, top, width, height, nodes, edges },
  children,
}: {
  treeId: TreeId;
  name: string;
  drawn: DrawnTree;
  children: ReactNode;
}) {
  const tree: DecisionTree = trees[treeId];
  return (
    <svg
      role="img"
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-desc`}
      viewBox={`${-left} ${-top} ${width} ${height}`}
      width={width}
      height={height}
      className="text-ink select-text"
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
      {/* Its own opaque ground: a browser that forces pages dark darkens the page behind a drawing, but not its lines. */}
      <rect x={-left} y={-top} width={width} height={height} className="fill-paper" />
      <g fill="none" strokeLinejoin="round" className="stroke-ink-soft stroke-2">
        {edges.map((edge) => (
          <Arrow key={`${edge.from}-${edge.label}`} edge={edge} marker={`${name}-arrow`} />
        ))}
      </g>
      {children}
    </svg>
  );
}

function Arrow({ edge, marker }: { edge: DrawnEdge; marker: string }) {
  return (
    <path
      d={pathThrough(edge.points)}
      markerEnd={`url(#${marker})`}
      data-edge={`${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`}
      strokeDasharray={edge.isLoop ? '7 5' : undefined}
    />
  );
}

/** An answer, with the number of the step that it leads to, so that the line need not be followed. */
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
      <text
        x={drawing.markWidth / 2}
        y="18"
        textAnchor="middle"
        fontSize={drawing.textSize}
        className="fill-ink font-bold"
      >
        {interpolate(treeLabels.drawnAnswers[edge.label === 'yes' ? 'yes' : 'no'], { step: edge.toNumber })}
      </text>
    </g>
  );
}

function Step({ node, treeId }: { node: DrawnNode; treeId: TreeId }) {
  const isEnd = node.type === 'end';
  const inBox = isEnd ? 'fill-on-solid in-data-here:fill-ink' : 'fill-ink';
  return (
    // Each step in its own coordinates: identical markup compresses to almost nothing.
    <g data-node={node.id} transform={`translate(0 ${node.y})`}>
      <Shape type={node.type} height={node.boxHeight} />
      <text x={drawing.paddingX} y="21" fontSize={drawing.textSize} className={inBox}>
        <tspan className="font-bold">{node.number}</tspan>
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
 * Lines of fixed content: their order never changes. A row that a step leads to is named, not linked, because the
 * drawing is one image to a screen reader, which couldn't reach a link inside it. The list and the step-through have
 * the links.
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
