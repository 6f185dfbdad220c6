import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/region.json' with { type: 'json' };
import { region } from '#sdk/generated/api/region/region.ts';
import { interaction, state } from './interaction.ts';
import { country } from './shapes.ts';

describe('the region of a visitor', () => {
  it('is served', async () => {
    const visitor = examples.supported.value;
    await interaction('the region of a visitor who is served')
      .given(...state('the visitor is in a served country', { country: visitor.country }))
      .withRequest('GET', '/api/v1/region/')
      .willRespondWith(200, (response) =>
        response.jsonBody({ country: country(visitor.country), supported: true }),
      )
      .executeTest(async ({ url }) => {
        expect(await region({ baseURL: url })).toEqual(visitor);
      });
  });

  it('is answered for a blocked visitor too, so that they can check again', async () => {
    const visitor = examples.blocked.value;
    await interaction('the region of a visitor who is blocked')
      .given(...state('the region of the visitor is blocked', { country: visitor.country }))
      .withRequest('GET', '/api/v1/region/')
      .willRespondWith(200, (response) =>
        response.jsonBody({ country: country(visitor.country), supported: false }),
      )
      .executeTest(async ({ url }) => {
        expect(await region({ baseURL: url })).toEqual(visitor);
      });
  });
});
