import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { EdgeBalanceActors } from './edge-balance.contract.ts';
import { edgeBalanceMachine } from './edge-balance.machine.ts';
import {
  selectFailure,
  selectHasChanged,
  selectIsConfirmed,
  selectIsDisagreeing,
  selectIsRetrying,
  selectLedger,
} from './edge-balance.selectors.ts';

type Nothing = Record<string, never>;

const returned = { type: 'player.returned' } as const;
const requested = { type: 'reading.requested' } as const;
const shownNow = (balance: string) => ({ type: 'balance.shown', balance }) as const;

function balance(shown: string) {
  const ledger = deferredActor<string, Nothing>();
  const account = deferredActor<string, Nothing>();
  const actors = { readLedger: ledger.logic, readAccount: account.logic } satisfies EdgeBalanceActors;
  const story = startStory(edgeBalanceMachine.provide({ actors }), { shown });
  let noticed = 0;
  story.actor.on('disagreement.noticed', () => {
    noticed += 1;
  });
  const facts = () => {
    const snapshot = story.actor.getSnapshot();
    return {
      says: [
        ...(selectHasChanged(snapshot) ? ['changed'] : []),
        ...(selectIsConfirmed(snapshot) ? ['confirmed'] : []),
        ...(selectIsDisagreeing(snapshot) ? ['disagreeing'] : []),
        ...(selectIsRetrying(snapshot) ? ['retrying'] : []),
      ],
      ledger: selectLedger(snapshot),
      failure: selectFailure(snapshot),
    };
  };
  return {
    ...story,
    ledger,
    account,
    facts,
    /** How often the ledger and the account were asked for, and how often others were told. */
    counts: () => [ledger.inputs.length, account.inputs.length, noticed],
  };
}

describe('one balance', () => {
  it('a ledger that ends with the balance is asked once, and nothing is said', async () => {
    const story = balance('1250.00');
    await story.ledger.resolve('1250.0');
    expect([story.state(), story.facts(), story.counts()]).toEqual([
      'agreeing',
      { says: [], ledger: '1250.0', failure: null },
      [1, 0, 0],
    ]);
  });

  it('a player without movements has nothing, and that agrees', async () => {
    const story = balance('0.00');
    await story.ledger.resolve('0');
    expect(story.state()).toBe('agreeing');
  });

  it('scenario 40: where they differ both are read again once, and the new balance is told', async () => {
    const story = balance('1250.00');
    await story.ledger.resolve('450.00');
    expect([story.state(), story.facts().says]).toEqual(['rereading.readingAccount', []]);
    await story.account.resolve('450.00');
    story.actor.send(shownNow('450.00'));
    await story.ledger.resolve('450.00');
    expect([story.facts(), story.counts()]).toEqual([
      { says: ['changed'], ledger: '450.00', failure: null },
      [2, 1, 1],
    ]);
  });

  it('an old answer of the ledger is read again in silence when the balance was right', async () => {
    const story = balance('450.00');
    await story.ledger.resolve('1250.00');
    await story.account.resolve('450.00');
    await story.ledger.resolve('450.00');
    expect([story.state(), story.counts()]).toEqual(['agreeing', [2, 1, 1]]);
  });

  it('what differs for good is told, and asked for again only by the player', async () => {
    const story = balance('1250.00');
    await story.ledger.resolve('450.00');
    await story.account.resolve('1250.00');
    story.actor.send(shownNow('1250.00'));
    await story.ledger.resolve('450.00');
    expect([story.facts(), story.counts()]).toEqual([
      { says: ['disagreeing'], ledger: '450.00', failure: null },
      [2, 1, 1],
    ]);

    story.actor.send(requested);
    story.actor.send(requested);
    expect(story.facts().says).toEqual(['disagreeing', 'retrying']);
    await story.account.resolve('1250.00');
    await story.ledger.resolve('1250.00');
    expect([story.facts().says, story.counts()]).toEqual([['confirmed'], [3, 2, 2]]);
  });

  it('an account that answers another balance each time does not make it go round', async () => {
    const story = balance('1.00');
    await story.ledger.resolve('9.00');
    await story.account.resolve('2.00');
    await story.ledger.resolve('9.00');
    story.actor.send(shownNow('2.00'));
    expect([story.state(), story.counts()]).toEqual(['disagreeing', [2, 1, 1]]);
  });

  it.each(['account', 'ledger'] as const)(
    'when the %s cannot be read again, the disagreement stands, with the reason',
    async (port) => {
      const story = balance('1250.00');
      await story.ledger.resolve('450.00');
      if (port === 'ledger') await story.account.resolve('1250.00');
      await story[port].reject(problemError({ kind: 'unreachable' }));
      expect(story.facts()).toEqual({
        says: ['disagreeing'],
        ledger: '450.00',
        failure: { code: 'unreachable' },
      });
    },
  );

  it('a ledger that does not load contradicts nothing, and is asked again when the player returns', async () => {
    const story = balance('1250.00');
    await story.ledger.reject(problemError({ kind: 'unreachable' }));
    expect([story.state(), story.facts().says]).toEqual(['unknown', []]);
    story.actor.send(returned);
    await story.ledger.resolve('1250.00');
    expect([story.state(), story.counts()]).toEqual(['agreeing', [2, 0, 0]]);
  });

  it('another balance at the top is set against the ledger anew; the same one is not', async () => {
    const story = balance('1250.00');
    story.actor.send(shownNow('1200.00'));
    await story.ledger.resolve('1200.00');
    story.actor.send(shownNow('1200'));
    expect(story.counts()).toEqual([1, 0, 0]);
    story.actor.send(shownNow('450.00'));
    await story.ledger.resolve('450.00');
    expect([story.state(), story.counts()]).toEqual(['agreeing', [2, 0, 0]]);
  });

  it('keeps what it said in sight while it tries again', async () => {
    const story = balance('1250.00');
    await story.ledger.resolve('450.00');
    await story.account.reject(problemError({ kind: 'unreachable' }));
    story.actor.send(returned);
    expect(story.facts()).toEqual({
      says: ['disagreeing', 'retrying'],
      ledger: '450.00',
      failure: { code: 'unreachable' },
    });
  });
});

describe('the chart', () => {
  const walk = {
    inputs: [{ shown: '1.00' }],
    events: [returned, requested, shownNow('1.00'), shownNow('2.00')],
    answers: {
      readLedger: { done: ['1.00', '2.00', '3.00'] },
      readAccount: { done: ['1.00', '2.00'] },
    },
  };

  it('every state is reached', () => {
    expectEveryStateReached(edgeBalanceMachine, walk);
  });

  it('every transition is taken', () => {
    expectEveryTransitionTaken(edgeBalanceMachine, walk);
  });

  it('every invoke handles its error', () => {
    expectEveryInvokeHandlesItsError(edgeBalanceMachine);
  });
});
