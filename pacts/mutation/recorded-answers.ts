import type { Contract } from '../contract.ts';
import { verifyContract } from '../verification/verify-contract.ts';
import { startProxy, type RecordedAnswer } from './proxy.ts';

/** Plays the contract against the provider and keeps its answers, one for each interaction, in their order. */
export async function recordedAnswers(
  file: string,
  contract: Contract,
  origin: string,
): Promise<RecordedAnswer[]> {
  const answers: RecordedAnswer[] = [];
  const recorder = await startProxy(origin, {
    answer: (answer) => {
      answers.push(answer);
      return answer;
    },
  });
  const stateUrl = new URL('/_pact/provider_states', origin).href;
  const { failures } = await verifyContract({ file, baseUrl: recorder.origin, stateUrl }).finally(
    recorder.stop,
  );
  if (failures.length > 0)
    throw new Error(`The provider does not honour the contract: ${failures.join('\n')}`);
  if (answers.length !== contract.interactions.length)
    throw new Error(`${answers.length} answers to ${contract.interactions.length} interactions.`);
  return answers;
}
