import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk-api.js';
import elkWorkerUrl from 'elkjs/lib/elk-worker.min.js?url';

import type { DrawnArrow, DrawnState, Drawing } from './drawing.ts';

/** In pixels. Boxes are positioned relative to their parent, arrows and labels relative to the drawing. */
export interface PlacedState {
  readonly state: DrawnState;
  readonly parent: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedArrow {
  readonly arrow: DrawnArrow;
  readonly points: readonly ElkPoint[];
  readonly label: ElkPoint & { readonly width: number; readonly height: number };
}

export interface Layout {
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // The first state is on top. The others follow in the order of the source.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

const elk = new ELK({ workerUrl: elkWorkerUrl });

/** Computes the layout of a drawing in a worker. */
export async function layOut({ root, arrows }: Drawing): Promise<Layout> {
  const placed = await elk.layout({
    id: '(drawing)',
    layoutOptions: OPTIONS,
    children: [box(root)],
    edges: arrows.map(edge),
  });
  return {
    states: boxesIn(placed.children?.[0], root, null),
    arrows: placed.edges.flatMap((laid, index) => arrowAt(laid, arrows[index])),
  };
}

function box(state: DrawnState): ElkNode {
  const size = textSize([state.name], state.lines);
  if (state.children.length === 0) return { id: idOf(state.path), ...size };
  return {
    id: idOf(state.path),
    layoutOptions: {
      'elk.padding': `[top=${size.height + 16},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
    children: state.children.map(box),
  };
}

function edge({ source, target, labels }: DrawnArrow, index: number): ElkExtendedEdge {
  return {
    id: `arrow ${index}`,
    sources: [idOf(source)],
    targets: [idOf(target)],
    labels: [{ text: labels.join('\n'), ...textSize([], labels) }],
  };
}

/** The prefix gives the root an id, because its path is empty and ELK ignores an empty id. */
function idOf(path: string): string {
  return `state ${path}`;
}

function boxesIn(node: ElkNode | undefined, state: DrawnState, parent: string | null): PlacedState[] {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node ?? {};
  const inner = state.children.flatMap((child, index) => boxesIn(children[index], child, state.path));
  return [{ state, parent, x, y, width, height }, ...inner];
}

function arrowAt(
  { sections = [], labels = [] }: ElkExtendedEdge,
  arrow: DrawnArrow | undefined,
): PlacedArrow[] {
  if (!arrow) return [];
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = labels[0] ?? {};
  return [{ arrow, points, label: { x, y, width, height } }];
}

/** The two text sizes of a drawing. Keep in sync with chart.css. */
const NAME_FONT = '600 14px Inter Variable, system-ui, sans-serif';
const LINE_FONT = '12px Inter Variable, system-ui, sans-serif';
const NAME_HEIGHT = 22;
const LINE_HEIGHT = 18;
const PADDING = 12;

const pen = new OffscreenCanvas(1, 1).getContext('2d');

/** The size, in pixels, of a box for the names and the lines below them. */
function textSize(names: readonly string[], lines: readonly string[]) {
  const widths = [
    ...names.map((text) => widthOf(text, NAME_FONT)),
    ...lines.map((text) => widthOf(text, LINE_FONT)),
  ];
  const height = names.length * NAME_HEIGHT + lines.length * LINE_HEIGHT;
  const isBox = names.length > 0;
  return {
    width: Math.ceil(Math.max(...widths)) + (isBox ? 2 * PADDING + 24 : 8),
    height: height + (isBox ? 2 * PADDING : 2),
  };
}

function widthOf(text: string, font: string): number {
  if (!pen) return text.length * 8;
  pen.font = font;
  return pen.measureText(text).width;
}
