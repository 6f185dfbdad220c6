import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setup } from 'xstate';

import { fromPromise } from '#machines/shared/from-promise.ts';
import { useMachine } from './use-machine.ts';

it('a first call that StrictMode gives up settles nothing: the one that takes its place does', async () => {
  const answers: ((balance: string) => void)[] = [];
  const read = fromPromise<string, Record<string, never>>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => {
          reject(new Error('given up'));
        });
      }),
  );
  const machine = setup({ actors: { read } }).createMachine({
    initial: 'reading',
    states: {
      reading: { invoke: { src: 'read', input: {}, onDone: 'read', onError: 'failed' } },
      read: {},
      failed: {},
    },
  });
  function State() {
    const [snapshot] = useMachine(machine);
    return <p role="status">{JSON.stringify(snapshot.value)}</p>;
  }
  await render(
    <StrictMode>
      <State />
    </StrictMode>,
  );
  expect(answers.length).toBe(2);
  await expect.element(page.getByRole('status')).toHaveTextContent('"reading"');
  answers[1]?.('1.00');
  await expect.element(page.getByRole('status')).toHaveTextContent('"read"');
});
