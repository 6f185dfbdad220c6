import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';

import type { DrawnState } from './drawing.ts';

export interface StateBoxData extends Record<string, unknown> {
  readonly state: DrawnState;
  readonly isActive: boolean;
}

/** One state with its name, what it runs and hears, and around the states inside it. */
export function StateBox({ data: { state, isActive } }: NodeProps<Node<StateBoxData>>) {
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
