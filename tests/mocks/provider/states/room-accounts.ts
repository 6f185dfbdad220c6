import examples from '../../../../api-spec/examples/room-accounts.json' with { type: 'json' };
import type { roomAccountStates } from '../../../../pacts/states/room-accounts.ts';
import { RoomAccount } from '../../../../src/sdk/generated/zod/schemas/room-account.zod.ts';
import { alreadyReported, reportedUsernames } from '../../answers.ts';
import type { MockedStates } from '../mocked-state.ts';

const reported = examples.some.value.map((one) => RoomAccount.parse(one));

export const roomAccounts: MockedStates<keyof typeof roomAccountStates> = {
  'the member has reported a username': ({ status }) => {
    const like = reported.find((one) => one.status === (status === 'in_review' ? 'submitted' : status));
    return { handlers: [reportedUsernames(like === undefined ? [] : [{ ...like, status }])] };
  },
  'the member has reported no username': () => ({ handlers: [reportedUsernames([])] }),
  'a username is taken at the room of a deal': ({ username }) => ({ handlers: [alreadyReported(username)] }),
};
