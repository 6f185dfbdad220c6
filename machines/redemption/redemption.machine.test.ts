import { describe, expect, it } from 'vitest';

import { backOffMs } from '#machines/shared/back-off.ts';
import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { redemptionMachine } from './redemption.machine.ts';
import {
  OpenElsewhere,
  QuoteChanged,
  QuoteUnread,
  type Intent,
  type LatestRedemption,
  type LookupResult,
  type Quote,
  type Redeemed,
  type RedemptionActors,
  type RedemptionContext,
  type RedemptionPlan,
  type Submission,
} from './redemption.types.ts';
import { redemptionView } from './redemption.view.ts';

const KEY = '5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55';
/** Of the look-ups of this key. */
const SPREAD = 0x5f / 0xff;
const plan: RedemptionPlan = { id: 2, tier: 'PREMIUM', interval: 'MONTH' };
const quote: Quote = {
  price: '800.00',
  balance: '1250.00',
  balanceAfter: '450.00',
  missing: null,
  latest: null,
};
const higherPriced: Quote = { ...quote, price: '900.00', balanceAfter: '350.00' };
const unaffordable: Quote = { ...quote, balance: '300.00', balanceAfter: null, missing: '500.00' };
const earlier: LatestRedemption = { reference: 'RW-2026-0280', plan, status: 'completed' };
const intent: Intent = {
  key: KEY,
  plan,
  edgeAmount: '800.00',
  email: 'dana.river@example.com',
  validUntil: '2026-03-14T09:28:53Z',
};
const first: Submission = { intent, confirmed: quote };
const again: Submission = { intent, confirmed: null };
const redeemed: Redeemed = {
  reference: 'RW-2026-0301',
  plan,
  edgeAmount: '800.00',
  email: intent.email,
  status: 'pending',
  reason: null,
};

const shown = { screen: 'confirming', plan, quote, acknowledged: quote } as const;
const chosen = { type: 'plan.chosen', plan, acknowledged: quote } as const;
const confirmed = { ...intent, type: 'redemption.confirmed' } as const;
const checked = { type: 'check.requested' } as const;
const dismissed = { type: 'plan.dismissed' } as const;
const acknowledged = { type: 'quote.acknowledged' } as const;
const retried = { type: 'redemption.retried' } as const;

const lost = problemError({ kind: 'unreachable' });
const short = problemError({ status: 400, code: 'insufficient_balance' });
const wrongEmail = problemError({ status: 400, fields: { email: ['Enter a valid email address.'] } });

function redemption() {
  const recall = deferredActor<Intent | null, Record<string, never>>();
  const read = deferredActor<Quote, { readonly plan: RedemptionPlan }>();
  const submit = deferredActor<Redeemed, Submission>();
  const find = deferredActor<LookupResult, Intent>();
  const visible = deferredActor<void, Record<string, never>>();
  const actors = {
    recallIntent: recall.logic,
    readQuote: read.logic,
    submitRedemption: submit.logic,
    findRedemption: find.logic,
    awaitVisiblePage: visible.logic,
  } satisfies RedemptionActors;
  const story = startStory(redemptionMachine.provide({ actors }));
  const snapshot = () => story.actor.getSnapshot();
  return {
    ...story,
    recall,
    read,
    submit,
    find,
    visible,
    context: () => snapshot().context,
    view: () => redemptionView(snapshot()),
  };
}

/** The dialog is open, with a quote that was read. */
async function confirming(read = quote) {
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
  await story.find.resolve('notYet');
  return story;
}

