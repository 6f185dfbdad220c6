import { expect, it } from 'vitest';

import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '#pacts/contract.ts';
import type { FlowCall } from './flow-call.ts';
import { flowJoin, type Exceptions } from './flow-join.ts';

const resend: Operation = {
  id: 'resend',
  method: 'POST',
  path: '/resend/',
  tags: [],
  origin: 'proposed',
  public: false,
  security: [],
  body: null,
  answers: {},
  exemptions: {},
};
const call: FlowCall = {
  flow: 'letter',
  actor: 'sendLetter',
  operation: 'resend',
  adapter: "import { resend } from '#sdk/generated/api/email/email.ts';\nawait resend(input);",
  tellsApart: ({ status }) => status === 429,
};
const throttled = answered(429, { detail: 'Wait.' });

it.each<[string, Partial<FlowCall>, Interaction[], Exceptions, string[]]>([
  ['a flow that meets its contract', {}, [throttled], none(), []],
  [
    'an invoke that names nothing',
    { operation: null, adapter: '' },
    [],
    none(),
    ['letter.sendLetter names no operation and is not listed as local.'],
  ],
  [
    'an invoke that is local',
    { operation: null, adapter: '' },
    [],
    { ...none(), local: { 'letter.sendLetter': 'A file.' } },
    [],
  ],
  [
    'an operation that is not described',
    { operation: 'sendAgain', adapter: call.adapter.replaceAll('resend', 'sendAgain') },
    [],
    none(),
    ['letter.sendLetter names sendAgain, which is not described.'],
  ],
  [
    'an adapter that calls something else',
    { adapter: "import { region } from '#sdk/generated/api/region/region.ts';\nawait region();" },
    [throttled],
    none(),
    [
      'letter.sendLetter names resend, which its adapter does not call.',
      'The adapter of letter calls region, which no state of the flow names.',
    ],
  ],
  [
    'an import that is not used',
    { adapter: "import { resend } from '#sdk/generated/api/email/email.ts';" },
    [throttled],
    none(),
    ['letter.sendLetter names resend, which its adapter does not call.'],
  ],
  [
    'a branch without an interaction',
    {},
    [answered(400, { email: ['Refused.'] })],
    none(),
    [
      'letter.sendLetter branches on resend 429, which no interaction promises.',
      '"400 of resend" is answered 400, on which no flow branches.',
    ],
  ],
  [
    'a code without an interaction',
    { tellsApart: ({ code }) => code === 'link_used' },
    [answered(400, { code: 'link_expired' })],
    { ...none(), unheard: { 'resend 400': 'Seen from where it is tested.' } },
    ['letter.sendLetter branches on resend 400 link_used, which no interaction promises.'],
  ],
  [
    'an exception that excuses nothing',
    {},
    [throttled],
    { ...none(), unheard: { 'resend 400': ' ' } },
    ['The exception "resend 400" is not needed.', 'The exception "resend 400" has no reason.'],
  ],
])('judges %s', (_, changes, interactions, exceptions, sentences) => {
  const planted = {
    interactions,
    operations: [resend],
    refusalsOf: () => [
      { status: 429, code: null, hasFields: false },
      { status: 400, code: 'link_used', hasFields: false },
    ],
  };
  expect(flowJoin([{ ...call, ...changes }], planted, exceptions)).toEqual(sentences);
});

function none(): Exceptions {
  return { local: {}, unheard: {} };
}

function answered(status: number, content: object): Interaction {
  return {
    description: `${status} of resend`,
    pending: false,
    request: { method: 'POST', path: '/resend/' },
    response: { status, body: { content } },
  };
}
