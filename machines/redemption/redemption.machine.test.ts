import { describe, expect, it } from 'vitest';

import { deferredActor } from '../shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '../shared/testing/invokes.ts';
import { problemError } from '../shared/testing/problem-error.ts';
import { expectEveryStateReached, expectEveryTransitionTaken } from '../shared/testing/reachability.ts';
import { startStory } from '../shared/testing/story.ts';
import type { Offer } from './offer.ts';
import type { Intent, OfferedPlan, RedemptionActors, Redeemed } from './redemption.contract.ts';
import { OpenElsewhere } from './redemption.failures.ts';
import { redemptionMachine } from './redemption.machine.ts';
import {
  selectBar,
  selectFailure,
  selectIntent,
  selectRedeemed,
  selectStage,
} from './redemption.selectors.ts';

const KEY = '5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55';
const plan: OfferedPlan = { id: 2, tier: 'PREMIUM', interval: 'MONTH' };
const offer: Offer = {
  price: '800.00',
  balance: '1250.00',
  balanceAfter: '450.00',
  missing: null,
  isRunning: false,
};
const dearer: Offer = { ...offer, price: '900.00', balanceAfter: '350.00' };
const tooDear: Offer = { ...offer, balance: '300.00', balanceAfter: null, missing: '500.00' };
const intent: Intent = { key: KEY, plan, edgeAmount: '800.00', email: 'dana.river@example.com' };
const redeemed: Redeemed = {
  reference: 'RW-2026-0301',
  plan,
  edgeAmount: '800.00',
  email: intent.email,
  status: 'pending',
  reason: null,
};

const chosen = { type: 'plan.chosen', plan, inSight: offer } as const;
const confirmed = { type: 'redemption.confirmed', key: KEY, email: intent.email } as const;
const readAgain = { type: 'reading.requested' } as const;
const dismissed = { type: 'plan.dismissed' } as const;
const accepted = { type: 'offer.accepted' } as const;
const retried = { type: 'redemption.retried' } as const;
const dropped = { type: 'intent.dropped' } as const;

const lost = problemError({ kind: 'unreachable' });
const short = problemError({ status: 400, code: 'insufficient_balance' });
const wrongEmail = problemError({ status: 400, fields: { email: ['Enter a valid email address.'] } });

function redemption() {
  const recall = deferredActor<Intent | null, Record<string, never>>();
  const read = deferredActor<Offer, { readonly plan: OfferedPlan }>();
  const submit = deferredActor<Redeemed, Intent>();
  const find = deferredActor<Redeemed | null, { readonly key: string }>();
  const drop = deferredActor<Redeemed | null, { readonly key: string }>();
  const actors = {
    recallIntent: recall.logic,
    readOffer: read.logic,
    submitRedemption: submit.logic,
    findRedemption: find.logic,
    dropIntent: drop.logic,
  } satisfies RedemptionActors;
  const story = startStory(redemptionMachine.provide({ actors }));
  const snapshot = () => story.actor.getSnapshot();
  return {
    ...story,
    recall,
    read,
    submit,
    find,
    drop,
    stage: () => selectStage(snapshot()),
    bar: () => selectBar(snapshot()),
    failure: () => selectFailure(snapshot()),
    intent: () => selectIntent(snapshot()),
    redeemed: () => selectRedeemed(snapshot()),
  };
}

/** The dialog is open, with an offer that was read. */
async function confirming(read = offer) {
  const story = redemption();
  await story.recall.resolve(null);
  story.actor.send(chosen);
  await story.read.resolve(read);
  return story;
}

/** The redemption was confirmed and is on its way. */
async function submitting() {
  const story = await confirming();
  story.actor.send(confirmed);
  return story;
}

/** The answer was lost, and the server does not have it so far. */
async function notArrived() {
  const story = await submitting();
  await story.submit.reject(lost);
  await story.find.resolve(null);
  return story;
}

