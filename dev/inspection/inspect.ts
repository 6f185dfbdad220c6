import type { AnyActorRef } from 'xstate';
import { createBrowserInspector } from '@statelyai/inspect';

import { openProductLine } from './channel.ts';
import { createMemory } from './memory.ts';
import { type Report, watchActors } from './watch-actors.ts';

/** Reports to `/dev/flows` in any other tab of this browser, and handles its requests. */
function reportToFlows(): Report {
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

/** Reports to the inspector hosted by Stately, in a window that the library opens. */
function reportToHosted(): Report {
  const { adapter } = createBrowserInspector();
  return (message) => {
    adapter.send(message);
  };
}

/** The observer of this page. Every root actor uses it, and XState passes it on to child actors. */
export const inspect = watchActors(
  import.meta.env['VITE_INSPECT'] === 'hosted' ? reportToHosted() : reportToFlows(),
);
