import { describe, expect, it } from 'vitest';

import { operations, type Operation } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, type Interaction } from './contract.ts';
import { coverageTable, gapsIn } from './coverage.ts';

it('covers every operation and every answer of the description', () => {
  expect(gapsIn(operations(), readContract(CONTRACT_FILE).interactions)).toEqual([]);
});

const region: Operation = {
  id: 'region',
  method: 'GET',
  path: '/api/v1/region/',
  tags: ['region'],
  origin: 'proposed',
  public: true,
  security: [],
  body: null,
  answers: { '200': [], '403': [] },
  exemptions: {},
};
const room: Operation = { ...region, id: 'room', path: '/api/v1/rooms/{slug}/', answers: { '200': [] } };

describe('coverage', () => {
  it('sets interactions against the answers they promise', () => {
    const interactions = [played('/api/v1/region/', 200), played('/api/v1/rooms/river/', 200)];
    expect(coverageTable([region, room], interactions)).toBe(
      [
        '        200  403',
        'region    1  GAP',
        'room      1',
        '2 operations, 3 statuses (0 exempted), 2 interactions, gaps 1',
        'GAP region 403 has no interaction.',
      ].join('\n'),
    );
  });

  const exempted = { '403': 'Never here.' };

  it.each<[string, Record<string, string>, Interaction[], string[]]>([
    ['an exemption with a reason', exempted, [], []],
    ['an exemption without a reason', { '403': ' ' }, [], ['region 403 is exempted without a reason.']],
    [
      'an exemption that is not needed',
      exempted,
      [played('/api/v1/region/', 403)],
      ['region 403 is exempted and has an interaction.'],
    ],
    [
      'an exemption of nothing',
      { ...exempted, '404': 'Never here.' },
      [],
      ['region 404 is exempted but not described.'],
    ],
    [
      'a call that is not described',
      exempted,
      [played('/api/v1/moon/', 200)],
      ['"200 of /api/v1/moon/" calls GET /api/v1/moon/, which is not described.'],
    ],
    [
      'an answer that is not described',
      exempted,
      [played('/api/v1/region/', 418)],
      ['"418 of /api/v1/region/" is answered 418, which region does not describe.'],
    ],
  ])('judges %s', (_, exemptions, interactions, gaps) => {
    const served = played('/api/v1/region/', 200);
    expect(gapsIn([{ ...region, exemptions }], [served, ...interactions])).toEqual(gaps);
  });
});

function played(path: string, status: number): Interaction {
  return {
    description: `${status} of ${path}`,
    pending: false,
    request: { method: 'GET', path },
    response: { status },
  };
}
