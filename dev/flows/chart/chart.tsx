import { Controls, ReactFlow, type Edge, type Node } from '@xyflow/react';
import { useMemo } from 'react';

import { activePaths } from '../model/state-names.ts';
import type { StateValue } from '../model/known-pages.ts';
import { ArrowEdge, type ArrowEdgeData } from './arrow-edge.tsx';
import type { Layout } from './lay-out.ts';
import { StateBox, type StateBoxData } from './state-box.tsx';
import { useLook } from './use-look.ts';

const nodeTypes = { state: StateBox };
const edgeTypes = { arrow: ArrowEdge };

interface ChartProps {
  readonly layout: Layout;
  /** The states that are active; undefined before the actor has told. */
  readonly value: StateValue | undefined;
}

/** A laid out chart, to be moved and zoomed. The active states and the arrows that leave them are lit. */
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
