import { useId, useState } from 'react';

import type { SentEvent } from '../../inspection/channel.ts';
import { acceptedEvents } from '../model/chart-of.ts';
import { type KnownActor, type KnownPage, whereabouts } from '../model/known-pages.ts';
import { Json } from './json.tsx';

interface ActorDetailProps {
  readonly actor: KnownActor;
  readonly page: KnownPage;
  readonly onSend: (event: SentEvent) => void;
}

/** The state and data of one actor, and a form to send it an event. */
export function ActorDetail({ actor, page, onSend }: ActorDetailProps) {
  const { snapshot } = actor;
  const parent = actor.parentId === undefined ? undefined : page.actors.get(actor.parentId);
  const parts = (['context', 'input', 'output', 'error'] as const).filter(
    (part) => snapshot?.[part] !== undefined,
  );

  return (
    <aside className="panel detail" aria-label={`About ${actor.name}`}>
      <h2>{actor.name}</h2>
      <dl className="facts">
        <dt>State</dt>
        <dd>
          <span className="state-chip" data-status={actor.status}>
            {whereabouts(actor)}
          </span>
        </dd>
        <dt>Status</dt>
        <dd>{actor.status}</dd>
        {parent && (
          <>
            <dt>Run by</dt>
            <dd>{parent.name}</dd>
          </>
        )}
        <dt>Session</dt>
        <dd>{actor.sessionId}</dd>
      </dl>
      {parts.map((part) => (
        <section key={part} aria-label={part}>
          <h3>{part.charAt(0).toUpperCase() + part.slice(1)}</h3>
          <Json value={snapshot?.[part]} />
        </section>
      ))}
      <SendEvent actor={actor} page={page} events={acceptedEvents(actor)} onSend={onSend} />
    </aside>
  );
}

interface SendEventProps {
  readonly actor: KnownActor;
  readonly page: KnownPage;
  /** The event types that the actor accepts in its current state. */
  readonly events: readonly string[];
  readonly onSend: (event: SentEvent) => void;
}

/** A form that sends an event to the actor. */
function SendEvent({ actor, page, events, onSend }: SendEventProps) {
  const [chosenType, chooseType] = useState('');
  const [payload, setPayload] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const id = useId();
  const type = events.includes(chosenType) ? chosenType : (events[0] ?? '');
  const reason = whyNot(actor, page.isHere, events);

  return (
    <section aria-label="Send an event">
      <h3>Send an event</h3>
      {reason !== null ? (
        <p className="quiet">{reason}</p>
      ) : (
        <form
          className="send"
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            const read = readPayload(payload);
            setProblem(read.problem);
            setSent(null);
            if (read.problem !== null) return;
            onSend({ ...read.payload, type });
            setSent(type);
          }}
        >
          <label htmlFor={`${id}-type`}>Event</label>
          <select
            id={`${id}-type`}
            value={type}
            onChange={({ target }) => {
              chooseType(target.value);
            }}
          >
            {events.map((event) => (
              <option key={event}>{event}</option>
            ))}
          </select>
          <label htmlFor={`${id}-payload`}>The rest, as JSON</label>
          <textarea
            id={`${id}-payload`}
            rows={3}
            spellCheck={false}
            placeholder="{ }"
            value={payload}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-seen ${id}-problem`}
            onChange={({ target }) => {
              setPayload(target.value);
            }}
          />
          <p id={`${id}-seen`} className="quiet">
            {fieldsSeen(page, actor, type)}
          </p>
          <p id={`${id}-problem`} className="problem" role="alert">
            {problem}
          </p>
          <button type="submit" className="button" data-variant="primary">
            Send
          </button>
          <p role="status" className="quiet">
            {sent !== null && `Sent: ${sent}`}
          </p>
        </form>
      )}
    </section>
  );
}

/** The field names of the last event of this type. */
function fieldsSeen({ events }: KnownPage, { sessionId }: KnownActor, type: string): string | null {
  const last = events.findLast((event) => event.targetId === sessionId && event.type === type);
  const fields = Object.keys(last?.payload ?? {});
  return fields.length > 0 ? `It came before with: ${fields.join(', ')}` : null;
}

function whyNot({ status }: KnownActor, isHere: boolean, events: readonly string[]): string | null {
  if (!isHere) return 'The tab of this actor is closed.';
  if (status !== 'active') return 'This actor has ended and accepts no more events.';
  return events.length === 0
    ? 'It accepts no events in this state. It continues when an actor that it runs has finished.'
    : null;
}

interface Read {
  readonly payload: object;
  /** Why the event cannot be sent. Null if it can be sent. */
  readonly problem: string | null;
}

/** Parses the typed JSON as the payload of an event. Empty input is an empty payload. */
function readPayload(typed: string): Read {
  if (typed.trim() === '') return { payload: {}, problem: null };
  try {
    const payload = JSON.parse(typed) as unknown;
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
      return { payload, problem: null };
    return { payload: {}, problem: 'An object is needed: { "name": "value" }' };
  } catch (error) {
    return { payload: {}, problem: error instanceof Error ? error.message : 'This is no JSON' };
  }
}
