import { expect, it } from 'vitest';

import { description, operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { flowCalls } from './flow-calls.ts';
import { flowJoin, type Contract, type Exceptions, type FlowCall, type Refusal } from './flow-join.ts';

const BY_THE_TOKEN_QUEUE = 'The token queue refreshes the token and sends the call again.';
const COUNTS = 'Counts the seconds of a wait.';
const HANDLED_BELOW = 'The token queue refreshes and sends again, or ends the session.';

const EXCEPTIONS: Exceptions = {
  local: {
    'session.findTokens': 'Looks for tokens in memory and in the storage of this browser.',
    'session.logOut': 'Empties this browser; the server is informed in the background (decision 40).',
    'session.forgetTokens': 'Empties this browser: the server has deleted the tokens with the account.',
    'email-verification.countDown': COUNTS,
    'password-reset-request.countDown': COUNTS,
    'verification-resend.countDown': COUNTS,
    'email-change-resend.countDown': COUNTS,
    'data-export.saveFile': 'Hands a file to the browser.',
    'edge-history-csv.saveFile': 'Hands a file to the browser.',
    'redemption.awaitVisiblePage': 'Waits until somebody sees the page.',
    'redemption.recallIntent': 'Looks for an intent in the storage of this browser.',
    'token.readStoredToken': 'Looks for a refresh token in the storage of this browser.',
  },
  ignored: {
    'updateAccount 401': 'The SDK answers it: it refreshes the token and sends again, or ends the session.',
    'refreshToken 400': 'It is about a field that is missing, and no refresh is sent without its token.',
    'deleteAccount 401': BY_THE_TOKEN_QUEUE,
    'earnings 401': BY_THE_TOKEN_QUEUE,
    'edgeHistory 401': BY_THE_TOKEN_QUEUE,
    'redemptions 401': BY_THE_TOKEN_QUEUE,
    'redemptionStatus 401': BY_THE_TOKEN_QUEUE,
    'redeemPlan 401': HANDLED_BELOW,
    'redeemPlan 409': 'A key is new for each intent; one that was used is looked for, as without an answer.',
    'roomAccounts 401': BY_THE_TOKEN_QUEUE,
    'earnings 400': 'The export asks for months that the server has named or counted from them.',
    'edgeHistory 400':
      'Exports hand back the cursors that the server gave, and the days that the address checked.',
    'changePassword 401': HANDLED_BELOW,
    'changeEmail 401': HANDLED_BELOW,
    'cancelEmailChange 401': HANDLED_BELOW,
    'resendEmailChange 401': HANDLED_BELOW,
    'resendEmailChange 400': 'The account is refetched after any refusal, and tells that nothing is pending.',
    'confirmEmailChange 401': HANDLED_BELOW,
    'reportRoomAccount 401': HANDLED_BELOW,
  },
};

const CALLING =
  "import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';\nawait sendFeedback(input);";

const calls = await flowCalls();
const document = description();
const contract: Contract = {
  interactions: readContract(CONTRACT_FILE).interactions,
  operations: operations(),
  refusalsOf: (operation) => describedRefusals(document, operation),
};

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
      'email-verification.confirmEmail branches on confirmEmailVerification 400 link_superseded, which no interaction promises.',
      'session.logIn branches on createToken 429, which no interaction promises.',
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
    { ...EXCEPTIONS, ignored: { ...EXCEPTIONS.ignored, 'sendFeedback 400': 'A reason.' } },
    ['The exception "sendFeedback 400" is not needed.'],
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

interface Node {
  readonly $ref?: string;
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly additionalProperties?: unknown;
  readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
}

type Paths = Readonly<
  Record<string, Readonly<Record<string, { operationId?: string; responses: Record<string, Node> }>>>
>;

/** Every refusal that the description has for an operation: one for each code that a schema lists. */
function describedRefusals(document: object, operation: string): Refusal[] {
  const { paths } = document as { readonly paths: Paths };
  const found = Object.values(paths).flatMap(Object.values<Paths[string][string]>);
  const { responses = {} } = found.find(({ operationId }) => operationId === operation) ?? {};
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, answer]) => {
      const schema = lookUp(document, answer).content?.['application/json']?.schema ?? {};
      return kindsOf(document, schema).map((kind) => ({ status: Number(status), ...kind }));
    });
}

function kindsOf(document: object, written: Node): Omit<Refusal, 'status'>[] {
  const schema = lookUp(document, written);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => kindsOf(document, one));
  if (schema.additionalProperties !== undefined) return [{ code: null, hasFields: true }];
  const codes = schema.properties?.['code']?.enum ?? [null];
  return codes.map((code) => ({ code, hasFields: false }));
}

function lookUp(document: object, node: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.split('/').slice(1);
  return lookUp(
    document,
    keys.reduce<unknown>((value, key) => Reflect.get(value as object, key), document) as Node,
  );
}
