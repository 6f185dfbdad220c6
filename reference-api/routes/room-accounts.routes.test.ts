import { describe, expect, it } from 'vitest';

import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import type { ReferenceApiOptions } from '../options.ts';
import { memberTokens, startTestApi, type TestApi } from '../testing/start-test-api.ts';

const CANADA = { 'x-country': 'CA' };
const REPORT = { deal: 11, email: 'dana.river@example.com', username: 'RiverRat' };

/** A server with the demo catalogue and a member who is in Canada. */
async function startWithMember(options: ReferenceApiOptions = {}) {
  const api = await startTestApi({ seedDemo: true, ...options });
  return { api, member: await memberOf(api, 'robin@example.com') };
}

async function memberOf(api: TestApi, email: string) {
  const { access } = await memberTokens(api, email);
  return {
    report: (changes: Record<string, unknown> = {}, headers = CANADA) =>
      api.call('reportRoomAccount', { body: { ...REPORT, ...changes }, bearer: access, headers }),
    accounts: async () => (await api.call('roomAccounts', { bearer: access })).body as RoomAccount[],
  };
}

const submitted = {
  id: expect.any(Number) as number,
  deal: { id: 11, title: '100% up to $1,000 and 30% rakeback' },
  room: { slug: 'river-room', name: 'River Room', logo_url: null },
  email: 'dana.river@example.com',
  username: 'RiverRat',
  status: 'submitted',
  reason: null,
  reported_at: '2026-03-14T09:26:53.000Z',
  due_at: '2026-03-17T09:26:53.000Z',
  connected_at: null,
};

describe('reporting a username', () => {
  it('answers the submitted account, due in 72 hours', async () => {
    const { api, member } = await startWithMember();
    const answer = await member.report();
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 201, body: submitted });
    expect(await member.accounts()).toEqual([submitted]);
    const another = await memberOf(api, 'sam@example.com');
    expect(await another.accounts()).toEqual([]);
  });

  it('keeps the outer spaces and the case of a username from making it another one', async () => {
    const { member } = await startWithMember();
    expect((await member.report({ username: '  Ñandú ' })).body).toEqual({ ...submitted, username: 'Ñandú' });
    for (const username of ['ñandú', 'ÑANDÚ', 'N\u0303andu\u0301\u200B']) {
      const { status, body } = await member.report({ username });
      expect({ status, body }).toEqual({
        status: 409,
        body: { detail: 'This username was already reported.', code: 'already_reported' },
      });
    }
    expect((await member.report({ username: 'Nandu' })).status).toBe(201);
  });

  it('lists the newest first, also of one instant', async () => {
    const { api, member } = await startWithMember();
    await member.report({ username: 'first' });
    await member.report({ username: 'second' });
    api.clock.advance(1);
    await member.report({ username: 'third' });
    const accounts = await member.accounts();
    expect(accounts.map(({ username }) => username)).toEqual(['third', 'second', 'first']);
  });

  it('accepts a username once at a room, from any member, and again at another room', async () => {
    const { api, member } = await startWithMember();
    await member.report();
    const another = await memberOf(api, 'sam@example.com');
    expect((await another.report()).status).toBe(409);
    expect((await another.report({ deal: 12 })).status).toBe(201);
  });

  it('takes one of two reports that come at the same time', async () => {
    const { member } = await startWithMember();
    const answers = await Promise.all([member.report(), member.report({ username: 'riverrat' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    ['that does not exist', { deal: 999 }, 'CA'],
    ['with a negative id', { deal: -11 }, 'CA'],
    ['that is closed', { deal: 13 }, 'CA'],
    ['that is offered elsewhere', { deal: 22 }, 'CA'],
    ['in a country without deals', {}, 'IS'],
  ])('refuses a deal %s', async (_case, changes, country) => {
    const { member } = await startWithMember();
    const { status, body } = await member.report(changes, { 'x-country': country });
    expect({ status, body }).toEqual({
      status: 400,
      body: { deal: ['This deal is not open in your country.'] },
    });
    expect(await member.accounts()).toEqual([]);
  });

  it('refuses a deal that has expired', async () => {
    const { api, member } = await startWithMember({ accessTokenSeconds: 10_000_000 });
    api.clock.set(Date.parse('2026-04-30T23:59:59Z'));
    expect((await member.report({ deal: 16 })).status).toBe(400);
  });

  it.each([
    [{ deal: '11' }, { deal: ['Not a valid number.'] }],
    [{ deal: 1.5 }, { deal: ['Not a valid int.'] }],
    [{ username: ' \u200B ' }, { username: ['This field may not be blank.'] }],
  ])('refuses %j', async (changes, faults) => {
    const { member } = await startWithMember();
    const { status, body } = await member.report(changes);
    expect({ status, body }).toEqual({ status: 400, body: faults });
  });

  it('needs a member', async () => {
    const api = await startTestApi();
    expect((await api.call('roomAccounts')).status).toBe(401);
    expect((await api.call('reportRoomAccount', { body: REPORT })).status).toBe(401);
  });
});

describe('the simulated review', () => {
  it('reads in review after half of its time and connected after all of it', async () => {
    const { api, member } = await startWithMember({ reviewSeconds: 60 });
    await member.report();
    api.clock.advance(29);
    expect(await member.accounts()).toEqual([submitted]);
    api.clock.advance(1);
    expect(await member.accounts()).toEqual([{ ...submitted, status: 'in_review' }]);
    api.clock.advance(29);
    expect(await member.accounts()).toEqual([{ ...submitted, status: 'in_review' }]);
    api.clock.advance(1);
    const connected = { ...submitted, status: 'connected', connected_at: '2026-03-14T09:27:53.000Z' };
    expect(await member.accounts()).toEqual([connected]);
    api.clock.advance(60);
    expect(await member.accounts()).toEqual([connected]);
    expect((await member.report()).status).toBe(409);
  });

  it('connects at the same instant when nobody looked in between', async () => {
    const { api, member } = await startWithMember({ reviewSeconds: 60 });
    await member.report();
    api.clock.advance(299);
    expect(await member.accounts()).toEqual([
      { ...submitted, status: 'connected', connected_at: '2026-03-14T09:27:53.000Z' },
    ]);
  });

  it('refuses a username that begins with "unknown", which may then be reported again', async () => {
    const { api, member } = await startWithMember({ reviewSeconds: 60 });
    await member.report({ username: 'UNKNOWN42' });
    expect((await member.report({ username: 'unknown42' })).status).toBe(409);
    api.clock.advance(60);
    expect((await member.report({ username: 'unknown42' })).status).toBe(201);
    const accounts = await member.accounts();
    expect(accounts.map(({ username, status, reason }) => ({ username, status, reason }))).toEqual([
      { username: 'unknown42', status: 'submitted', reason: null },
      { username: 'UNKNOWN42', status: 'refused', reason: 'The room knows no player of this name.' },
    ]);
  });
});
