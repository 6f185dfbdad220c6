import type { AnyActorRef } from 'xstate';

import { openProductLine } from './channel.ts';
import { createMemory } from './memory.ts';
import type { Report } from './watch-actors.ts';

/** Reports to `/dev/flows` in any other tab of this browser, and does what is asked for there. */
export function reportToFlows(): Report {
  const line = openProductLine();
  const memory = createMemory();
  const actors = new Map<string, AnyActorRef>();
  const page = crypto.randomUUID();

  line.hear((asked) => {
    if (asked.kind === 'hello') line.say({ kind: 'all', page, messages: memory.replay() });
    else if (asked.kind === 'ping') line.say({ kind: 'here', page });
    else if (asked.page === page) actors.get(asked.sessionId)?.send(asked.event);
  });
  window.addEventListener('pagehide', () => line.say({ kind: 'left', page }));
  window.addEventListener('pageshow', () => line.say({ kind: 'all', page, messages: memory.replay() }));

  return (message, actor) => {
    if (message.type === '@xstate.actor') actors.set(actor.sessionId, actor);
    if (message.type === '@xstate.snapshot' && message.snapshot.status !== 'active')
      actors.delete(actor.sessionId);
    memory.keep(message);
    line.say({ kind: 'one', page, message });
  };
}
