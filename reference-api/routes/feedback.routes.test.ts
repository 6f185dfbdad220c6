import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, it, onTestFinished } from 'vitest';

import type { ReferenceApiOptions } from '../options.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import { startTestApi, tokensIn } from '../testing/start-test-api.ts';

/** A server on a file, and what it has kept there. */
async function startWithFile(options: ReferenceApiOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const databasePath = join(folder, 'test.sqlite');
  const api = await startTestApi({ seedDemo: true, databasePath, ...options });
  const kept = () => {
    const file = new DatabaseSync(databasePath, { readOnly: true });
    const rows = file.prepare('select player_id, room_slug, email, message from feedback order by id').all();
    file.close();
    return rows.map((row) => ({ ...row }));
  };
  return { ...api, kept };
}

it('keeps what visitors and members say, with or without room and address', async () => {
  const api = await startWithFile();
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
  expect(api.kept()).toEqual([
    { player_id: null, room_slug: question.room, email: question.email, message: question.message },
    { player_id: 1001, room_slug: null, email: null, message: 'All fine.' },
  ]);
});

it.each([
  [{ message: 'x'.repeat(5001) }, { message: ['Ensure this field has no more than 5000 characters.'] }],
  [{ message: 'Hello', room: 'no-such-room' }, { room: ['There is no such room.'] }],
])('refuses %j and keeps nothing', async (body, faults) => {
  const api = await startWithFile();
  const answer = await api.call('sendFeedback', { body });
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body: faults });
  expect(api.kept()).toEqual([]);
});

it('takes a message of the greatest length', async () => {
  const api = await startTestApi();
  expect((await api.call('sendFeedback', { body: { message: 'x'.repeat(5000) } })).status).toBe(201);
});

it('limits the messages of one caller', async () => {
  const api = await startTestApi({ limits: { sendFeedback: { max: 1, seconds: 30 } } });
  await api.call('sendFeedback', { body: { message: 'One' } });
  const { status, headers } = await api.call('sendFeedback', { body: { message: 'Two' } });
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
});
