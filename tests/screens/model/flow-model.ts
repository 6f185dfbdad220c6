import type { AnyStateMachine, EventObject } from 'xstate';

import type { ApiGate, NetworkOutcome } from './api-gate.ts';

/** A flow, how each of its events is caused, and what each of its states shows. */
export interface FlowModel {
  readonly machine: AnyStateMachine;
  /** The inputs of the machine, each on a page of its own; left out where it takes none. */
  readonly inputs?: readonly unknown[];
  /** What the paths cover: every state, or every event that is possible in each state. */
  readonly goal: 'every state' | 'every event';
  /** By any name: what the player does. `by` gets the name of the state. */
  readonly acts: Readonly<Record<string, Act>>;
  /** By the id of the invoke and any name: how its work ends. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** By the name of the delay: how its time passes. */
  readonly delays: Readonly<Record<string, () => Promise<void>>>;
  /**
   * By the name of the state, like `confirming.ready`: checks what it shows; null for a state that is left too soon
   * to be seen, or shows nothing. Of parallel states each is checked.
   */
  readonly states: Readonly<Record<string, ((gate: ApiGate) => Promise<void>) | null>>;
  /** The title of the window; `titles`, by the name of the state, where a state has another. */
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
  /** States of many parts, such as dialogs: measured in both themes and widths. */
  readonly composite?: readonly string[];
  /** States that end by themselves: the clock is stopped while they are checked. */
  readonly passing?: readonly string[];
  /** The part of the context that tells two states apart. */
  readonly tellApart: (context: never) => unknown;
  /**
   * Begins a path with the state of the one before removed. Afterwards the page of the flow is open, unless the first event
   * opens it. Gets the name of the state in which the path starts.
   */
  readonly begin: (state: string) => Promise<void>;
  /** After the last path. */
  readonly end?: () => Promise<void>;
}

export interface Act {
  readonly event: EventObject;
  /** The states whose screens offer it; left out where every state that accepts the event does. */
  readonly offeredIn?: readonly string[];
  /** Runs before the request of the next state is held. */
  readonly prepare?: () => Promise<void>;
  readonly by: (state: string) => Promise<void>;
}

export interface Answer {
  /** What the machine receives; `error` when the work fails. */
  readonly output?: unknown;
  readonly error?: unknown;
  /** Runs before the step that begins the work, for what is too late to arrange afterwards. */
  readonly prepare?: () => Promise<void>;
  /** What becomes of the request; null when there is none, or it is too quick to be held. */
  readonly outcome: NetworkOutcome | null;
  /** Just before the request goes on. */
  readonly arrange?: () => Promise<void>;
}
