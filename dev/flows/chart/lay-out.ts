import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk-api.js';
import elkWorkerUrl from 'elkjs/lib/elk-worker.min.js?url';

import type { DrawnArrow, DrawnState, Drawing } from './drawing.ts';
import { textSize } from './text-size.ts';

/** Pixels; the positions of boxes are from their parent's corner, those of arrows and labels from the drawing's. */
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
  // The first state on top, the rest in the order in which the chart is written.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

const elk = new ELK({ workerUrl: elkWorkerUrl });

/** Finds the places of everything in a drawing, off the main thread. */
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

/** An empty id is none. */
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
