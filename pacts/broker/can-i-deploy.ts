import { CONSUMER } from '../contract.ts';
import { askBroker, textOptions, type Answer } from './ask-broker.ts';
import { gitVersion } from './git-version.ts';

/** Asks whether what runs in an environment has been verified against the contract of the commit in `folder`. */
export async function canIDeploy(args: readonly string[], folder: string): Promise<Answer> {
  const options = textOptions(args, ['broker-url', 'to-environment']);
  const environment = options['to-environment'];
  if (environment === undefined) throw new Error('Say where to: --to-environment.');
  return askBroker(options['broker-url'], [
    ...['can-i-deploy', '--pacticipant', CONSUMER, '--version', gitVersion(folder)],
    ...['--to-environment', environment],
  ]);
}
