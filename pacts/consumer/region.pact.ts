import { describe } from 'vitest';

import examples from '#api-spec/examples/region.json' with { type: 'json' };
import { region } from '#sdk/generated/api/region/region.ts';
import { state } from './interaction.ts';
import { isAnswered } from './refusals.ts';
import { exactly } from './shapes.ts';

describe('the region of a visitor', () => {
  const [{ country: served }, { country: blocked }] = [examples.supported.value, examples.blocked.value];
  isAnswered(
    {
      what: 'the region of a visitor',
      method: 'GET',
      path: '/api/v1/region/',
      call: (request) => region(request),
    },
    'region',
    [
      {
        description: 'the region of a visitor who is served',
        given: [state('the visitor is in a served country', { country: served })],
        example: { country: served, supported: exactly(true) },
      },
      // They can check again.
      {
        description: 'the region of a visitor who is blocked',
        given: [state('the region of the visitor is blocked', { country: blocked })],
        example: { country: blocked, supported: exactly(false) },
      },
    ],
  );
});
