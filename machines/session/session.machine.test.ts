import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { Credentials, SessionAccount, SessionActors, SessionEvent } from './session.contract.ts';
import { sessionMachine } from './session.machine.ts';
import { selectAuthState, selectLogInFailure } from './session.selectors.ts';

const ADA: SessionAccount = {
  id: 1,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  country: 'GB',
  edge_balance: '12.50',
  flags: [],
  subscriptions: [],
};
const CREDENTIALS = { email: 'ada@example.com', password: 'S3cret!pass' };
const logIn = { type: 'logIn.requested', ...CREDENTIALS } as const;

async function start({ hasTokens }: { hasTokens: boolean }) {
  const find = deferredActor<boolean, Record<string, never>>();
  const fetch = deferredActor<SessionAccount, Record<string, never>>();
  const login = deferredActor<void, Credentials>();
  const logout = deferredActor<void, Record<string, never>>();
  const forget = deferredActor<void, Record<string, never>>();
  const cleared: string[] = [];
  const actors = {
    findTokens: find.logic,
    fetchAccount: fetch.logic,
    logIn: login.logic,
    logOut: logout.logic,
    forgetTokens: forget.logic,
  } satisfies SessionActors;
  const story = startStory(sessionMachine.provide({ actors }));
  story.actor.on('session.cleared', () => cleared.push('cleared'));
  const auth = () => selectAuthState(story.actor.getSnapshot());
  expect(auth().isInitialized).toBe(false);
  await find.resolve(hasTokens);
  return { ...story, fetch, login, logout, forget, cleared, auth, snapshot: () => story.actor.getSnapshot() };
}

async function loggedIn() {
  const story = await start({ hasTokens: true });
  await story.fetch.resolve(ADA);
  return story;
}

const SIGNED_OUT = {
  user: null,
  isAuthorized: false,
  emailValidated: false,
  isInitialized: true,
  error: null,
};

describe('the start', () => {
  it('without tokens ends logged out', async () => {
    const story = await start({ hasTokens: false });
    expect([story.state(), story.auth()]).toEqual(['anonymous', SIGNED_OUT]);
  });

  it('with tokens ends authorized', async () => {
    const story = await start({ hasTokens: true });
    expect([story.state(), story.auth().isInitialized]).toEqual(['fetchingAccount', false]);
    await story.fetch.resolve(ADA);
    expect([story.state(), story.auth()]).toEqual([
      'authorized',
      { user: ADA, isAuthorized: true, emailValidated: true, isInitialized: true, error: null },
    ]);
  });

  it('knows an address that is not verified by its absence', async () => {
    const story = await start({ hasTokens: true });
    await story.fetch.resolve({ ...ADA, email: null });
    expect([story.auth().isAuthorized, story.auth().emailValidated]).toEqual([true, false]);
  });

  it('with tokens that are refused ends logged out', async () => {
    const story = await start({ hasTokens: true });
    await story.fetch.reject(problemError({ status: 401 }));
    expect([story.state(), story.auth()]).toEqual(['anonymous', { ...SIGNED_OUT, error: 'lost' }]);
  });

  it.each([
    ['unexpected', problemError({ status: 500 })],
    ['unreachable', problemError({ kind: 'unreachable' })],
    ['unexpected', problemError({ kind: 'unreadable' })],
    ['tooManyTries', problemError({ status: 429 })],
    ['blocked', problemError({ status: 403 })],
  ])('scenario 22: an account that cannot be read (%s) waits for a retry', async (error, failure) => {
    const story = await start({ hasTokens: true });
    await story.fetch.reject(failure);
    expect([story.state(), story.auth()]).toEqual(['unreachable', { ...SIGNED_OUT, error }]);
    story.actor.send({ type: 'retry.requested' });
    await story.fetch.resolve(ADA);
    expect([story.state(), story.login.inputs]).toEqual(['authorized', []]);
  });
});

