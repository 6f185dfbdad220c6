import { expect, test, type Page } from '@playwright/test';

import { ApiGate } from './api-gate.ts';
import {
  answerOf,
  nameOf,
  namesOf,
  operationIn,
  expectEveryStateReached,
  planPaths,
  type Step,
} from './plan-paths.ts';
import { checkScreen } from '../check-screen.ts';
import { prepareTabKey } from '../checks/focus.ts';
import type { FlowModel } from './flow-model.ts';

/**
 * Runs every path of the model and expects each state that it reaches on the screen. The screen of a state is checked when
 * the state is reached for the first time. Returns how often each state was reached.
 */
export async function runModel(page: Page, model: FlowModel): Promise<Map<string, number>> {
  const paths = planPaths(model);
  expectEveryStateReached(model, paths);
  const seen = new Map<string, number>();
  const gate = await ApiGate.at(page);
  const looks = new Looks(page, model, gate);
  for (const path of paths) await runPath(path, model, gate, seen, looks);
  await model.end?.();
  return seen;
}

async function runPath(
  path: readonly Step[],
  model: FlowModel,
  gate: ApiGate,
  seen: Map<string, number>,
  looks: Looks,
): Promise<void> {
  await begin(path, model, gate, seen, looks);
  for (const [index, { from, eventName, to }] of path.entries()) {
    const next = answerOf(path[index + 1]?.eventName ?? '', model);
    const story = `${nameOf(from)} -- ${eventName} --> ${nameOf(to)}`;
    await test.step(story, async () => {
      try {
        await model.acts[eventName]?.prepare?.();
        await next?.prepare?.();
        // A state that is left at once sends no request: hold the request of the state after it as well.
        if (next?.outcome === null) await holdFor(gate, to, path[index + 1]?.to);
        await takeStep(model, gate, { from, eventName, to });
        if (next?.outcome !== null) await looks.at(to);
        await openBehind(gate, from, to);
      } catch (error) {
        throw new Error(`${story} (step ${String(index + 1)} of its path)`, { cause: error });
      }
    });
    count(to, seen);
  }
}

/** Opens the page and expects the first state; the request that the page sends at once is held. */
async function begin(
  [first]: readonly Step[],
  model: FlowModel,
  gate: ApiGate,
  seen: Map<string, number>,
  looks: Looks,
): Promise<void> {
  if (first === undefined) return;
  const answer = answerOf(first.eventName, model);
  const isSeen = answer?.outcome !== null;
  const operation = isSeen ? operationIn(first.from) : null;
  gate.forget();
  if (operation !== null) await gate.hold(operation);
  await model.begin(nameOf(first.from));
  await answer?.prepare?.();
  if (isSeen) await looks.at(first.from);
  count(first.from, seen);
}

class Looks {
  readonly #page: Page;
  readonly #model: FlowModel;
  readonly #gate: ApiGate;
  readonly #checked = new Set<string>();

  constructor(page: Page, model: FlowModel, gate: ApiGate) {
    this.#page = page;
    this.#model = model;
    this.#gate = gate;
  }

  /** A state that shows nothing is recognised by its pending request. */
  async at(snapshot: Step['to']): Promise<void> {
    const names = namesOf(snapshot);
    for (const state of names) await this.#model.states[state]?.(this.#gate);
    const operation = operationIn(snapshot);
    if (operation !== null) await this.#gate.hasMet(operation);
    const shown = names.filter((state) => (this.#model.states[state] ?? null) !== null);
    if (shown.every((state) => this.#checked.has(state))) return;
    for (const state of shown) this.#checked.add(state);
    await this.#check(shown);
  }

  /** Waits until no request is pending and the page has stopped changing. */
  async #settle(): Promise<void> {
    let controls = '';
    await expect
      .poll(async () => {
        const before = controls;
        const height = await this.#page.evaluate(() => document.documentElement.scrollHeight);
        controls = [height, ...(await prepareTabKey(this.#page))].join('\n');
        return this.#gate.underWay === 0 && controls === before;
      })
      .toBe(true);
  }

  async #check(states: readonly string[]): Promise<void> {
    const { title, titles = {}, passing = [], composite = [] } = this.#model;
    const isPassing = states.some((state) => passing.includes(state));
    if (isPassing) await this.#page.clock.pauseAt((await this.#page.evaluate(() => Date.now())) + 100);
    await this.#settle();
    const [named = title] = states.flatMap((state) => titles[state] ?? []);
    const name = states.join(' and ');
    await test.step(`everyone can use ${name}`, () =>
      checkScreen(this.#page, {
        name,
        title: named,
        ...(states.some((state) => composite.includes(state)) && { isComposite: true }),
      }));
    if (isPassing) await this.#page.clock.resume();
  }
}

function count(snapshot: Step['to'], seen: Map<string, number>): void {
  for (const state of namesOf(snapshot)) seen.set(state, (seen.get(state) ?? 0) + 1);
}

async function takeStep(model: FlowModel, gate: ApiGate, { from, eventName, to }: Step): Promise<void> {
  const leaving = operationIn(from);
  await holdFor(gate, from, to);
  const answer = answerOf(eventName, model);
  if (answer !== undefined) {
    const outcome = leaving === null ? null : answer.outcome;
    // The request has arrived, so the page has done what comes before it.
    if (leaving !== null && outcome !== null) await gate.hasMet(leaving);
    await answer.arrange?.();
    if (leaving === null || outcome === null) return;
    if (operationIn(to) === leaving) await gate.letOnly(leaving, outcome);
    else await gate.let(leaving, outcome);
    return;
  }
  await (model.acts[eventName]?.by(nameOf(from)) ?? model.delays[eventName.replace(/^after /, '')]?.());
}

async function holdFor(gate: ApiGate, from: Step['from'], to: Step['to'] | undefined): Promise<void> {
  const entering = to === undefined ? null : operationIn(to);
  if (entering !== null && entering !== operationIn(from)) await gate.hold(entering);
}

/** Requests of the state before are no longer held or made to fail. */
async function openBehind(gate: ApiGate, from: Step['from'], to: Step['to']): Promise<void> {
  const left = operationIn(from);
  if (left !== null && left !== operationIn(to)) await gate.open(left);
}
