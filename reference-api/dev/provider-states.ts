import accountExamples from '../../api-spec/examples/account.json' with { type: 'json' };
import { signAccessToken } from '../domain/access-token.ts';
import { confirmVerification, createVerification, MAX_WRONG_CODES } from '../domain/email-verification.ts';
import type { Limits } from '../domain/limits.ts';
import { closeLimit } from '../domain/rate-limits.ts';
import { closeSession, openSession } from '../domain/sessions.ts';
import { toUidb64 } from '../domain/uidb64.ts';
import type { Services } from '../services.ts';
import { addPlayer } from './add-player.ts';
import { readParams, stateParams } from './state-params.ts';

type Establish = (services: Services, params: unknown) => Promise<Record<string, string>>;

/** Makes each state of the contracts' glossary true on an empty database; answers the values it made up. */
export const providerStates: Readonly<Record<string, Establish>> = {
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
  'a member is signed in': async (services, params) => {
    const { flags, subscriptions } = accountExamples.member.value;
    const member = readParams(stateParams.member, params);
    return tokensOf(services, await addPlayer(services, { ...member, flags, subscriptions }));
  },
  'a member without subscriptions is signed in': async (services, params) =>
    tokensOf(services, await addPlayer(services, readParams(stateParams.member, params))),
  'a member whose email is not verified is signed in': async (services, params) => {
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
  'a verification link was mailed': async (services, params) => {
    const { uidb64, token, code } = await mailLink(services, params);
    const wrong_code = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    return { uidb64, token, code, wrong_code };
  },
  'the mailed verification link was used': async (services, params) => {
    const { uidb64, token } = await mailLink(services, params);
    await confirmVerification(services, uidb64, token);
    return { uidb64, token };
  },
  'the mailed verification link has expired': async (services, params) => {
    const { uidb64, token } = await mailLink(services, params);
    await services.database.updateTable('email_verifications').set({ expires_at: 0 }).execute();
    return { uidb64, token };
  },
  'a newer verification link was mailed': async (services, params) => {
    const { playerId, uidb64, token } = await mailLink(services, params);
    await createVerification(services, services.database, playerId);
    return { uidb64, token };
  },
  'the mailed verification code is locked': async (services, params) => {
    const { uidb64, code } = await mailLink(services, params);
    const locked = { wrong_codes: MAX_WRONG_CODES };
    await services.database.updateTable('email_verifications').set(locked).execute();
    return { uidb64, code };
  },
  'an operation is rate limited': async (services, params) => {
    const { operation, retry_after_seconds } = readParams(stateParams.rateLimit, params);
    await closeLimit(services, LIMIT_OF[operation], retry_after_seconds);
    return {};
  },
  'the visitor is in a served country': (services, params) => pretendRegion(services, params, true),
  'the region of the visitor is blocked': (services, params) => pretendRegion(services, params, false),
};

const LIMIT_OF = {
  createToken: 'signIn',
  refreshToken: 'refresh',
  registerAccount: 'register',
  confirmEmailVerification: 'confirm',
  resendEmailVerification: 'resendCaller',
} as const satisfies Record<string, keyof Limits>;

async function tokensOf(services: Services, playerId: number): Promise<Record<string, string>> {
  return { ...(await openSession(services, playerId)) };
}

async function mailLink(services: Services, params: unknown) {
  const { email } = readParams(stateParams.address, params);
  const playerId = await addPlayer(services, { email, verified: false });
  const secrets = await createVerification(services, services.database, playerId);
  return { playerId, uidb64: toUidb64(playerId), ...secrets };
}

function pretendRegion({ pretended }: Services, params: unknown, supported: boolean) {
  pretended.region = { ...readParams(stateParams.place, params), supported };
  return Promise.resolve({});
}