describe('logging in', () => {
  it('scenario 24: sends the credentials once, and they rest nowhere', async () => {
    const story = await start({ hasTokens: false });
    story.actor.send(logIn);
    story.actor.send(logIn);
    expect(story.login.inputs).toEqual([CREDENTIALS]);
    expect(JSON.stringify(story.snapshot().context)).not.toContain(CREDENTIALS.password);
    await story.login.resolve();
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain(CREDENTIALS.password);
    await story.fetch.resolve(ADA);
    expect(story.visited).toEqual(['starting', 'anonymous', 'loggingIn', 'openingAccount', 'authorized']);
  });

  it.each([
    ['anonymous', 'unexpected', problemError({ status: 401 })],
    ['unreachable', 'unexpected', problemError({ status: 500 })],
    ['unreachable', 'unreachable', problemError({ kind: 'unreachable' })],
    ['unreachable', 'blocked', problemError({ status: 403 })],
  ])(
    'whose account cannot be read ends %s and says at the form that it failed: %s',
    async (state, code, error) => {
      const story = await start({ hasTokens: false });
      story.actor.send(logIn);
      await story.login.resolve();
      await story.fetch.reject(error);
      expect([story.state(), selectLogInFailure(story.snapshot())]).toEqual([state, { code }]);
    },
  );

  it('whose tokens are refused at once says at the form that it failed, and of no session that ended', async () => {
    const story = await start({ hasTokens: false });
    story.actor.send(logIn);
    await story.login.resolve();
    story.actor.send({ type: 'session.lost' });
    expect([story.state(), story.auth().error, selectLogInFailure(story.snapshot())]).toEqual([
      'anonymous',
      null,
      { code: 'unexpected' },
    ]);
  });

  it('leaves no failure behind once somebody is logged in', async () => {
    const story = await start({ hasTokens: false });
    story.actor.send(logIn);
    await story.login.resolve();
    await story.fetch.reject(problemError({ status: 500 }));
    story.actor.send({ type: 'retry.requested' });
    await story.fetch.resolve(ADA);
    expect([story.state(), selectLogInFailure(story.snapshot())]).toEqual(['authorized', null]);
  });

  it('that hangs can be stopped, and what comes late changes nothing', async () => {
    for (const [hasTokens, state] of [
      [false, 'anonymous'],
      [true, 'unreachable'],
    ] as const) {
      const story = await start({ hasTokens });
      if (hasTokens) await story.fetch.reject(problemError({ kind: 'unreachable' }));
      story.actor.send(logIn);
      story.actor.send({ type: 'logIn.stopped' });
      expect([story.state(), story.login.signals[0]?.aborted]).toEqual([state, true]);
      await story.login.resolve();
      expect([story.state(), selectLogInFailure(story.snapshot())]).toEqual([state, null]);
    }
  });

  it.each([
    [{ code: 'refused' }, problemError({ status: 401 })],
    [{ code: 'refused' }, problemError({ status: 400, fields: { email: ['No.'] } })],
    // The page of a proxy.
    [{ code: 'unexpected' }, problemError({ status: 400 })],
    [{ code: 'tooManyTries', seconds: 90 }, problemError({ status: 429, retryAfterSeconds: 90 })],
    [{ code: 'blocked' }, problemError({ status: 403 })],
    [{ code: 'unreachable' }, problemError({ kind: 'unreachable' })],
    [{ code: 'unexpected' }, problemError({ status: 500 })],
    [{ code: 'unexpected' }, new Error('something else')],
  ])('that fails keeps %o until the next try', async (failure, error) => {
    const story = await start({ hasTokens: false });
    story.actor.send(logIn);
    await story.login.reject(error);
    expect([story.state(), selectLogInFailure(story.snapshot())]).toEqual(['anonymous', failure]);
    story.actor.send(logIn);
    expect(selectLogInFailure(story.snapshot())).toBe(null);
  });

  it('that fails while an account is out of reach leaves the retry in place', async () => {
    const story = await start({ hasTokens: true });
    await story.fetch.reject(problemError({ kind: 'unreachable' }));
    story.actor.send(logIn);
    await story.login.reject(problemError({ status: 401 }));
    expect([story.state(), story.auth().error]).toEqual(['unreachable', 'unreachable']);
    expect(selectLogInFailure(story.snapshot())).toEqual({ code: 'refused' });
  });

  it('is not possible for somebody who is logged in', async () => {
    const story = await loggedIn();
    expect(story.snapshot().can(logIn)).toBe(false);
  });
});

