import { type KnownActor, whereabouts } from '../model/known-pages.ts';

interface ActorListProps {
  readonly actors: readonly KnownActor[];
  readonly chosen: KnownActor;
  readonly onChoose: (sessionId: string) => void;
}

/** The tree of actors: each flow with its child actors. Actors that have ended are collapsed. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const running = actors.filter(({ status }) => status === 'active');
  const ended = actors.filter(({ status }) => status !== 'active').reverse();
  const isBelowRunning = ({ parentId }: KnownActor) =>
    running.some(({ sessionId }) => sessionId === parentId);
  const entry = (actor: KnownActor) => (
    <ActorEntry key={actor.sessionId} actor={actor} isChosen={actor === chosen} onChoose={onChoose} />
  );

  return (
    <nav className="panel actors" aria-label="Actors">
      <h2>
        Actors <span className="count">{running.length}</span>
      </h2>
      <ul>
        {running
          .filter((actor) => !isBelowRunning(actor))
          .map((actor) => (
            <li key={actor.sessionId}>
              {entry(actor)}
              <ul>
                {running
                  .filter(({ parentId }) => parentId === actor.sessionId)
                  .map((child) => (
                    <li key={child.sessionId}>{entry(child)}</li>
                  ))}
              </ul>
            </li>
          ))}
      </ul>
      {ended.length > 0 && (
        <details open={chosen.status !== 'active' || undefined}>
          <summary>
            Ended <span className="count">{ended.length}</span>
          </summary>
          <ul>
            {ended.map((actor) => (
              <li key={actor.sessionId}>{entry(actor)}</li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

interface ActorEntryProps {
  readonly actor: KnownActor;
  readonly isChosen: boolean;
  readonly onChoose: (sessionId: string) => void;
}

function ActorEntry({ actor, isChosen, onChoose }: ActorEntryProps) {
  return (
    <button
      type="button"
      className="actor"
      data-status={actor.status}
      aria-current={isChosen || undefined}
      onClick={() => {
        onChoose(actor.sessionId);
      }}
    >
      <span className="actor-name">{actor.name}</span>
      <span className="actor-where">{whereabouts(actor)}</span>
    </button>
  );
}
