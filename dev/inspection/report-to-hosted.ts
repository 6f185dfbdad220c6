import { createBrowserInspector } from '@statelyai/inspect';

import type { Report } from './watch-actors.ts';

/** Reports to the inspector that Stately hosts, in a window that the library opens. */
export function reportToHosted(): Report {
  const { adapter } = createBrowserInspector();
  return (message) => {
    adapter.send(message);
  };
}
