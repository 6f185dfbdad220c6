import type { AnyStateMachine, EventObject } from 'xstate';

import type { ApiGate, NetworkOutcome } from './api-gate.ts';

/** A flow, and how everything that can happen in it is brought about and seen in the page. */
export interface FlowModel {
  readonly machine: AnyStateMachine;
  /** What it may be started with, each in a page of its own; left out where it takes nothing. */
  readonly inputs?: readonly unknown[];
  /** How far the paths go: until every state was seen, or until everything that can happen in each state has happened. */
  readonly goal: 'every state' | 'every happening';
  /** By any name: what the player does. `by` gets the name of the state. */
  readonly acts: Readonly<Record<string, Act>>;
  /** By the id of the invoke and any name: how its work ends. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** By the name of the delay: how its time passes. */
  readonly delays: Readonly<Record<string, () => Promise<void>>>;
  /**
   * By the name of the state, like `confirming.ready`: what is seen of it; null for what passes too soon to be seen, or
   * shows nothing. Of several states at once each is looked for.
   */
  readonly states: Readonly<Record<string, ((gate: ApiGate) => Promise<void>) | null>>;
  /** What the window is called, where it is not the same in every state: by the name of the state. */
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
  /** States of many parts, such as dialogs: measured in both themes and widths. */
  readonly composite?: readonly string[];
  /** States that pass by themselves while somebody looks: time stands still meanwhile. */
  readonly passing?: readonly string[];
  /** The part of the context that tells two states apart. */
  readonly tellApart: (context: never) => unknown;
  /**
   * A path begins: nothing is left of the one before. The page of the flow is open afterwards, unless the first thing
   * that happens opens it. Gets the name of the state in which the path starts.
   */
  readonly begin: (state: string) => Promise<void>;
  /** After the last path. */
  readonly end?: () => Promise<void>;
}

export interface Act {
  readonly event: EventObject;
  /** The states in whose screens it can be done; left out where that is wherever the machine takes it. */
  readonly offeredIn?: readonly string[];
  /** While every request still goes through. */
  readonly prepare?: () => Promise<void>;
  readonly by: (state: string) => Promise<void>;
}

export interface Answer {
  /** What the machine hears; `error` when there is one. */
  readonly output?: unknown;
  readonly error?: unknown;
  /** Before the step that begins the work: what cannot be arranged any more once it has begun. */
  readonly prepare?: () => Promise<void>;
  /** What becomes of the request; null when there is none, or it goes too fast to be held. */
  readonly outcome: NetworkOutcome | null;
  /** Just before the request goes on. */
  readonly arrange?: () => Promise<void>;
}
