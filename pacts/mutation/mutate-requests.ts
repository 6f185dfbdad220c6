import { appendFileSync } from 'node:fs';

import { expect } from 'vitest';

import { axiosClient } from '#sdk/axios-client.ts';
import { requestMutants, type RequestMutant } from './wrong-requests.ts';

/** Makes the SDK send wrong requests, and notes the tests in which it did. Only for `wrong-requests.ts`. */
const { REQUEST_MUTANT: mutant, MUTATED_TESTS: notes } = process.env;

if (mutant !== undefined && notes !== undefined) {
  const send = axiosClient.request.bind(axiosClient);
  axiosClient.request = ((request: Parameters<typeof send>[0]) => {
    const mutated = requestMutants[mutant as RequestMutant](request);
    if (mutated === null) return send(request);
    appendFileSync(notes, `${expect.getState().currentTestName ?? ''}\n`);
    return send({ ...request, ...mutated });
  }) as typeof axiosClient.request;
}
