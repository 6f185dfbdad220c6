import { useState, useSyncExternalStore } from 'react';

import { ActorList } from './parts/actor-list.tsx';
import { ActorDetail } from './parts/actor-detail.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { History } from './parts/history.tsx';
import { startedActors, type KnownPage, type KnownPages } from './model/known-pages.ts';
import type { Watch } from './model/watch-product.ts';

interface FlowsPageProps {
  readonly watch: Watch;
}

/** A live view of the actors of one page of the product. */
export function FlowsPage({ watch }: FlowsPageProps) {
  const pages = useSyncExternalStore(watch.subscribe, watch.current);
  const [chosenPage, choosePage] = useState<string | null>(null);
  const [chosenActor, chooseActor] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  // Default: the newest page that is still open.
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

interface PageBarProps {
  readonly pages: KnownPages;
  readonly page: KnownPage | undefined;
  readonly onChoose: (page: string) => void;
}

/** Selects the watched page and shows whether it is still open. */
function PageBar({ pages, page, onChoose }: PageBarProps) {
  return (
    <header className="bar">
      <h1>Flows</h1>
      {pages.length > 1 && (
        <label className="bar-choice">
          Tab
          <select
            value={page?.page}
            onChange={({ target }) => {
              onChoose(target.value);
            }}
          >
            {pages.map((known, index) => (
              <option key={known.page} value={known.page}>
                {`${index + 1}${known.isHere ? '' : ' (closed)'}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Connection page={page} />
      <span className="bar-space" />
      <a className="button" href="/" target="_blank" rel="noreferrer">
        Open the product
      </a>
    </header>
  );
}

function Connection({ page }: { readonly page: KnownPage | undefined }) {
  if (!page) return <Pill state="waiting" text="Waiting for the product" />;
  if (page.isHere) return <Pill state="connected" text="Connected" />;
  return <Pill state="gone" text="Disconnected: the tab was closed, or does not answer" />;
}

function Pill({ state, text }: { readonly state: 'waiting' | 'connected' | 'gone'; readonly text: string }) {
  return (
    <span role="status" className="pill" data-state={state}>
      {text}
    </span>
  );
}