describe('before it is confirmed', () => {
  it('price and balance are read anew for the plan, and can be confirmed', async () => {
    const story = await confirming();
    expect([story.read.inputs, story.state(), story.stage(), story.bar()]).toEqual([
      [{ plan }],
      'confirming.ready',
      'confirming',
      null,
    ]);
  });

  it.each([
    ['is too dear', tooDear, 'insufficientBalance'],
    ['waits for another redemption', { ...offer, isRunning: true }, 'redemptionRunning'],
    ['is not sold for Edge any more', { ...offer, price: null, balanceAfter: null }, 'notOffered'],
  ])('a plan that %s cannot be confirmed', async (_, read, bar) => {
    const story = await confirming(read);
    story.actor.send(confirmed);
    expect([story.state(), story.bar(), story.submit.inputs]).toEqual(['confirming.barred', bar, []]);
  });

  it.each([
    ['price', dearer],
    ['balance', { ...offer, balance: '1200.00', balanceAfter: '400.00' }],
  ])('scenario 41: a %s that moved has to be seen first', async (_, moved) => {
    const story = await confirming(moved);
    story.actor.send(confirmed);
    expect([story.state(), story.submit.inputs]).toEqual(['confirming.moved', []]);
    story.actor.send(accepted);
    story.actor.send(confirmed);
    expect(story.submit.inputs).toEqual([{ ...intent, edgeAmount: moved.price }]);
  });

  it('scenario 41: a return to the tab reads anew, and confirming waits for it', async () => {
    const story = await confirming();
    story.actor.send(readAgain);
    story.actor.send(confirmed);
    expect([story.state(), story.submit.inputs]).toEqual(['confirming.reading', []]);
    await story.read.resolve(dearer);
    expect(story.state()).toBe('confirming.moved');
    story.actor.send(readAgain);
    await story.read.resolve(offer);
    expect(story.state()).toBe('confirming.ready');
  });

  it('what could not be read can be read again, or left', async () => {
    const story = redemption();
    await story.recall.resolve(null);
    story.actor.send(chosen);
    await story.read.reject(lost);
    expect([story.state(), story.failure()]).toEqual(['confirming.unread', { code: 'unreachable' }]);
    story.actor.send(readAgain);
    await story.read.resolve(offer);
    expect([story.state(), story.failure()]).toEqual(['confirming.ready', null]);
    story.actor.send(dismissed);
    expect([story.state(), story.actor.getSnapshot().context.plan]).toEqual(['choosingPlan', null]);
  });
});

