import type { SentEvent } from '../../inspection/channel.ts';
import { acceptedEvents } from '../model/chart-of.ts';
import type { KnownActor, KnownPage } from '../model/known-pages.ts';
import { whereabouts } from '../model/state-names.ts';
import { Json } from './json.tsx';
import { SendEvent } from './send-event.tsx';

interface ActorDetailProps {
  readonly actor: KnownActor;
  readonly page: KnownPage;
  readonly onSend: (event: SentEvent) => void;
}

/** What one actor knows, and a way to speak to it. */
export function ActorDetail({ actor, page, onSend }: ActorDetailProps) {
  const { snapshot } = actor;
  const parent = actor.parentId === undefined ? undefined : page.actors.get(actor.parentId);
  const told = (['context', 'input', 'output', 'error'] as const).filter(
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
      {told.map((part) => (
        <section key={part} aria-label={part}>
          <h3>{part.charAt(0).toUpperCase() + part.slice(1)}</h3>
          <Json value={snapshot?.[part]} />
        </section>
      ))}
      <SendEvent actor={actor} page={page} events={acceptedEvents(actor)} onSend={onSend} />
    </aside>
  );
}
