import { openFlowsLine, type SentEvent } from '../../inspection/channel.ts';
import { learn, type KnownPages } from './known-pages.ts';

/** A page that does not answer two pings counts as closed. */
const PING_MS = 3000;

export interface Watch {
  readonly current: () => KnownPages;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (page: string, sessionId: string, event: SentEvent) => void;
}

/** Subscribes to all pages of the product in this browser, including their earlier messages. */
export function watchProduct(): Watch {
  const line = openFlowsLine();
  const listeners = new Set<() => void>();
  const answeredAt = new Map<string, number>();
  let pages: KnownPages = [];

  function become(next: KnownPages): void {
    pages = next;
    for (const listener of listeners) listener();
  }

  line.hear((said) => {
    answeredAt.set(said.page, Date.now());
    become(learn(pages, said));
  });
  line.say({ kind: 'hello' });
  setInterval(() => {
    const silent = pages.filter(
      ({ page, isHere }) => isHere && Date.now() - (answeredAt.get(page) ?? 0) > 2 * PING_MS,
    );
    if (silent.length > 0)
      become(silent.reduce((known, { page }) => learn(known, { kind: 'left', page }), pages));
    line.say({ kind: 'ping' });
  }, PING_MS);

  return {
    current: () => pages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (page, sessionId, event) => {
      line.say({ kind: 'send', page, sessionId, event });
    },
  };
}
