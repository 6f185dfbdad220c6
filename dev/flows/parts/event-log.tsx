import { failureText, type Repeats, clockTime, eventText } from '../model/event-texts.ts';
import { type KnownEvent, type KnownPage, outcomeOf } from '../model/known-pages.ts';
import { Json } from './json.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

interface EventLogProps {
  readonly rows: readonly Repeats[];
  readonly page: KnownPage;
  readonly onChoose: (sessionId: string) => void;
}

/** A table of events: time, sender, receiver, payload and resulting state. Repeated events share a row. Scrolls to the newest. */
export function EventLog({ rows, page, onChoose }: EventLogProps) {
  const end = useStayAtEnd(rows);
  const name = (sessionId: string) => page.actors.get(sessionId)?.name ?? sessionId;
  if (rows.length === 0) return <p className="history-empty">Nothing has happened since.</p>;

  return (
    <div className="history-scroll" ref={end} tabIndex={0} role="region" aria-label="Events">
      <table className="log">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Event</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((repeats) => {
            const [event] = repeats;
            return (
              <tr key={event.number}>
                <td className="log-time">{clockTime(event.at)}</td>
                <td className="quiet">{event.sourceId === undefined ? 'outside' : name(event.sourceId)}</td>
                <td>
                  <button
                    type="button"
                    className="log-actor"
                    onClick={() => {
                      onChoose(event.targetId);
                    }}
                  >
                    {name(event.targetId)}
                  </button>
                </td>
                <td>
                  <EventCell repeats={repeats} />
                </td>
                <td>
                  <OutcomeCell event={event} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function OutcomeCell({ event }: { readonly event: KnownEvent }) {
  const outcome = outcomeOf(event);
  if (outcome === null) return null;
  if (!outcome.hasChangedState) return <span className="quiet">stays {outcome.state}</span>;
  return <span className="state-chip">{outcome.state}</span>;
}

function EventCell({ repeats }: { readonly repeats: Repeats }) {
  const [event] = repeats;
  const failure = failureText(event);
  const text = (
    <>
      <span className="log-type">{eventText(event.type)}</span>
      {repeats.length > 1 && (
        <>
          {' '}
          <span className="log-count" title={`Until ${clockTime(repeats.at(-1)?.at ?? event.at)}`}>
            × {repeats.length}
          </span>
        </>
      )}
      {failure !== null && (
        <>
          {' '}
          <span className="log-failure">{failure}</span>
        </>
      )}
    </>
  );
  if (Object.keys(event.payload).length === 0) return text;
  return (
    <details>
      <summary>
        {text} <span className="log-fields">{Object.keys(event.payload).join(', ')}</span>
      </summary>
      {repeats.map(({ number, at, payload }) => (
        <div key={number}>
          {repeats.length > 1 && <span className="log-time">{clockTime(at)}</span>}
          <Json value={payload} />
        </div>
      ))}
    </details>
  );
}
