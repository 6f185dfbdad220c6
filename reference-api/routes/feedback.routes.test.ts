import { expect, it } from 'vitest';

import { demoPlayer } from '../seed/demo-player.ts';
import { startTestApi, tokensIn } from '../testing/start-test-api.ts';
import { startWithDatabase } from '../testing/start-with-database.ts';

async function startWithFeedback() {
  const { api, database } = await startWithDatabase({ seedDemo: true });
  const kept = () =>
    database
      .selectFrom('feedback')
      .select(['player_id', 'room_slug', 'email', 'message'])
      .orderBy('id')
      .execute();
  return { ...api, kept };
}

it('keeps what visitors and members say, with or without room and address', async () => {
  const api = await startWithFeedback();
  const { access } = tokensIn(await api.logIn(demoPlayer.email, demoPlayer.password));
  const question = { room: 'river-room', email: 'kim@example.com', message: 'Mixed games? 🂡 — ありがとう' };
  const answers = [
    await api.call('sendFeedback', { body: question }),
    await api.call('sendFeedback', { body: { message: '  All fine.  ' }, bearer: access }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [201, { detail: 'Thank you for your feedback.' }],
    [201, { detail: 'Thank you for your feedback.' }],
  ]);
  expect(await api.kept()).toEqual([
    { player_id: null, room_slug: question.room, email: question.email, message: question.message },
    { player_id: 1001, room_slug: null, email: null, message: 'All fine.' },
  ]);
});

it.each([
  [{ message: 'x'.repeat(5001) }, { message: ['Ensure this field has no more than 5000 characters.'] }],
  [{ message: 'Hello', room: 'no-such-room' }, { room: ['There is no such room.'] }],
])('refuses %j and keeps nothing', async (body, faults) => {
  const api = await startWithFeedback();
  const answer = await api.call('sendFeedback', { body });
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body: faults });
  expect(await api.kept()).toEqual([]);
});

it('takes a message of the greatest length', async () => {
  const api = await startTestApi();
  expect((await api.call('sendFeedback', { body: { message: 'x'.repeat(5000) } })).status).toBe(201);
});
