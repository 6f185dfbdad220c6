import type { ActorRefFrom } from 'xstate';

import type { tokenMachine } from '#machines/token/token.machine.ts';
import { selectIsPending, selectIsUsable } from '#machines/token/token.selectors.ts';
import { refreshFailed, type ApiError } from '#sdk/errors.ts';
import { readFailure } from '#sdk/read-failure.ts';
import type { Bearer, TokenRequest, TokenSource } from '#sdk/token-source.ts';
import { createRequestQueue } from '#sdk/request-queue.ts';
import type { TokenVault } from './token-vault.ts';

type TokenActor = ActorRefFrom<typeof tokenMachine>;

interface Dependencies {
  readonly actor: TokenActor;
  readonly vault: TokenVault;
  readonly now: () => number;
}

/** Gives tokens to requests: at once if possible, else when the token machine has finished its refresh. */
export function createTokenBroker({ actor, vault, now }: Dependencies): TokenSource {
  const queue = createRequestQueue<Bearer | null>();

  /** The token for a request while no refresh is running. */
  function bearerAtRest(): Bearer | null {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('anonymous')) return null;
    if (snapshot.matches('fresh') || selectIsUsable(snapshot, now())) return vault.bearer();
    if (snapshot.matches('blocked'))
      throw refreshFailed({ kind: 'answered', status: 403, code: 'region_blocked' });
    throw refreshFailed({ kind: 'unreachable' });
  }

  actor.subscribe((snapshot) => {
    if (queue.size() === 0) return;
    if (snapshot.matches('stale')) {
      actor.send({ type: 'token.needed', at: now() });
      return;
    }
    if (selectIsPending(snapshot)) return;
    try {
      queue.resolveAll(bearerAtRest());
    } catch (error) {
      queue.rejectAll(readFailure(error));
    }
  });

  return {
    getToken: async ({ used, signal, patienceMs }: TokenRequest) => {
      const login = vault.login();
      if (used && used.login !== login) throw sessionOver();
      if (used) actor.send({ type: 'token.rejected', generation: used.generation });
      actor.send({ type: 'token.needed', at: now() });
      const bearer = selectIsPending(actor.getSnapshot())
        ? await queue.wait(signal, patienceMs)
        : bearerAtRest();
      // Never send a request of one login with the token of another.
      if (vault.login() !== login) throw sessionOver();
      return bearer;
    },
    rejectToken: ({ generation, login }) => {
      if (login === vault.login()) actor.send({ type: 'replay.rejected', generation });
    },
  };
}

function sessionOver(): ApiError {
  return refreshFailed({ kind: 'answered', status: 401 });
}