describe('the end of a session', () => {
  it('by the player forgets who it was at once', async () => {
    const story = await loggedIn();
    story.actor.send({ type: 'logOut.requested' });
    expect([story.state(), story.auth(), story.cleared]).toEqual(['loggingOut', SIGNED_OUT, ['cleared']]);
    await story.logout.resolve();
    expect(story.state()).toBe('anonymous');
  });

  it('with the account forgets who it was at once, and revokes nothing', async () => {
    const story = await loggedIn();
    story.actor.send({ type: 'account.deleted' });
    expect([story.state(), story.auth(), story.cleared]).toEqual([
      'forgettingAccount',
      SIGNED_OUT,
      ['cleared'],
    ]);
    await story.forget.resolve();
    expect([story.state(), story.logout.inputs]).toEqual(['anonymous', []]);
  });

  it.each([
    ['session.lost', 'lost'],
    ['session.tooOld', 'tooOld'],
    ['session.gone', null],
  ] as const)('by %s leaves nothing behind', async (type, error) => {
    const story = await loggedIn();
    story.actor.send({ type });
    expect([story.state(), story.auth(), story.cleared]).toEqual([
      'anonymous',
      { ...SIGNED_OUT, error },
      ['cleared'],
    ]);
  });

  it.each([
    { type: 'session.lost' },
    { type: 'session.tooOld' },
    { type: 'session.gone' },
    { type: 'account.replaced' },
    { type: 'logOut.requested' },
  ] as const)('by $type before the account is known drops what its page has fetched', async (event) => {
    const story = await start({ hasTokens: true });
    story.actor.send(event);
    expect(story.cleared).toEqual(['cleared']);
  });

  it('by a login while the account cannot be fetched drops what its page has fetched', async () => {
    const story = await start({ hasTokens: true });
    await story.fetch.reject(new Error('unreachable'));
    expect([story.state(), story.cleared]).toEqual(['unreachable', []]);
    story.actor.send(logIn);
    expect(story.cleared).toEqual(['cleared']);
  });

  it('by another account that logs in fetches the new account', async () => {
    const story = await loggedIn();
    story.actor.send({ type: 'account.replaced' });
    expect([story.state(), story.auth().user, story.cleared]).toEqual(['fetchingAccount', null, ['cleared']]);
    await story.fetch.resolve({ ...ADA, id: 2, first_name: 'Bert' });
    expect(story.auth().user?.first_name).toBe('Bert');
  });

  it('a retry aborts a pending fetch of the account and fetches again', async () => {
    const story = await start({ hasTokens: true });
    story.actor.send({ type: 'retry.requested' });
    expect(story.fetch.signals.map((signal) => signal.aborted)).toEqual([true, false]);
    await story.fetch.resolve({ ...ADA, first_name: 'Late' });
    expect(story.state()).toBe('fetchingAccount');
    await story.fetch.resolve(ADA);
    expect([story.state(), story.auth().user]).toEqual(['authorized', ADA]);
  });

  it('during the fetch of the account aborts the fetch', async () => {
    const story = await start({ hasTokens: true });
    story.actor.send({ type: 'account.replaced' });
    expect(story.fetch.signals.map((signal) => signal.aborted)).toEqual([true, false]);
    story.actor.send({ type: 'session.gone' });
    expect([story.state(), story.fetch.signals[1]?.aborted]).toEqual(['anonymous', true]);
  });
});

it('a response with newer data of the player updates the user', async () => {
  const story = await loggedIn();
  story.actor.send({ type: 'user.updated', changes: { edge_balance: '2.50' } });
  expect(story.auth().user).toEqual({ ...ADA, edge_balance: '2.50' });
});

it('a response that says nothing new of the player leaves the user, the same object', async () => {
  const story = await loggedIn();
  const { user } = story.auth();
  const other = { ...structuredClone(ADA), telegram: 'not kept' };
  story.actor.send({ type: 'user.updated', changes: other });
  expect(story.auth().user).toBe(user);
  story.actor.send({ type: 'user.updated', changes: { ...other, flags: [...ADA.flags, 'new'] } });
  expect(story.auth().user).toEqual({ ...ADA, flags: [...ADA.flags, 'new'] });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(sessionMachine, {
    events: [
      logIn,
      { type: 'logIn.stopped' },
      { type: 'logInFailure.dismissed' },
      { type: 'logOut.requested' },
      { type: 'account.deleted' },
      { type: 'retry.requested' },
      { type: 'server.returned' },
      { type: 'user.updated', changes: { edge_balance: '1.00' } },
      { type: 'session.lost' },
      { type: 'session.tooOld' },
      { type: 'session.gone' },
      { type: 'session.found' },
      { type: 'account.replaced' },
    ] satisfies SessionEvent[],
    answers: {
      findTokens: { done: [true, false] },
      fetchAccount: { done: [ADA], errors: [problemError({ status: 401 }), problemError({ status: 500 })] },
      logIn: { errors: [problemError({ status: 401 })] },
    },
  });
});
