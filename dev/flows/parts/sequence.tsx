import type { CSSProperties } from 'react';

import { failureText, type Repeats, clockTime, eventText } from '../model/event-texts.ts';
import { type KnownActor, outcomeOf } from '../model/known-pages.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

const ROWS = 80;

interface SequenceProps {
  readonly rows: readonly Repeats[];
  readonly actors: readonly KnownActor[];
}

/** A sequence diagram of the events. Events without a sender come from outside: the page, the player or a timer. */
export function Sequence({ rows, actors }: SequenceProps) {
  const end = useStayAtEnd(rows);
  const shown = rows.slice(-ROWS);
  const heard = new Set(shown.flatMap(([{ sourceId, targetId }]) => [sourceId, targetId]));
  const lifelines = actors.filter(({ sessionId }) => heard.has(sessionId));
  const column = (sessionId: string | undefined) =>
    lifelines.findIndex((actor) => actor.sessionId === sessionId) + 1;
  if (shown.length === 0) return <p className="history-empty">Nothing has happened since.</p>;

  return (
    <div className="history-scroll" ref={end} tabIndex={0} role="region" aria-label="Sequence">
      <ol className="sequence" style={{ '--columns': lifelines.length + 1 } as CSSProperties}>
        <li className="sequence-heads" aria-hidden>
          {['outside', ...lifelines.map(({ name }) => name)].map((name, index) => (
            <span key={index} className="sequence-head">
              {name}
            </span>
          ))}
        </li>
        {shown.map((repeats) => (
          <Message
            key={repeats[0].number}
            repeats={repeats}
            from={column(repeats[0].sourceId)}
            to={column(repeats[0].targetId)}
          />
        ))}
      </ol>
    </div>
  );
}

interface MessageProps {
  readonly repeats: Repeats;
  /** The index of the lifeline. */
  readonly from: number;
  readonly to: number;
}

function Message({ repeats, from, to }: MessageProps) {
  const [event] = repeats;
  const failure = failureText(event);
  const outcome = outcomeOf(event);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return (
    <li className="sequence-row" title={clockTime(event.at)}>
      <span
        className="sequence-arrow"
        data-direction={to > from ? 'forth' : to < from ? 'back' : 'itself'}
        style={{ gridColumn: `${first + 1} / ${last + 2}`, '--span': last - first + 1 } as CSSProperties}
      >
        {eventText(event.type)}
        {repeats.length > 1 && <span className="log-count"> × {repeats.length}</span>}
        {failure !== null && <span className="log-failure"> {failure}</span>}
      </span>
      {outcome?.hasChangedState && (
        <span className="sequence-state" style={{ gridColumn: to + 1 }}>
          <span className="state-chip">{outcome.state}</span>
        </span>
      )}
    </li>
  );
}
