import * as z from 'zod/mini';

import { confirmVerification, createVerification, MAX_WRONG_CODES } from '../../domain/email-verification.ts';
import { hashPassword } from '../../domain/password-hash.ts';
import { addSignUp } from '../../domain/sign-ups.ts';
import { toUidb64 } from '../../domain/uidb64.ts';
import type { Services } from '../../services.ts';
import { addPlayer } from '../add-player.ts';
import { readParams, stateParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const mailedLinkStates: Readonly<Record<string, Establish>> = {
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
    const { signUp, uidb64, token } = await mailLink(services, params);
    await createVerification(services, services.database, signUp);
    return { uidb64, token };
  },
  'the mailed verification code is locked': async (services, params) => {
    const { uidb64, code } = await mailLink(services, params);
    const locked = { wrong_codes: MAX_WRONG_CODES };
    await services.database.updateTable('email_verifications').set(locked).execute();
    return { uidb64, code };
  },
  'another sign-up with the email is waiting': async (services, params) => {
    const { signUp, ...mailed } = await mailLink(services, params);
    const { database } = services;
    const other = await addSignUp(services, database, signUp.player_id, signUp);
    const { code } = await createVerification(services, database, other);
    return { uidb64: mailed.uidb64, token: mailed.token, code: mailed.code, other_code: code };
  },
  'one of two sign-ups with the email was confirmed': async (services, params) => {
    const { email, password, other_password } = readParams(twoSignUps, params);
    const { database, settings } = services;
    const { signUp, uidb64, code } = await mailLink(services, { email }, password);
    const password_hash = await hashPassword(other_password, settings.passwordCost, settings.random);
    const other = await addSignUp(services, database, signUp.player_id, { ...signUp, password_hash });
    await createVerification(services, database, other);
    await confirmVerification(services, uidb64, code);
    return {};
  },
};

const twoSignUps = z.strictObject({ email: z.email(), password: z.string(), other_password: z.string() });

async function mailLink(services: Services, params: unknown, password?: string) {
  const { email } = readParams(stateParams.address, params);
  const { database } = services;
  const playerId = await addPlayer(services, {
    email,
    verified: false,
    ...(password !== undefined && { password }),
  });
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const signUp = await addSignUp(services, database, playerId, player);
  const { token, code } = await createVerification(services, database, signUp);
  return { signUp, uidb64: toUidb64(signUp.id), token: token ?? '', code };
}
