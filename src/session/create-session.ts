import type { Credentials, SessionAccount } from '#machines/session/session.contract.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { tokenMachine } from '#machines/token/token.machine.ts';
import { createActor } from '#inspection/create-actor.ts';
import type { TokenSource } from '#sdk/token-source.ts';
import { watchPage } from './page-life.ts';
import { renewTokens, type TokenPair, createRenewalWatch } from './renewals.ts';
import { createRevocations } from './revocations.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { viewSession, watchView, type SessionView } from './session-view.ts';
import { sessionActors } from './session.actors.ts';
import { openTabChannel } from './tab-channel.ts';
import { createTokenBroker } from './token-broker.ts';
import { createTokenVault } from './token-vault.ts';
import { tokenActors } from './token.actors.ts';

export interface Session {
  readonly tokenSource: TokenSource;
  readonly view: () => SessionView;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener when all fetched data of the player must be dropped: logout, session end, or another account. */
  readonly onCleared: (listener: () => void) => () => void;
  readonly logIn: (credentials: Credentials) => void;
  readonly stopLogIn: () => void;
  readonly dismissLogInFailure: () => void;
  readonly logOut: () => void;
  /** Call it after the server deleted the account: ends the session and deletes the stored data of the account. */
  readonly forgetAccount: () => void;
  /** Makes a call whose answer is a new token pair, and stores the pair. No other code gets the tokens. */
  readonly renewTokens: (ask: () => Promise<TokenPair>) => Promise<void>;
  /** Repeats the request that the server did not answer. */
  readonly retry: () => void;
  /** Applies newer data of the player from another call, for instance the balance. */
  readonly updateUser: (changes: Partial<SessionAccount>) => void;
  readonly stop: () => void;
}

/** Starts the session and token machines and connects them with other tabs, storage and network. */
export function createSession(environment: SessionEnvironment): Session {
  const { store, page, now } = environment;
  const vault = createTokenVault(store, environment.newId);
  const tabs = openTabChannel(page, lookAtStorage);
  const renewals = createRenewalWatch(environment.locks);
  const revocations = createRevocations({ page, now });
  const { revoke } = revocations;

  const token = createActor(
    tokenMachine.provide({
      actors: tokenActors({ vault, locks: environment.locks, renewals, now }),
      actions: {
        forgetAccess: () => vault.forget(),
        dropTokens: () => {
          if (vault.drop() !== null) tabs.tell('loggedOut');
        },
      },
    }),
    { input: { spread: environment.chance() } },
  );
  const session = createActor(
    sessionMachine.provide({
      actors: sessionActors({ vault, tabs, now, revoke, tellToken: (event) => token.send(event) }),
    }),
  );
  const tokenSource = createTokenBroker({ actor: token, vault, now });

  token.on('token.refreshed', () => session.send({ type: 'server.returned' }));
  token.on('tokens.refused', () => session.send({ type: 'session.lost' }));
  token.on('tokens.tooOld', () => session.send({ type: 'session.tooOld' }));
  token.on('tokens.gone', () => session.send({ type: 'session.gone' }));
  token.on('account.replaced', () => session.send({ type: 'account.replaced' }));

  /** Another tab may have logged in or out. Only the storage is trusted, because hints can get lost. */
  function lookAtStorage() {
    switch (vault.compareLogin()) {
      case 'nothing':
        if (!token.getSnapshot().matches('anonymous')) token.send({ type: 'tokens.gone' });
        break;
      case 'other':
        token.send({ type: 'tokens.replaced' });
        break;
      case 'same':
        token.send({ type: 'tokens.found' });
        session.send({ type: 'session.found' });
    }
  }

  function reachOut() {
    token.send({ type: 'network.returned' });
    session.send({ type: 'server.returned' });
  }

  const unwatchPage = watchPage(page, environment.isVisible, {
    onOnline: reachOut,
    onShown: () => {
      lookAtStorage();
      token.send({ type: 'page.shown' });
    },
    onStored: () => environment.setVeiled(true),
    onRestored: () => {
      lookAtStorage();
      // Wait until the screen has rendered the new session.
      setTimeout(() => environment.setVeiled(false));
    },
  });

  token.start();
  session.start();

  const view = watchView(
    () =>
      viewSession(session.getSnapshot(), token.getSnapshot(), {
        isRemembered: vault.isKept(),
        isLogOutUnsent: revocations.hasUnsent(),
      }),
    [session, token, revocations],
  );

  return {
    tokenSource,
    view: view.current,
    subscribe: view.subscribe,
    onCleared: (listener) => {
      const listening = session.on('session.cleared', listener);
      return () => listening.unsubscribe();
    },
    logIn: (credentials) => session.send({ type: 'logIn.requested', ...credentials }),
    stopLogIn: () => session.send({ type: 'logIn.stopped' }),
    dismissLogInFailure: () => session.send({ type: 'logInFailure.dismissed' }),
    logOut: () => session.send({ type: 'logOut.requested' }),
    forgetAccount: () => session.send({ type: 'account.deleted' }),
    renewTokens: (ask) =>
      renewals.during(() =>
        renewTokens({ vault, now, revoke, tellToken: (event) => token.send(event) }, ask),
      ),
    retry: () => {
      token.send({ type: 'retry.requested' });
      session.send({ type: 'retry.requested' });
    },
    updateUser: (changes) => session.send({ type: 'user.updated', changes }),
    stop: () => {
      unwatchPage();
      tabs.close();
      revocations.stop();
      session.stop();
      token.stop();
    },
  };
}
