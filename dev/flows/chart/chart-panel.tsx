import { ReactFlowProvider } from '@xyflow/react';
import { Suspense, use, useMemo, useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';

import { chartOf, lineOfState, sourceOf, type Source } from '../model/chart-of.ts';
import { type KnownActor, activePaths } from '../model/known-pages.ts';
import { Chart } from './chart.tsx';
import { drawingOf } from './drawing.ts';
import { layOut, type Layout } from './lay-out.ts';

interface ChartPanelProps {
  readonly actor: KnownActor;
  readonly isLarge: boolean;
  readonly onLarge: (isLarge: boolean) => void;
}

/** The chart of the actor with its active states highlighted. */
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

/** Caches the layout of each chart. */
function layoutOf(chart: AnyStateMachine): Promise<Layout> {
  const known = layouts.get(chart);
  if (known) return known;
  const layout = document.fonts.ready.then(() => layOut(drawingOf(chart)));
  layouts.set(chart, layout);
  return layout;
}

interface SourceLinksProps {
  readonly flow: string;
  readonly actor: KnownActor;
}

interface Opened {
  readonly text: string;
  readonly line: number;
}

/** Opens the source of the flow at the active state, in a dialog or in the local editor. */
function SourceLinks({ flow, actor }: SourceLinksProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const source = sourceOf(flow);
  if (!source) return null;
  const open = async (): Promise<Opened> => {
    const text = await source.read();
    const state = activePaths(actor.snapshot?.value).at(-1)?.split('.').at(-1) ?? '';
    return { text, line: lineOfState(text, state) };
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void open().then(setOpened)}>
        Source
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void open().then(({ line }) => openInEditor(`${source.path}:${line}`))}
      >
        Open in editor
      </button>
      {opened && (
        <SourceDialog
          source={source}
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

interface SourceDialogProps {
  readonly source: Source;
  readonly opened: Opened;
  readonly onClose: () => void;
}

function SourceDialog({ source, opened: { text, line }, onClose }: SourceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('[data-is-lit]')?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <dialog ref={dialog} className="source" aria-label={source.path} onClose={onClose}>
      <form method="dialog" className="source-bar">
        <h2>{source.path}</h2>
        <button className="button">Close</button>
      </form>
      <pre tabIndex={0}>
        {text.split('\n').map((content, index) => (
          <code key={index} data-is-lit={index + 1 === line || undefined}>
            {`${content}\n`}
          </code>
        ))}
      </pre>
    </dialog>
  );
}

/** Vite opens the editor that is running or the one in `LAUNCH_EDITOR`. */
function openInEditor(place: string): Promise<unknown> {
  return fetch(`/__open-in-editor?${new URLSearchParams({ file: place }).toString()}`);
}
