import { ReactFlowProvider } from '@xyflow/react';
import { Suspense, use, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';

import { chartOf } from '../model/chart-of.ts';
import type { KnownActor } from '../model/known-pages.ts';
import { SourceLinks } from '../parts/source-links.tsx';
import { Chart } from './chart.tsx';
import { drawingOf } from './drawing.ts';
import { layOut, type Layout } from './lay-out.ts';

interface ChartPanelProps {
  readonly actor: KnownActor;
  readonly isLarge: boolean;
  readonly onLarge: (isLarge: boolean) => void;
}

/** The chart of the actor with the states lit in which it is. */
export function ChartPanel({ actor, isLarge, onLarge }: ChartPanelProps) {
  const chart = chartOf(actor);
  return (
    <section className="panel chart-panel" aria-label="Statechart">
      <div className="chart-head">
        <h2>{actor.name}</h2>
        {chart && (
          <div className="chart-acts">
            <button
              type="button"
              className="button"
              aria-pressed={isLarge}
              onClick={() => {
                onLarge(!isLarge);
              }}
            >
              Large
            </button>
            <SourceLinks flow={chart.id} actor={actor} />
          </div>
        )}
      </div>
      {chart?.config.description !== undefined && (
        <p className="quiet chart-words">{chart.config.description}</p>
      )}
      {chart ? (
        <Suspense fallback={<p className="chart-note">Laying out the chart…</p>}>
          <LaidOutChart chart={chart} actor={actor} />
        </Suspense>
      ) : (
        <p className="chart-note">A promise that a flow runs: it has no chart, only an answer.</p>
      )}
    </section>
  );
}

interface LaidOutChartProps {
  readonly chart: AnyStateMachine;
  readonly actor: KnownActor;
}

function LaidOutChart({ chart, actor }: LaidOutChartProps) {
  const layout = use(useMemo(() => layoutOf(chart), [chart]));
  return (
    <ReactFlowProvider>
      <Chart layout={layout} value={actor.snapshot?.value} />
      <p className="chart-legend">
        ● begins here · stays: heard without leaving · ↻ leaves and enters again · [else] where no other guard
        holds
      </p>
    </ReactFlowProvider>
  );
}

const layouts = new WeakMap<AnyStateMachine, Promise<Layout>>();

/** A chart is laid out once, however often it is looked at. */
function layoutOf(chart: AnyStateMachine): Promise<Layout> {
  const known = layouts.get(chart);
  if (known) return known;
  const layout = document.fonts.ready.then(() => layOut(drawingOf(chart)));
  layouts.set(chart, layout);
  return layout;
}
