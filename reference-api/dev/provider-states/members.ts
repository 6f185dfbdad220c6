import accountExamples from '#api-spec/examples/account.json' with { type: 'json' };
import { Account } from '#sdk/generated/zod/schemas/account.zod.ts';
import { signAccessToken } from '../../domain/access-token.ts';
import { closeSession, oldestSession, openSession } from '../../domain/sessions.ts';
import type { Services } from '../../services.ts';
import { addPlayer } from '../add-player.ts';
import { readParams, stateParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const memberStates: Readonly<Record<string, Establish>> = {
  'a member with a verified email exists': async (services, params) => {
    await addPlayer(services, readParams(stateParams.credentials, params));
    return {};
  },
  'a member with an unverified email exists': async (services, params) => {
    await addPlayer(services, { ...readParams(stateParams.credentials, params), verified: false });
    return {};
  },
  'no member has the email': (_services, params) => {
    readParams(stateParams.address, params);
    return Promise.resolve({});
  },
  'a member is logged in': async (services, params) => {
    const { flags, subscriptions } = Account.parse(accountExamples.member.value);
    const member = readParams(stateParams.member, params);
    return tokensOf(services, await addPlayer(services, { ...member, flags, subscriptions }));
  },
  'a member without subscriptions is logged in': async (services, params) =>
    tokensOf(services, await addPlayer(services, readParams(stateParams.member, params))),
  'a member whose email is not verified is logged in': async (services, params) => {
    const { email } = readParams(stateParams.address, params);
    const { access } = await openSession(services, await addPlayer(services, { email, verified: false }));
    return { access };
  },
  'the access token of a member has expired': async (services, params) => {
    const playerId = await addPlayer(services, readParams(stateParams.address, params));
    const { clock, accessTokenSeconds } = services.settings;
    const issuedAt = clock.now() - accessTokenSeconds * 1000 - 1000;
    const claims = { playerId, sessionId: 'ended', refreshTokenId: 'spent' };
    return { access: await signAccessToken(services, claims, issuedAt) };
  },
  'the refresh token of a member has been spent': async (services, params) => {
    const playerId = await addPlayer(services, readParams(stateParams.address, params));
    const { refresh } = await openSession(services, playerId);
    await closeSession(services, refresh);
    return { refresh };
  },
  'the session of a member has reached its age': async (services, params) => {
    const playerId = await addPlayer(services, readParams(stateParams.address, params));
    const { refresh } = await openSession(services, playerId);
    await services.database
      .updateTable('sessions')
      .set({ created_at: oldestSession(services) })
      .execute();
    return { refresh };
  },
};

async function tokensOf(services: Services, playerId: number): Promise<Record<string, string>> {
  return { ...(await openSession(services, playerId)) };
}
