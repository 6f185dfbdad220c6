import { expect, it } from 'vitest';

import { readJoinContract } from './described.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { flowCalls } from './flow-calls.ts';
import { flowJoin, type Contract, type Exceptions, type FlowCall } from './flow-join.ts';

const CALLING =
  "import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';\nawait sendFeedback(input);";

const calls = await flowCalls();
const contract = readJoinContract();

it('flows call the operations they name, and branch on what the contract promises', () => {
  expect(flowJoin(calls, contract, EXCEPTIONS)).toEqual([]);
  const reasons = Object.values({ ...EXCEPTIONS.local, ...EXCEPTIONS.ignored });
  expect(reasons.filter((reason) => reason.trim() === '')).toEqual([]);
});

const feedback = (change: Partial<FlowCall>) =>
  calls.map((call) => (call.flow === 'feedback' ? { ...call, ...change } : call));
const without = (...names: string[]): Contract => ({
  ...contract,
  interactions: contract.interactions.filter(({ description: name }) => !names.includes(name)),
});

it.each<[string, readonly FlowCall[], Contract, Exceptions, string[]]>([
  [
    'an invoke that names nothing',
    feedback({ operation: null, adapter: '' }),
    contract,
    EXCEPTIONS,
    ['feedback.sendFeedback has to name an operation or to be listed as local, and not both.'],
  ],
  [
    'an operation that is not described',
    feedback({ operation: 'sendAgain', adapter: CALLING.replaceAll('sendFeedback', 'sendAgain') }),
    contract,
    EXCEPTIONS,
    ['feedback.sendFeedback names sendAgain, which is not described.'],
  ],
  [
    'an adapter that calls something else',
    feedback({ adapter: CALLING.replaceAll('sendFeedback', 'region') }),
    contract,
    EXCEPTIONS,
    [
      'feedback.sendFeedback names sendFeedback, which its adapter does not call.',
      'The adapter of feedback calls region, which no state of the flow names.',
    ],
  ],
  [
    'an import that is not used',
    feedback({ adapter: CALLING.split('\n')[0] ?? '' }),
    contract,
    EXCEPTIONS,
    ['feedback.sendFeedback names sendFeedback, which its adapter does not call.'],
  ],
  [
    'branches without an interaction',
    calls,
    without(
      'a press on an older link',
      'a press on the link while another sign-up waits',
      'one login too many',
    ),
    EXCEPTIONS,
    [
      'session.logIn branches on createToken 429, which no interaction promises.',
      'email-verification.confirmEmail branches on confirmEmailVerification 400 link_superseded, which no interaction promises.',
    ],
  ],
  [
    'a branch whose only interaction of that status has another code',
    calls,
    without('a refresh with a spent token'),
    EXCEPTIONS,
    ['token.refreshToken branches on refreshToken 401, which no interaction promises.'],
  ],
  [
    'a code without an interaction',
    calls,
    without('a redemption with the key of another request'),
    EXCEPTIONS,
    [
      'redeemPlan 409 idempotency_key_reused is described, and no interaction promises it.',
      'The exception "redeemPlan 409 idempotency_key_reused" is not needed.',
    ],
  ],
  [
    'a refusal on which no flow branches',
    feedback({ branchesOn: ({ status }) => status !== 429 }),
    contract,
    EXCEPTIONS,
    ['"a remark too often" is answered 429, on which no flow branches.'],
  ],
  [
    'an exception that excuses nothing',
    calls,
    contract,
    { ...EXCEPTIONS, ignored: { ...EXCEPTIONS.ignored, 'sendFeedback 400 with fields': 'A reason.' } },
    ['The exception "sendFeedback 400 with fields" is not needed.'],
  ],
])('reports %s', (_, planted, promises, exceptions, sentences) => {
  expect(flowJoin(planted, promises, exceptions)).toEqual(sentences);
});

it('what a flow branches on is seen by where it ends up', () => {
  const branches = (name: string) => {
    const found = calls.find(({ flow, actor }) => `${flow}.${actor}` === name);
    return contract
      .refusalsOf(found?.operation ?? '')
      .filter((refusal) => found?.branchesOn(refusal))
      .map(({ status, code }) => `${status} ${code ?? ''}`.trim());
  };
  expect(branches('session.fetchAccount')).toEqual(['401', '403 region_blocked']);
  expect(branches('token.refreshToken')).toEqual(['401 session_too_old', '401', '403 region_blocked', '429']);
  expect(branches('region-check.readRegion')).toEqual([]);
});
