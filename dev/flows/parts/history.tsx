import { useState } from 'react';

import { foldRepeats } from '../model/event-texts.ts';
import type { KnownActor, KnownEvent, KnownPage } from '../model/known-pages.ts';
import { EventLog } from './event-log.tsx';
import { Sequence } from './sequence.tsx';

interface HistoryProps {
  readonly page: KnownPage;
  readonly actors: readonly KnownActor[];
  readonly chosen: KnownActor;
  readonly onChoose: (sessionId: string) => void;
}

const VIEWS = { log: 'Events', sequence: 'Sequence' } as const;
type View = keyof typeof VIEWS;

/** The events as a table or as a sequence diagram. */
export function History({ page, actors, chosen, onChoose }: HistoryProps) {
  const [view, setView] = useState<View>('log');
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const [isOnlyChanges, setOnlyChanges] = useState(false);
  const [isWithXState, setWithXState] = useState(false);
  const events = page.events.filter(
    (event) =>
      (isWithXState || !isPlumbing(event)) &&
      (!isOnlyChanges || event.hasChanged !== false) &&
      (!isOnlyChosen || [event.sourceId, event.targetId].includes(chosen.sessionId)),
  );
  const rows = foldRepeats(events);

  return (
    <section className="panel history" aria-label="History">
      <div className="history-bar">
        <div className="tabs" role="group" aria-label="View">
          {(Object.keys(VIEWS) as View[]).map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={view === name}
              onClick={() => {
                setView(name);
              }}
            >
              {VIEWS[name]}
            </button>
          ))}
        </div>
        <Check label={`Only ${chosen.name}`} isOn={isOnlyChosen} onChange={setOnlyChosen} />
        <Check label="Only changes" isOn={isOnlyChanges} onChange={setOnlyChanges} />
        <Check label="XState’s own" isOn={isWithXState} onChange={setWithXState} />
      </div>
      {view === 'log' ? (
        <EventLog rows={rows} page={page} onChoose={onChoose} />
      ) : (
        <Sequence rows={rows} actors={actors} />
      )}
    </section>
  );
}

/** Events that XState sends to start or stop an actor, and from a promise to its own actor. */
function isPlumbing({ type }: KnownEvent): boolean {
  return /^xstate\.(init|stop|promise\.)/.test(type);
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