describe('before it is confirmed', () => {
  it('price and balance are read for the plan, and can be confirmed', async () => {
    const story = await confirming();
    expect([story.read.inputs, story.view()]).toEqual([
      [{ plan }],
      { ...shown, step: 'ready', failure: null },
    ]);
  });

  it.each([
    ['costs more than the balance', unaffordable, 'insufficientBalance'],
    [
      'waits for another redemption',
      { ...quote, latest: { ...earlier, status: 'pending' as const } },
      'redemptionRunning',
    ],
    ['is not sold for Edge any more', { ...quote, price: null, balanceAfter: null }, 'notOffered'],
  ])('a plan that %s cannot be confirmed', async (_, read, blocker) => {
    const story = await confirming(read);
    story.actor.send(confirmed);
    expect([story.view(), story.submit.inputs]).toEqual([
      { ...shown, quote: read, step: 'blocked', blocker },
      [],
    ]);
  });

  it('another redemption of an unknown status has to be seen, and then the server decides', async () => {
    const read: Quote = { ...quote, latest: { ...earlier, status: 'unknown' } };
    const story = await confirming(read);
    expect(story.view()).toEqual({ ...shown, quote: read, step: 'quoteChanged' });
    story.actor.send(acknowledged);
    story.actor.send(confirmed);
    expect(story.submit.inputs).toEqual([{ intent, confirmed: read }]);
    await story.submit.reject(problemError({ status: 409, code: 'redemption_running' }));
    expect([story.state(), story.context().failure]).toEqual(['refused', { code: 'redemptionRunning' }]);
  });

  it.each([
    ['price', higherPriced],
    ['balance', { ...quote, balance: '1200.00', balanceAfter: '400.00' }],
  ])('scenario 41: another %s than the acknowledged one has to be seen first', async (_, changed) => {
    const story = await confirming(changed);
    story.actor.send(confirmed);
    expect([story.view(), story.submit.inputs]).toEqual([
      { ...shown, quote: changed, step: 'quoteChanged' },
      [],
    ]);
    story.actor.send(acknowledged);
    story.actor.send(confirmed);
    expect(story.submit.inputs).toEqual([
      { intent: { ...intent, edgeAmount: changed.price }, confirmed: changed },
    ]);
  });

  it('scenario 41: a return to the tab reads the quote again, and confirming waits for it', async () => {
    const story = await confirming();
    story.actor.send(checked);
    story.actor.send(confirmed);
    expect([story.state(), story.submit.inputs]).toEqual(['confirming.reading', []]);
    await story.read.resolve(higherPriced);
    expect(story.state()).toBe('confirming.quoteChanged');
    story.actor.send(checked);
    await story.read.resolve(quote);
    expect(story.state()).toBe('confirming.ready');
  });

  it('what could not be read can be read again, or left', async () => {
    const story = redemption();
    await story.recall.resolve(null);
    story.actor.send(chosen);
    await story.read.reject(lost);
    expect([story.state(), story.context().failure]).toEqual(['confirming.unread', { code: 'unreachable' }]);
    story.actor.send(checked);
    await story.read.resolve(quote);
    expect([story.state(), story.context().failure]).toEqual(['confirming.ready', null]);
    story.actor.send(dismissed);
    expect([story.state(), story.context().plan]).toEqual(['choosingPlan', null]);
  });
});

