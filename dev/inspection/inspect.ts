import { reportToHosted } from './report-to-hosted.ts';
import { reportToFlows } from './report-to-flows.ts';
import { watchActors } from './watch-actors.ts';

/** The one observer of this page, given to every root actor; actors that a flow starts are watched with it. */
export const inspect = watchActors(
  import.meta.env['VITE_INSPECT'] === 'hosted' ? reportToHosted() : reportToFlows(),
);
