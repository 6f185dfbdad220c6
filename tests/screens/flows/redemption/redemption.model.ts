import type { Page } from '@playwright/test';

import { OpenElsewhere, type Intent, type RedemptionContext } from '#machines/redemption/redemption.types.ts';
import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import { isFullDepth } from '../../../depth.ts';
import { redemptionStates } from './redemption-states.ts';
import { RedeemingMember } from './redeeming-member.ts';
import { REDEEM } from '../../../fixtures/redemption.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import type { ModelTest } from '../../model/path.ts';

const plan = { id: 2, tier: 'PREMIUM', interval: 'MONTH' };
const quote = {
  price: '800.00',
  balance: '1250.00',
  balanceAfter: '450.00',
  missing: null,
  latest: null,
};
const intent: Intent = {
  key: crypto.randomUUID(),
  plan,
  edgeAmount: '800.00',
  email: 'dana@example.com',
  validUntil: '',
};
const redeemed = { ...intent, reference: 'RW-2026-0001', status: 'pending', reason: null };

/** How the redemption of the demo player goes on the redeem page. */
export const redemptionTest: ModelTest = {
  flow: 'redemption',
  model: async (page, world) => {
    await rememberDemo(page, world);
    await makeHideable(page);
    return redemptionModel(page, await RedeemingMember.of(page, world));
  },
};

function redemptionModel(page: Page, member: RedeemingMember): FlowModel {
  const dialog = page.getByRole('dialog', { name: 'Redeem Premium, 1 month' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = dialog.getByRole('button', { name: /^Redeem [\d.,]+ Edge$/ });
  const hasLooked = dialog
    .getByRole('button', { name: 'Check again' })
    .or(page.getByRole('main').getByText('Looking for your redemption', { exact: true }));
  // The page waits longer before the next status check than a slow machine needs to see it waiting.
  const busy = { status: 503, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } };
  const loadError: Answer = { error: problemError({}), outcome: 'isLost' };
  const notFound: Answer = {
    error: problemError({ status: 503, retryAfterSeconds: SERVER_WAIT_SECONDS }),
    outcome: busy,
  };

  return {
    machine: redemptionMachine,
    title: 'Redeem Edge',
    composite: ['confirming.ready', 'confirming.quoteChanged', 'redeemed'],
    // Only here does a player spend Edge, so the full depth covers every event.
    goal: isFullDepth ? 'every event' : 'every state',
    tellApart: ({
      intent: kept,
      acknowledged,
      quote: read,
      failure,
      known,
      isMissing,
    }: RedemptionContext) => [
      isMissing,
      known,
      kept !== null,
      acknowledged?.price,
      read?.price,
      failure?.code,
    ],
    begin: async () => {
      await page.goto('/favicon.svg');
      await member.startAfresh();
    },
    end: () => member.leave(),
    acts: {
      'plan is chosen': {
        event: { type: 'plan.chosen', plan, acknowledged: quote } as never,
        prepare: async () => {
          if (await member.startAfresh()) await page.reload();
          await expect(page.getByRole('button', { name: 'Redeem Premium' })).toBeVisible();
        },
        by: () => press('Redeem Premium'),
      },
      'plan is dismissed': {
        event: { type: 'plan.dismissed' },
        by: (state) =>
          state in LEAVES
            ? press(LEAVES[state] ?? '')
            : dialog.getByRole('button', { name: 'Close' }).click(),
      },
      'check is requested': {
        event: { type: 'check.requested' },
        by: (state) => {
          const name = CHECKS[state];
          return name === undefined ? comeBack(page) : press(name);
        },
      },
      'quote is acknowledged': {
        event: { type: 'quote.acknowledged' },
        by: () => press('Continue'),
      },
      'redemption is confirmed': {
        event: { type: 'redemption.confirmed', ...intent },
        by: () => confirm.click(),
      },
      'redemption is retried': { event: { type: 'redemption.retried' }, by: () => press('Send it again') },
    },
    answers: {
      recallIntent: {
        nothing: { output: null, outcome: null, prepare: member.forgetNote, arrange: open },
        'an intent': { output: intent, outcome: null, prepare: () => member.keepNote(intent), arrange: open },
      },
      readQuote: {
        'the same price': { output: quote, ...priceIs('800.00') },
        'another price': {
          output: { ...quote, price: '900.00', balanceAfter: '350.00' },
          ...priceIs('900.00'),
        },
        'a price beyond the balance': {
          output: { ...quote, price: '2000.00', balanceAfter: null, missing: '750.00' },
          ...priceIs('2000.00'),
        },
        'no answer': loadError,
      },
      submitRedemption: {
        redeemed: { output: redeemed, outcome: 'passes', arrange: member.agreeToPrice },
        'no answer': loadError,
        'the answer is lost': { ...loadError, outcome: 'losesItsAnswer' },
        'not enough Edge': refused(400, { code: 'insufficient_balance' }),
        'another price': refused(409, { code: 'price_changed' }),
        'wrong address': {
          error: problemError({ status: 400, fields: { email: ['No.'] } }),
          outcome: { status: 400, json: { email: ['No.'] } },
        },
        'too many tries': {
          ...refused(429, {}),
          outcome: { status: 429, json: {}, headers: { 'retry-after': '7' } },
        },
        'another tab is at it': {
          error: new OpenElsewhere(),
          outcome: null,
          prepare: () => member.keepNoteOfAnotherTab(intent),
          arrange: async () => {
            // The page has looked at the note.
            await expect(hasLooked).toBeVisible();
            await member.takeBackNote();
          },
        },
      },
      findRedemption: {
        'it is there': { output: redeemed, outcome: 'passes', arrange: member.letItArrive },
        'it is not there so far': { output: 'notYet', outcome: 'passes', arrange: member.letItNotArrive },
        'it cannot arrive any more': {
          output: 'never',
          outcome: 'passes',
          prepare: () => member.letItsTimePass(),
          arrange: member.letItNotArrive,
        },
        'the server is busy': notFound,
      },
      awaitVisiblePage: { 'it is seen': { output: undefined, outcome: null, arrange: () => show(page) } },
    },
    delays: {
      nextLook: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000),
      answerLimit: () => page.clock.fastForward(30_000),
    },
    states: redemptionStates(page),
  };

  /** The page behind the dialog fetches them too, in either order. */
  function priceIs(price: string): Pick<Answer, 'outcome' | 'arrange'> {
    return { outcome: 'passes', arrange: () => member.putPrice(price) };
  }

  /** The page opens with what is to be recalled; when it is open already it has been recalled by now. */
  async function open(): Promise<void> {
    if (new URL(page.url()).pathname !== REDEEM) await page.goto(REDEEM);
  }
}

