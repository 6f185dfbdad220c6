import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent, Observer } from 'xstate';

import { createRedactor, type Redactor } from './redact.ts';

/** Receives one message of the inspection protocol and the actor it is about. */
export type Report = (message: StatelyInspectionEvent, actor: AnyActorRef) => void;

const PROTOCOL_VERSION = '0.7.2';

/**
 * Reports what actors do as messages of `@statelyai/inspect`. The library's own observer waits until the browser is idle,
 * which takes long in a hidden tab, and keeps unredacted data until then. This observer reports at once and only what
 * `redact.ts` lets through.
 */
export function watchActors(report: Report): Observer<InspectionEvent> {
  const redactor = createRedactor();
  let count = 0;
  return {
    next: (happened) => {
      // The type is ActorRefLike, but all our actors are full actors.
      const actor = happened.actorRef as AnyActorRef;
      const message = messageOf(happened, actor, redactor);
      if (message === null) return;
      const base = {
        id: String(count++),
        rootId: happened.rootId,
        sessionId: actor.sessionId,
        createdAt: String(Date.now()),
        _version: PROTOCOL_VERSION,
      };
      report({ ...message, ...base } as StatelyInspectionEvent, actor);
    },
  };
}

function messageOf(
  happened: InspectionEvent,
  actor: AnyActorRef,
  { redactEvent, redactSnapshot }: Redactor,
): object | null {
  switch (happened.type) {
    case '@xstate.actor':
      return { type: happened.type, ...identity(actor), snapshot: { status: 'active' } };
    case '@xstate.event':
      return {
        type: happened.type,
        event: redactEvent(happened.event),
        sourceId: happened.sourceRef?.sessionId,
      };
    case '@xstate.snapshot':
      return {
        type: happened.type,
        event: redactEvent(happened.event),
        snapshot: redactSnapshot(happened.snapshot),
      };
    default:
      return null;
  }
}

function identity(actor: AnyActorRef) {
  // Every actor has `logic`, although the type AnyActorRef lacks it.
  const { config } = (actor as unknown as { readonly logic: { readonly config?: unknown } }).logic;
  const chart = typeof config === 'object' && config !== null ? (config as { readonly id?: string }) : null;
  const name = actor.id === actor.sessionId ? (chart?.id ?? actor.id) : actor.id;
  return {
    name,
    parentId: actor._parent?.sessionId,
    definition: JSON.stringify(chart ?? { id: name }, nameFunctions),
  };
}

/** Replaces a function in a chart by its name, because JSON cannot hold functions. */
function nameFunctions(_key: string, value: unknown): unknown {
  return typeof value === 'function' ? { type: value.name } : value;
}
