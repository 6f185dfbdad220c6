import accountExamples from '#api-spec/examples/account.json' with { type: 'json' };
import type { LimitedOperation, memberStates } from '#pacts/states/members.ts';
import { Account } from '#sdk/generated/zod/schemas/account.zod.ts';
import { updatePlayer } from '../../domain/account.ts';
import type { Limits } from '../../domain/limits.ts';
import { closeLimit } from '../../domain/rate-limits.ts';
import { closeSession, oldestSession, openSession, signAccessToken } from '../../domain/sessions.ts';
import { addPlayer } from '../add-player.ts';
import { nothingToDo, theMember, type Setups } from './setup.ts';

export const memberSetups: Setups<keyof typeof memberStates> = {
  'a member with a verified email exists': async (services, credentials) => {
    await addPlayer(services, credentials);
  },
  'a member with an unverified email exists': async (services, credentials) => {
    await addPlayer(services, { ...credentials, verified: false });
  },
  'no member has the email': nothingToDo,
  'a member is logged in': async (services, member) => {
    const { flags, subscriptions } = Account.parse(accountExamples.member.value);
    return openSession(services, await addPlayer(services, { ...member, flags, subscriptions }));
  },
  'a member without subscriptions is logged in': async (services, member) =>
    openSession(services, await addPlayer(services, member)),
  'a member whose email is not verified is logged in': async (services, { email }) => {
    const { access } = await openSession(services, await addPlayer(services, { email, verified: false }));
    return { access };
  },
  'a member with a password is logged in': async (services, credentials) =>
    openSession(services, await addPlayer(services, credentials)),
  'the member reads mails in a language': async (services, { language }) => {
    await updatePlayer(services, (await theMember(services)).id, { language });
  },
  'the access token of a member has expired': async (services, { email }) => {
    const playerId = await addPlayer(services, { email });
    const { clock, accessTokenSeconds } = services.settings;
    const issuedAt = clock.now() - accessTokenSeconds * 1000 - 1000;
    const claims = { playerId, sessionId: 'ended', refreshTokenId: 'spent' };
    return { access: await signAccessToken(services, services.database, claims, issuedAt) };
  },
  'the refresh token of a member has been spent': async (services, { email }) => {
    const { refresh } = await openSession(services, await addPlayer(services, { email }));
    await closeSession(services, refresh);
    return { refresh };
  },
  'the session of a member has reached its age': async (services, { email }) => {
    const { refresh } = await openSession(services, await addPlayer(services, { email }));
    const tooOld = { created_at: oldestSession(services) };
    await services.database.updateTable('sessions').set(tooOld).execute();
    return { refresh };
  },
  'an operation is rate limited': (services, { operation, retry_after_seconds }) =>
    closeLimit(services, LIMIT_OF[operation], retry_after_seconds),
  'the visitor is in a served country': ({ pretended }, { country }) => {
    pretended.region = { country, supported: true };
    return Promise.resolve();
  },
  'the region of the visitor is blocked': ({ pretended }, { country }) => {
    pretended.region = { country, supported: false };
    return Promise.resolve();
  },
};

const LIMIT_OF = {
  createToken: 'logIn',
  refreshToken: 'refresh',
  registerAccount: 'register',
  confirmEmailVerification: 'confirm',
  resendEmailVerification: 'resendCaller',
  changeEmail: 'changeEmail',
  resendEmailChange: 'resendEmailChange',
  confirmEmailChange: 'confirmEmailChange',
  changePassword: 'changePassword',
  resetPassword: 'resetPassword',
  confirmPasswordReset: 'confirmPasswordReset',
  sendFeedback: 'sendFeedback',
  reportRoomAccount: 'reportRoomAccount',
  redeemPlan: 'redeemPlan',
} as const satisfies Record<LimitedOperation, keyof Limits>;