/** In any other state the player comes back to the tab. */
const CHECKS: Readonly<Record<string, string>> = {
  'confirming.unread': 'Try again',
  refused: 'Check again',
  'outcomeUnknown.pausing': 'Check again',
  'outcomeUnknown.due': 'Check again',
};

const LEAVES: Readonly<Record<string, string>> = { redeemed: 'Done', lapsed: 'Back to the plans' };

/** Short enough for what was confirmed to be valid all the time, and as long as our own longest wait. */
const SERVER_WAIT_SECONDS = 60;

function refused(status: number, json: { code?: string }): Answer {
  return { error: problemError({ status, ...json }), outcome: { status, json } };
}

interface Hideable {
  visibility: 'visible' | 'hidden';
}

/** Keeps the page hidden, so that it does not poll by itself. */
async function makeHideable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Hideable = { visibility: 'hidden' };
    Object.assign(window, { shown });
    Object.defineProperty(document, 'visibilityState', { get: () => shown.visibility });
  });
}

/** Makes the page visible for a moment. */
function show(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { shown } = window as unknown as { shown: Hideable };
    shown.visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    shown.visibility = 'hidden';
  });
}

/** As `lookAgain`, in a page that is hidden otherwise. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { shown } = window as unknown as { shown: Hideable };
    shown.visibility = 'visible';
    window.dispatchEvent(new Event('focus'));
    shown.visibility = 'hidden';
  });
}
