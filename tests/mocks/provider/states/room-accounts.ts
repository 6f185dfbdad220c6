import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import rooms from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { roomAccountStates } from '#pacts/states/room-accounts.ts';
import { RoomAccount } from '#sdk/generated/zod/schemas/room-account.zod.ts';
import { Room } from '#sdk/generated/zod/schemas/room.zod.ts';
import { alreadyReported, reportedUsernames } from '../../answers/room-accounts.ts';
import { shownRoom } from '../../answers/offers.ts';
import type { MockedStates } from '../mocked-state.ts';

const reported = examples.some.value.map((one) => RoomAccount.parse(one));

export const roomAccounts: MockedStates<keyof typeof roomAccountStates> = {
  'the member has reported a username': ({ status }) => {
    const like = reported.find((one) => one.status === (status === 'in_review' ? 'submitted' : status));
    return { handlers: [reportedUsernames(like === undefined ? [] : [{ ...like, status }])] };
  },
  'the member has an account at a room that is not offered in a country': ({ slug }) => ({
    handlers: [shownRoom({ ...Room.parse(rooms.room.value), slug, deals: [] })],
  }),
  'the member has reported no username': () => ({ handlers: [reportedUsernames([])] }),
  'a username is taken at the room of a deal': ({ username }) => ({ handlers: [alreadyReported(username)] }),
};
