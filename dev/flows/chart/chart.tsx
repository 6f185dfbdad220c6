import {
  Controls,
  ReactFlow,
  type Edge,
  type Node,
  Handle,
  MarkerType,
  Position,
  type NodeProps,
  EdgeLabelRenderer,
  type EdgeProps,
} from '@xyflow/react';
import { useMemo } from 'react';

import { activePaths, type StateValue } from '../model/known-pages.ts';
import type { Layout, PlacedArrow } from './lay-out.ts';
import { useLook } from './use-look.ts';
import type { DrawnState } from './drawing.ts';

/** Of the square in which the head of an arrow is drawn. */
const HEAD = 22;

const nodeTypes = { state: StateBox };
const edgeTypes = { arrow: ArrowEdge };

interface ChartProps {
  readonly layout: Layout;
  /** The active states. Undefined until the first snapshot of the actor arrives. */
  readonly value: StateValue | undefined;
}

/** A chart with pan and zoom. The active states and their outgoing transitions are highlighted. */
export function Chart({ layout, value }: ChartProps) {
  const active = useMemo(() => new Set(activePaths(value)), [value]);
  const { frame, onMoveStart } = useLook(layout, activePaths(value).at(-1) ?? '');
  const nodes = layout.states.map(({ state, parent, x, y, width, height }): Node<StateBoxData> => ({
    id: `state ${state.path}`,
    type: 'state',
    position: { x, y },
    width,
    height,
    ...(parent === null ? {} : { parentId: `state ${parent}` }),
    data: { state, isActive: active.has(state.path) },
  }));
  const edges = layout.arrows.map((placed, index): Edge<ArrowEdgeData> => {
    const isOpen = active.has(placed.arrow.source);
    return {
      id: `arrow ${index}`,
      type: 'arrow',
      source: `state ${placed.arrow.source}`,
      target: `state ${placed.arrow.target}`,
      zIndex: isOpen ? 2 : 1,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        color: isOpen ? 'var(--accent)' : 'var(--line-strong)',
        markerUnits: 'userSpaceOnUse',
        width: HEAD,
        height: HEAD,
      },
      data: { placed, isOpen },
    };
  });

  return (
    <div className="chart" ref={frame}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        colorMode="system"
        onMoveStart={onMoveStart}
        minZoom={0.15}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        ariaLabelConfig={{ 'controls.fitView.ariaLabel': 'Show the whole chart' }}
      >
        <Controls showInteractive={false} fitViewOptions={{ padding: 0.03 }} />
      </ReactFlow>
    </div>
  );
}

interface StateBoxData extends Record<string, unknown> {
  readonly state: DrawnState;
  readonly isActive: boolean;
}

/** A box for one state: its name, its actors and events, and its child states. */
function StateBox({ data: { state, isActive } }: NodeProps<Node<StateBoxData>>) {
  return (
    <div
      className="state"
      data-kind={state.kind}
      data-is-whole={state.children.length === 0 || undefined}
      data-is-active={isActive || undefined}
    >
      <div className="state-name">
        {state.isInitial && <span className="state-initial" title="Begins here" />}
        {state.name}
        {isActive && <span className="hidden-text"> (active)</span>}
      </div>
      {state.lines.map((line, index) => (
        <div key={index} className="state-line">
          {line}
        </div>
      ))}
      {/* The drawing library wants ends for its arrows; ours are where the layout put them. */}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <Handle type="target" position={Position.Top} isConnectable={false} />
    </div>
  );
}

interface ArrowEdgeData extends Record<string, unknown> {
  readonly placed: PlacedArrow;
  /** Whether its source state is active. */
  readonly isOpen: boolean;
}

/** An arrow along the points of the layout, with its events as a label. */
function ArrowEdge({ data, markerEnd }: EdgeProps<Edge<ArrowEdgeData>>) {
  if (!data) return null;
  const { points, label, arrow } = data.placed;
  return (
    <g className="arrow" data-is-open={data.isOpen || undefined}>
      <path
        className="arrow-line"
        d={`M ${points.map(({ x, y }) => `${x} ${y}`).join(' L ')}`}
        markerEnd={markerEnd}
      />
      <EdgeLabelRenderer>
        <div
          className="arrow-label"
          data-is-open={data.isOpen || undefined}
          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            inlineSize: label.width,
            zIndex: data.isOpen ? 3 : 2,
          }}
        >
          {arrow.labels.map((text, index) => (
            <div key={index}>{text}</div>
          ))}
        </div>
      </EdgeLabelRenderer>
    </g>
  );
}
