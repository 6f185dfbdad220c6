import { CONSUMER } from '../contract.ts';
import { askBroker, textOptions, type Answer } from './ask-broker.ts';
import { gitVersion } from './git-version.ts';

/** Tells the broker that the commit in `folder` now runs in an environment. */
export async function recordDeployment(args: readonly string[], folder: string): Promise<Answer> {
  const options = textOptions(args, ['broker-url', 'environment']);
  const { environment } = options;
  if (environment === undefined) throw new Error('Say where it runs: --environment.');
  return askBroker(options['broker-url'], [
    ...['record-deployment', '--pacticipant', CONSUMER, '--version', gitVersion(folder)],
    ...['--environment', environment],
  ]);
}
