import { useState, useSyncExternalStore } from 'react';

import { ActorList } from './parts/actor-list.tsx';
import { ActorDetail } from './parts/actor-detail.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { History } from './parts/history.tsx';
import { PageBar } from './parts/page-bar.tsx';
import { startedActors } from './model/started-actors.ts';
import type { Watch } from './model/watch-product.ts';

interface FlowsPageProps {
  readonly watch: Watch;
}

/** Everything that the actors of one page of the product do, while they do it. */
export function FlowsPage({ watch }: FlowsPageProps) {
  const pages = useSyncExternalStore(watch.subscribe, watch.current);
  const [chosenPage, choosePage] = useState<string | null>(null);
  const [chosenActor, chooseActor] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  // The newest page that is still open, unless somebody chose.
  const page =
    pages.find((known) => known.page === chosenPage) ??
    pages.findLast(({ isHere }) => isHere) ??
    pages.at(-1);
  const actors = page ? startedActors(page) : [];
  const actor = actors.find(({ sessionId }) => sessionId === chosenActor) ?? actors[0];

  return (
    <div className="flows">
      <PageBar pages={pages} page={page} onChoose={choosePage} />
      {page && actor ? (
        <main className="flows-body" data-is-large={isLarge || undefined}>
          <ActorList actors={actors} chosen={actor} onChoose={chooseActor} />
          <ChartPanel key={actor.definition} actor={actor} isLarge={isLarge} onLarge={setLarge} />
          <ActorDetail
            key={actor.sessionId}
            actor={actor}
            page={page}
            onSend={(event) => watch.send(page.page, actor.sessionId, event)}
          />
          <History page={page} actors={actors} chosen={actor} onChoose={chooseActor} />
        </main>
      ) : (
        <main className="flows-empty">
          <h2>No actor has reported yet</h2>
          <p>
            Open the product in another tab of this browser. Whatever runs there appears here, also what began
            before this page was opened.
          </p>
          <a className="button" data-variant="primary" href="/" target="_blank" rel="noreferrer">
            Open the product
          </a>
        </main>
      )}
    </div>
  );
}
