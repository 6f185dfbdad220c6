import type { Refusal } from './described-refusals.ts';

/** One invoke of a flow. */
export interface FlowCall {
  readonly flow: string;
  readonly actor: string;
  /** The operationId in the `meta` of its state; null when it names none. */
  readonly operation: string | null;
  /** The source that fills the flow's ports. */
  readonly adapter: string;
  /** Whether the flow ends up elsewhere than after an answer that nobody expects. */
  readonly tellsApart: (refusal: Refusal) => boolean;
}
