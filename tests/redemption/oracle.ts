import { redemptionView, type RedemptionView } from '#machines/redemption/redemption.view.ts';
import type { Observer, RedeemingTab } from './player.ts';
import type { RedeemingServer } from './server.ts';

/** Compares what each tab shows of each intent with what the server has. */
export class Oracle {
  readonly #server: RedeemingServer;
  /** The latest redemption that the player had seen, by the key of each confirmed intent. */
  readonly #confirmed = new Map<string, string | null>();
  readonly #shownAsRedeemed = new Set<string>();
  /** The keys of the intents for which the page said that nothing was taken. */
  readonly #refused = new Set<string>();
  readonly #elsewhere = new Set<string>();
  /** The violations, each with the letter of its property. */
  readonly faults: string[] = [];
  /** Every state and every refusal seen so far. */
  readonly seen = new Set<string>();

  constructor(server: RedeemingServer) {
    this.#server = server;
  }

  confirm(key: string, latest: string | null): void {
    this.#confirmed.set(key, latest);
  }

  /** Another device of the player redeems. */
  redeemElsewhere(key: string): void {
    this.#elsewhere.add(key);
  }

  readonly observe: Observer = (now, before) => {
    const state = typeof now.value === 'string' ? now.value : Object.values(now.value).join();
    const { failure, sendFailure } = now.context;
    const view = redemptionView(now);
    this.seen.add(state);
    if (failure !== null) this.seen.add(`${state}: ${failure.code}`);
    if (sendFailure !== null) this.seen.add(`send failure: ${sendFailure.code}`);
    if (view.screen === 'outcome' && view.known === 'redeemed') {
      this.#shown(view.redeemed.reference);
      this.seen.add(`${state}: ${view.redeemed.status}`);
    }
    if (now.value !== before.value && saysNothingWasTaken(view, redemptionView(before))) {
      this.#refuse(before.context.intent?.key ?? '');
    }
  };

  /** The properties that hold at any time. */
  check(): void {
    const { keys, ledgerFaults } = this.#server;
    for (const fault of ledgerFaults) this.faults.push(`(a) ${fault}`);
    if (new Set(keys).size < keys.length) this.faults.push('(b) an intent was redeemed twice');
    for (const [index, key] of keys.entries()) {
      if (this.#elsewhere.has(key)) continue;
      if (!this.#confirmed.has(key)) this.faults.push(`(b) nobody confirmed ${key}`);
      if (this.#refused.has(key))
        this.faults.push(`(c) the page said that nothing was taken for ${key}, and it is there`);
      this.#compare(key, keys[index - 1]);
    }
  }

  /** The properties that hold when no message is pending and every confirmation has expired. */
  close(tabs: readonly RedeemingTab[]): void {
    this.check();
    for (const key of this.#confirmed.keys()) {
      const isThere = this.#server.references.has(key);
      const isShown = this.#shownAsRedeemed.has(key);
      if (isThere && !isShown) this.faults.push(`(c) ${key} was redeemed, and no page says so`);
    }
    for (const { snapshot } of tabs) {
      if (!snapshot.hasTag('settled') || UNSETTLED.some((state) => snapshot.matches(state)))
        this.faults.push(`(e) a tab is stuck in ${JSON.stringify(snapshot.value)}`);
    }
  }

  #shown(reference: string): void {
    const found = [...this.#server.references].find(([, known]) => known === reference);
    if (found === undefined) this.faults.push(`(d) ${reference} is shown, and the server does not have it`);
    else this.#shownAsRedeemed.add(found[0]);
  }

  #refuse(key: string): void {
    if (this.#server.references.has(key)) this.faults.push(`(c) ${key} is called refused, and was redeemed`);
    this.#refused.add(key);
  }

  /** Of two in a row that were confirmed in this browser, the player had seen the first before the second was confirmed. */
  #compare(key: string, previous: string | undefined): void {
    if (previous !== undefined && this.#elsewhere.has(previous)) return;
    const before = previous === undefined ? null : this.#server.references.get(previous);
    if (this.#confirmed.get(key) !== before)
      this.faults.push(`(f) ${key} was redeemed beside ${previous ?? 'none'}, which the player had not seen`);
  }
}

/** Also when the question is open again after it was sent: with a reason, or with what has changed. */
function saysNothingWasTaken(now: RedemptionView, before: RedemptionView): boolean {
  if (now.screen === 'outcome') return now.known === 'lapsed';
  if (now.screen !== 'confirming') return false;
  return now.step === 'refused' || (before.screen === 'confirming' && before.step === 'submitting');
}

const UNSETTLED = ['notArrived', 'outcomeUnknown'] as const;
