import { trees, type TreeId } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import type { DecisionTree } from '@/lib/decision-tree';
import { type DrawnEdge, type DrawnNode, drawing, drawTallTree, drawTree, roundedPath, type TreeDrawing as TreeDrawingData } from '@/lib/tree-drawing';

const shapes = {
  start: 'fill-surface stroke-ink stroke-2',
  action: 'fill-surface stroke-control',
  question: 'fill-paper stroke-ink stroke-2',
  end: 'fill-solid stroke-solid print:fill-paper print:stroke-ink print:stroke-[4]',
} as const;

const kindWords = { start: 'Start', question: 'Question', action: 'Do', end: 'End' } as const;

/** A drawing taller than this (CSS pixels) would be too small on one letter page; there the list stands alone. */
const tallestOnPaper = 1500;

/**
 * The tree as a drawing, laid out when the site is built: wide with branches side by side, and tall for narrow screens. Its
 * text can be selected; YES and NO are words, kinds of steps differ in shape. Screen readers get the list that follows it.
 */
export async function TreeDrawing({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  const wide = await drawTree(tree, values);
  return (
    <div className={`border-y border-line py-6 print:py-1 ${wide.height > tallestOnPaper ? 'print:hidden' : ''}`}>
      <TallDrawing tree={tree} drawn={drawTallTree(tree, values)} />
      <div role="region" aria-label={`Drawing: ${tree.title}`} tabIndex={0} className="hidden overflow-x-auto md:block print:block print:overflow-visible">
        <Drawing
          tree={tree} name={`${tree.id}-wide`} drawn={wide}
          className="mx-auto max-w-none lg:h-auto lg:max-w-full print:h-auto print:max-h-[240mm] print:max-w-full"
        />
      </div>
    </div>
  );
}

/**
 * The drawing for narrow screens, which a browser lays out only once it comes near: its words, each placed by itself, are
 * half the work of a page on a slow phone. An empty drawing of the same size holds the space, so nothing moves.
 */
function TallDrawing({ tree, drawn }: { tree: DecisionTree; drawn: TreeDrawingData }) {
  return (
    <div className="relative md:hidden print:hidden">
      <svg aria-hidden="true" viewBox={`0 0 ${drawn.width} ${drawn.height}`} width={drawn.width} height={drawn.height} className="block h-auto max-w-full" />
      <div className="absolute inset-0 [content-visibility:auto]">
        <Drawing tree={tree} name={`${tree.id}-tall`} drawn={drawn} className="h-auto max-w-full" />
      </div>
    </div>
  );
}

function Drawing({ tree, name, drawn: { width, height, nodes, edges }, className }: { tree: DecisionTree; name: string; drawn: TreeDrawingData; className: string }) {
  return (
    <svg
      role="img" aria-labelledby={`${name}-title ${name}-desc`} viewBox={`0 0 ${width} ${height}`} width={width} height={height}
      className={`block select-text text-ink ${className}`} data-drawing={name}
    >
      <title id={`${name}-title`}>{tree.title}</title>
      <desc id={`${name}-desc`}>{`The decision tree as a drawing of ${nodes.length} steps. The list below it says the same in words.`}</desc>
      <defs>
        <marker id={`${name}-arrow`} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto" markerUnits="userSpaceOnUse">
          <path d="M0 0L10 5L0 10Z" className="fill-ink-soft" />
        </marker>
      </defs>
      {edges.map((edge) => <Arrow key={`${edge.from}-${edge.label}`} edge={edge} marker={`${name}-arrow`} />)}
      {nodes.map((node) => <Step key={node.id} node={node} />)}
      {edges.map((edge) => <Answer key={`${edge.from}-${edge.label}`} edge={edge} />)}
    </svg>
  );
}

function Arrow({ edge, marker }: { edge: DrawnEdge; marker: string }) {
  return (
    <path
      d={roundedPath(edge.points)} markerEnd={`url(#${marker})`} fill="none"
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
        x={x - drawing.labelWidth / 2} y={y - drawing.labelHeight / 2} width={drawing.labelWidth} height={drawing.labelHeight} rx="4"
        className="fill-paper stroke-ink stroke-[1.5]"
      />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" className="fill-ink font-bold">{edge.label === 'yes' ? 'YES' : 'NO'}</text>
    </g>
  );
}

function Step({ node }: { node: DrawnNode }) {
  const isEnd = node.type === 'end';
  const textColor = isEnd ? 'fill-on-solid print:fill-ink' : 'fill-ink';
  return (
    <g data-node={node.id}>
      <Shape node={node} />
      <text x={node.x + drawing.paddingX} y={node.y + 22} fontSize="13" className={isEnd ? textColor : 'fill-ink-soft'}>
        <tspan className={`font-bold ${isEnd ? '' : 'fill-green'}`} fontSize="15">{node.number}</tspan>
        {`  ${kindWords[node.type]} `}
      </text>
      <text fontSize={drawing.fontSize} className={`${textColor} ${node.type === 'question' ? 'font-semibold' : ''}`}>
        {node.lines.map((line, index) => (
          // Lines of fixed content: their order never changes.
          <tspan key={index} x={node.x + drawing.paddingX} y={node.y + drawing.paddingTop + 15 + index * drawing.lineHeight}>
            {line.map((word, at) => (word.isValue ? <tspan key={at} className="font-bold">{`${word.text} `}</tspan> : `${word.text} `))}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Shape({ node: { type, x, y, width, height } }: { node: DrawnNode }) {
  if (type !== 'question') return <rect x={x} y={y} width={width} height={height} rx={type === 'action' ? 3 : 22} className={shapes[type]} />;
  const cut = 14;
  const corners = [[x + cut, y], [x + width - cut, y], [x + width, y + cut], [x + width, y + height - cut], [x + width - cut, y + height], [x + cut, y + height], [x, y + height - cut], [x, y + cut]];
  return <polygon points={corners.map((corner) => corner.join(',')).join(' ')} className={shapes.question} />;
}