describe('confirmed', () => {
  it('scenario 38: it is sent once, however often it is confirmed, and cannot be left meanwhile', async () => {
    const story = await submitting();
    story.actor.send({ ...confirmed, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' });
    story.actor.send(dismissed);
    story.actor.send(checked);
    await story.submit.resolve(redeemed);
    expect(story.submit.inputs).toEqual([first]);
    expect([story.state(), story.context().redeemed, story.context().intent]).toEqual([
      'redeemed',
      redeemed,
      null,
    ]);
    story.actor.send(dismissed);
    expect([story.state(), story.context().redeemed]).toEqual(['choosingPlan', null]);
  });

  it.each([
    ['fields that the server refuses', wrongEmail, 'fieldsRejected'],
    ['too many tries', problemError({ status: 429, retryAfterSeconds: 7 }), 'tooManyTries'],
  ])('%s lead back to the form', async (_, error, code) => {
    const story = await submitting();
    await story.submit.reject(error);
    expect([story.state(), story.context().failure?.code]).toEqual(['confirming.ready', code]);
    story.actor.send({ ...confirmed, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' });
    expect(story.submit.inputs.map(({ intent: { key } }) => key)).toEqual([
      KEY,
      '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810',
    ]);
  });

  it.each([
    ['the balance is too low', short, 'insufficientBalance'],
    ['the price changed', problemError({ status: 409, code: 'price_changed' }), 'priceChanged'],
    ['another one runs', problemError({ status: 409, code: 'redemption_running' }), 'redemptionRunning'],
    ['it came too late', problemError({ status: 409, code: 'intent_expired' }), 'intentExpired'],
    ['the region is blocked', problemError({ status: 403 }), 'blocked'],
  ])('it is refused with its reason: %s', async (_, error, code) => {
    const story = await submitting();
    await story.submit.reject(error);
    expect([story.state(), story.context().failure?.code, story.find.inputs]).toEqual(['refused', code, []]);
    story.actor.send(checked);
    expect(story.state()).toBe('confirming.reading');
  });

  it('scenario 38: while another tab redeems nothing is sent, and its intent is looked for then', async () => {
    const story = await submitting();
    await story.submit.reject(new OpenElsewhere());
    expect([story.state(), story.context().failure]).toEqual(['refused', { code: 'openElsewhere' }]);
    story.actor.send(checked);
    const other = { ...intent, key: '0b7d2c64-91f5-4c1b-8a3e-d2f6e5c7b810' };
    await story.recall.resolve(other);
    expect(story.find.inputs).toEqual([other]);
  });

  it.each([
    ['balance', { ...quote, balance: '1200.00', balanceAfter: '400.00' }, 'confirming.quoteChanged'],
    ['latest redemption', { ...quote, latest: earlier }, 'confirming.quoteChanged'],
    ['balance, too low now,', unaffordable, 'confirming.blocked'],
  ])('scenario 63: another %s that is read before it is sent is shown first', async (_, read, state) => {
    const story = await submitting();
    await story.submit.reject(new QuoteChanged(read));
    const { quote: now, acknowledged: before, intent: kept } = story.context();
    expect([story.state(), now, before, kept]).toEqual([state, read, quote, null]);
    story.actor.send(confirmed);
    story.actor.send(acknowledged);
    story.actor.send(confirmed);
    expect(story.submit.inputs.slice(1)).toEqual(
      state === 'confirming.quoteChanged' ? [{ intent, confirmed: read }] : [],
    );
  });

  it('scenario 63: what cannot be read before it is sent is not sent, and compared when it is read', async () => {
    const story = await submitting();
    await story.submit.reject(new QuoteUnread(lost));
    expect([story.state(), story.context().failure, story.context().intent]).toEqual([
      'confirming.unread',
      { code: 'unreachable' },
      null,
    ]);
    story.actor.send(checked);
    await story.read.resolve({ ...quote, latest: earlier });
    expect(story.state()).toBe('confirming.quoteChanged');
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
    expect([story.view(), story.find.inputs]).toEqual([{ screen: 'outcome', known: 'checking' }, [intent]]);
    story.actor.send(chosen);
    story.actor.send(retried);
    expect(story.state()).toBe('checkingStatus');
    await story.find.resolve(redeemed);
    expect([story.state(), story.context().redeemed, story.context().failure]).toEqual([
      'redeemed',
      redeemed,
      null,
    ]);
  });

  it('that cannot be looked for stays unknown, and is looked for again by itself and on request', async () => {
    const story = await submitting();
    await story.submit.reject(lost);
    await story.find.reject(lost);
    expect([story.state(), story.context().failure]).toEqual([
      'outcomeUnknown.pausing',
      { code: 'unreachable' },
    ]);
    story.actor.send(checked);
    await story.find.resolve(redeemed);
    expect([story.state(), story.find.inputs.length]).toEqual(['redeemed', 2]);
  });

  it('is looked for again by itself, less and less often, and as late as the server asks', async () => {
    const story = await submitting();
    await story.submit.reject(lost);
    const answers: [() => Promise<void>, number | null][] = [
      [() => story.find.reject(lost), null],
      [() => story.find.resolve('notYet'), null],
      [() => story.find.reject(problemError({ status: 503, retryAfterSeconds: 0 })), 0],
      [() => story.find.reject(problemError({ status: 429, retryAfterSeconds: 40 })), 40],
      [() => story.find.reject(problemError({ status: 503, retryAfterSeconds: 86_400 })), 86_400],
    ];
    for (const [index, [answer, retryAfter]] of answers.entries()) {
      await answer();
      story.pass(backOffMs(index + 1, retryAfter, SPREAD) - 1);
      expect([story.state().split('.')[1], story.visible.inputs.length]).toEqual(['pausing', index]);
      story.pass(1);
      await story.visible.resolve();
      expect([story.state(), story.find.inputs.length]).toEqual(['checkingStatus', index + 2]);
    }
  });

  it.each([
    ['unknown', (story: Sent) => story.find.reject(lost), 'outcomeUnknown'],
    ['not there so far', (story: Sent) => story.find.resolve('notYet'), 'notArrived'],
  ])(
    'that is %s is not looked for while nobody sees the page, and at once when somebody does',
    async (_, answer, state) => {
      const story = await submitting();
      await story.submit.reject(lost);
      await answer(story);
      story.pass(1_000);
      expect([story.state(), story.find.inputs.length]).toEqual([`${state}.due`, 1]);
      story.pass(60_000);
      expect(story.find.inputs).toHaveLength(1);
      await story.visible.resolve();
      expect([story.state(), story.find.inputs.length]).toEqual(['checkingStatus', 2]);
    },
  );

  it('is found out about when a send, or a look-up, is not answered at all', async () => {
    const story = await submitting();
    story.pass(30_000);
    expect([story.state(), story.submit.signals[0]?.aborted, story.context().sendFailure]).toEqual([
      'checkingStatus',
      true,
      { code: 'unreachable' },
    ]);
    story.pass(30_000);
    expect([story.state(), story.context().failure]).toEqual([
      'outcomeUnknown.pausing',
      { code: 'unreachable' },
    ]);
    await story.find.resolve('never');
    expect(story.state()).toBe('outcomeUnknown.pausing');
    story.actor.send(checked);
    await story.find.resolve(redeemed);
    expect(story.state()).toBe('redeemed');
  });

  it('that did not arrive is sent again with the same key', async () => {
    const story = await notArrived();
    expect(story.state()).toBe('notArrived.pausing');
    story.actor.send(retried);
    story.actor.send(retried);
    expect(story.state()).toBe('sendingAgain');
    await story.submit.resolve(redeemed);
    expect([story.submit.inputs, story.state()]).toEqual([[first, again], 'redeemed']);
  });

  it.each<[string, Error, string]>([
    ['no answer', lost, 'unreachable'],
    ['too many tries', problemError({ status: 429 }), 'tooManyTries'],
    ['a blocked region', problemError({ status: 403 }), 'blocked'],
    ['another tab that sends it', new OpenElsewhere(), 'openElsewhere'],
    ['fields that the server refuses', wrongEmail, 'fieldsRejected'],
    ['a balance that is too low', short, 'insufficientBalance'],
    ['another price', problemError({ status: 409, code: 'price_changed' }), 'priceChanged'],
    [
      'a redemption that runs',
      problemError({ status: 409, code: 'redemption_running' }),
      'redemptionRunning',
    ],
    ['its time', problemError({ status: 409, code: 'intent_expired' }), 'intentExpired'],
  ])('and was sent again is settled by no refusal: %s', async (_, error, code) => {
    const story = await notArrived();
    story.actor.send(retried);
    await story.submit.reject(error);
    expect([story.state(), story.find.inputs.length]).toEqual(['checkingStatus', 2]);
    await story.find.resolve('notYet');
    story.actor.send(dismissed);
    story.actor.send(chosen);
    expect([story.state(), story.context().intent, story.context().sendFailure?.code]).toEqual([
      'notArrived.pausing',
      intent,
      code,
    ]);
    story.actor.send(checked);
    await story.find.resolve(redeemed);
    expect([story.state(), story.context().redeemed, story.context().sendFailure]).toEqual([
      'redeemed',
      redeemed,
      null,
    ]);
  });

  it('stays known while it is looked for and sent again, which is possible once it is known to be missing', async () => {
    const story = await notArrived();
    const missing = { screen: 'outcome', known: 'notArrived', intent, sendFailure: { code: 'unreachable' } };
    story.actor.send(checked);
    expect([story.state(), story.view()]).toEqual(['checkingStatus', { ...missing, work: null }]);
    story.actor.send(retried);
    expect([story.state(), story.view()]).toEqual(['sendingAgain', { ...missing, work: 'sending' }]);
    await story.submit.reject(lost);
    story.actor.send(retried);
    expect([story.state(), story.view()]).toEqual(['checkingStatus', { ...missing, work: 'checking' }]);
    // The look-up that sending again has ended has no effect.
    await story.find.resolve('never');
    await story.find.reject(short);
    const unknown = { ...missing, known: 'unknown', failure: { code: 'insufficientBalance' } };
    expect(story.view()).toEqual({ ...unknown, isChecking: false });
    story.actor.send(checked);
    expect(story.view()).toEqual({ ...unknown, isChecking: true });
  });

  it('is said not to have arrived when it cannot any more, and leads back to the plans', async () => {
    const story = await notArrived();
    story.actor.send(checked);
    await story.find.resolve('never');
    expect([story.state(), story.context().intent]).toEqual(['lapsed', intent]);
    story.actor.send(retried);
    expect(story.state()).toBe('lapsed');
    story.actor.send(dismissed);
    expect([story.state(), story.context().intent]).toEqual(['choosingPlan', null]);
  });

  it('is recalled by the next page, or after logging in again', async () => {
    const story = redemption();
    expect(story.view()).toEqual({ screen: 'recalling' });
    await story.recall.resolve(intent);
    expect([story.state(), story.context().intent, story.find.inputs]).toEqual([
      'checkingStatus',
      intent,
      [intent],
    ]);
    await story.find.resolve('notYet');
    story.actor.send(retried);
    expect(story.submit.inputs).toEqual([again]);
  });
});

type Sent = Awaited<ReturnType<typeof submitting>>;

it('what cannot be recalled does not keep the plans away', async () => {
  const story = redemption();
  await story.recall.reject(new Error('storage'));
  expect(story.state()).toBe('choosingPlan');
});

const SUBMIT_ERRORS = [
  lost,
  wrongEmail,
  short,
  new OpenElsewhere(),
  new QuoteChanged(higherPriced),
  new QuoteUnread(lost),
];

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(redemptionMachine, {
    events: [chosen, confirmed, checked, dismissed, acknowledged, retried],
    answers: {
      recallIntent: { done: [null, intent] },
      readQuote: { done: [quote, higherPriced, unaffordable] },
      submitRedemption: { done: [redeemed], errors: SUBMIT_ERRORS },
      findRedemption: { done: [redeemed, 'notYet', 'never'], errors: [lost] },
    },
    // Look-ups are counted without an end.
    tellApart: ({ lookups: _, nextLookupMs: __, ...context }: RedemptionContext) => context,
  });
});