describe('confirmed', () => {
  it('scenario 38: it is sent once, however often it is confirmed, and cannot be left meanwhile', async () => {
    const story = await submitting();
    story.actor.send({ ...confirmed, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' });
    story.actor.send(dismissed);
    story.actor.send(readAgain);
    await story.submit.resolve(redeemed);
    expect(story.submit.inputs).toEqual([intent]);
    expect([story.state(), story.redeemed(), story.intent()]).toEqual(['redeemed', redeemed, null]);
    story.actor.send(dismissed);
    expect([story.state(), story.redeemed()]).toEqual(['choosingPlan', null]);
  });

  it.each([
    ['fields that the server refuses', wrongEmail, 'fieldsRejected'],
    ['too many tries', problemError({ status: 429, retryAfterSeconds: 7 }), 'tooManyTries'],
  ])('%s lead back to the form', async (_, error, code) => {
    const story = await submitting();
    await story.submit.reject(error);
    expect([story.state(), story.failure()?.code]).toEqual(['confirming.ready', code]);
    story.actor.send({ ...confirmed, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' });
    expect(story.submit.inputs.map(({ key }) => key)).toEqual([KEY, '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810']);
  });

  it.each([
    ['the balance is too low', short, 'insufficientBalance'],
    ['the price changed', problemError({ status: 409, code: 'price_changed' }), 'priceChanged'],
    ['another one runs', problemError({ status: 409, code: 'redemption_running' }), 'redemptionRunning'],
    ['the region is blocked', problemError({ status: 403 }), 'blocked'],
  ])('it is refused with its reason: %s', async (_, error, code) => {
    const story = await submitting();
    await story.submit.reject(error);
    expect([story.state(), story.failure()?.code, story.find.inputs]).toEqual(['refused', code, []]);
    story.actor.send(readAgain);
    expect(story.state()).toBe('confirming.reading');
  });

  it('scenario 38: while another tab redeems nothing is sent, and its intent is looked for then', async () => {
    const story = await submitting();
    await story.submit.reject(new OpenElsewhere());
    expect([story.state(), story.failure()]).toEqual(['refused', { code: 'openElsewhere' }]);
    story.actor.send(readAgain);
    await story.recall.resolve({ ...intent, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' });
    expect(story.find.inputs).toEqual([{ key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' }]);
  });
});

describe('scenario 39: an answer that is lost', () => {
  it.each([
    ['no answer', lost],
    ['a crash of the server', problemError({ status: 500 })],
    ['an answer nobody understands', problemError({ kind: 'unreadable' })],
    ['a key that was used', problemError({ status: 409, code: 'idempotency_key_reused' })],
    ['a session that ended', problemError({ status: 401 })],
  ])('after %s its key is looked for before anything is offered', async (_, error) => {
    const story = await submitting();
    await story.submit.reject(error);
    expect([story.state(), story.stage(), story.find.inputs]).toEqual([
      'checkingStatus',
      'outcome',
      [{ key: KEY }],
    ]);
    story.actor.send(chosen);
    story.actor.send(retried);
    expect(story.state()).toBe('checkingStatus');
    await story.find.resolve(redeemed);
    expect([story.state(), story.redeemed(), story.failure()]).toEqual(['redeemed', redeemed, null]);
  });

  it('that cannot be looked for stays unknown, and is looked for again by itself and on request', async () => {
    const story = await submitting();
    await story.submit.reject(lost);
    await story.find.reject(lost);
    expect([story.state(), story.failure()]).toEqual(['outcomeUnknown', { code: 'unreachable' }]);
    story.pass(9_999);
    expect(story.state()).toBe('outcomeUnknown');
    story.pass(1);
    await story.find.reject(lost);
    story.actor.send(readAgain);
    await story.find.resolve(redeemed);
    expect([story.state(), story.find.inputs.length]).toEqual(['redeemed', 3]);
  });

  it('that did not arrive is sent again with the same key', async () => {
    const story = await notArrived();
    expect(story.state()).toBe('notArrived');
    story.actor.send(retried);
    story.actor.send(retried);
    await story.submit.resolve(redeemed);
    expect([story.submit.inputs, story.state()]).toEqual([[intent, intent], 'redeemed']);
  });

  it.each<[string, Error]>([
    ['no answer', lost],
    ['too many tries', problemError({ status: 429 })],
    ['a blocked region', problemError({ status: 403 })],
    ['another tab that sends it', new OpenElsewhere()],
    ['fields that the server refuses', wrongEmail],
  ])('and was sent again proves nothing by %s: the first may have arrived meanwhile', async (_, error) => {
    const story = await notArrived();
    story.actor.send(retried);
    await story.submit.reject(error);
    expect(story.state()).toBe('checkingStatus');
  });

  it('and was sent again is refused by what the server says of this very intent', async () => {
    const story = await notArrived();
    story.actor.send(retried);
    await story.submit.reject(short);
    expect([story.state(), story.failure()]).toEqual(['refused', { code: 'insufficientBalance' }]);
  });

  it('can be dropped, after a last look', async () => {
    const story = await notArrived();
    story.actor.send(dropped);
    await story.drop.resolve(null);
    expect([story.drop.inputs, story.state(), story.intent()]).toEqual([
      [{ key: KEY }],
      'choosingPlan',
      null,
    ]);
  });

  it.each([
    ['found at the last look is redeemed', (story: Lost) => story.drop.resolve(redeemed), 'redeemed'],
    ['that nobody could look for stays unknown', (story: Lost) => story.drop.reject(lost), 'outcomeUnknown'],
  ])('%s', async (_, answer, state) => {
    const story = await notArrived();
    story.actor.send(dropped);
    await answer(story);
    expect(story.state()).toBe(state);
  });

  it('is recalled by the next page, or after signing in again', async () => {
    const story = redemption();
    expect([story.state(), story.stage()]).toEqual(['recalling', 'choosing']);
    await story.recall.resolve(intent);
    expect([story.state(), story.intent(), story.find.inputs]).toEqual([
      'checkingStatus',
      intent,
      [{ key: KEY }],
    ]);
    await story.find.resolve(null);
    story.actor.send(retried);
    expect(story.submit.inputs).toEqual([intent]);
  });
});

type Lost = Awaited<ReturnType<typeof notArrived>>;

it('what cannot be recalled does not keep the plans away', async () => {
  const story = redemption();
  await story.recall.reject(new Error('storage'));
  expect(story.state()).toBe('choosingPlan');
});

describe('the chart', () => {
  const walk = {
    events: [chosen, confirmed, readAgain, dismissed, accepted, retried, dropped],
    answers: {
      recallIntent: { done: [null, intent] },
      readOffer: { done: [offer, dearer, tooDear] },
      submitRedemption: { done: [redeemed], errors: [lost, wrongEmail, short, new OpenElsewhere()] },
      findRedemption: { done: [redeemed, null] },
      dropIntent: { done: [redeemed, null] },
    },
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(redemptionMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(redemptionMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(redemptionMachine);
  });
});
