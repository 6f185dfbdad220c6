import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type InspectionEvent, type Observer } from 'xstate';

import type { Credentials, SessionAccount } from '#machines/session/session.contract.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { watchActors } from './watch-actors.ts';

type Nothing = Record<string, never>;

const NOBODY = {
  findTokens: fromPromise<boolean, Nothing>(async () => false),
  fetchAccount: fromPromise<SessionAccount, Nothing>(() => Promise.reject(new Error('Not asked for'))),
  logIn: fromPromise<void, Credentials>(({ input }) =>
    Promise.reject(new Error(`No ${input.email} with ${input.password}`)),
  ),
  logOut: fromPromise<void, Nothing>(async () => undefined),
  forgetTokens: fromPromise<void, Nothing>(async () => undefined),
};

it('reports the same messages as the inspection library, for the same actors in the same order', async () => {
  const ours: StatelyInspectionEvent[] = [];
  const theirs: StatelyInspectionEvent[] = [];
  const watching = watchActors((message) => ours.push(message));
  const library = createInspector({ send: (message) => theirs.push(message) });

  await logIn({ email: 'dana@rakeback.test', password: 'River-42' }, (happened) => {
    watching.next?.(happened);
    library.inspect.next?.(happened);
  });
  await vi.waitFor(() => {
    expect(theirs).toHaveLength(ours.length);
  });

  expect(ours.map(outline)).toEqual(theirs.map(outline));
});

it('no email and no password of a login is reported', async () => {
  const credentials = fc.record({ email: fc.emailAddress(), password: fc.string({ minLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(credentials, async (typed) => {
      const reported: StatelyInspectionEvent[] = [];
      const watching = watchActors((message) => reported.push(message));
      await logIn(typed, (happened) => watching.next?.(happened));

      // The chart is our own text and holds no user data.
      const text = JSON.stringify(reported.map((message) => ({ ...message, definition: '' })));
      expect(text).not.toContain(typed.email);
      expect(text).not.toContain(JSON.stringify(typed.password).slice(1, -1));
      expect(text).toContain('loggingIn');
    }),
    { numRuns: 50 },
  );
});

/** Starts a session and makes a failing login. */
async function logIn(typed: Credentials, inspect: (happened: InspectionEvent) => void): Promise<void> {
  const observer: Observer<InspectionEvent> = { next: inspect };
  const session = createActor(sessionMachine.provide({ actors: NOBODY }), { inspect: observer });
  session.start();
  await waitFor(session, (snapshot) => snapshot.matches('anonymous'), { timeout: 5000 });
  session.send({ type: 'logIn.requested', ...typed });
  await waitFor(session, (snapshot) => snapshot.context.logInFailure !== null, { timeout: 5000 });
  session.stop();
}

/** The parts of a message that depend neither on time nor on redaction. */
function outline(message: StatelyInspectionEvent) {
  const { type, sessionId, rootId, _version } = message;
  const base = { type, sessionId, rootId, _version };
  if (message.type === '@xstate.actor')
    return {
      ...base,
      name: message.name,
      parentId: message.parentId,
      definition: JSON.parse(message.definition ?? '') as unknown,
    };
  if (message.type === '@xstate.event')
    return { ...base, event: message.event.type, sourceId: message.sourceId };
  return { ...base, event: message.event.type, status: message.snapshot.status };
}
