import type { mailedLinkStates } from '#pacts/states/mailed-links.ts';
import { cancelEmailChange, confirmEmailChange, createEmailChange } from '../../domain/email-change.ts';
import { confirmVerification, createVerification, MAX_WRONG_CODES } from '../../domain/email-verification.ts';
import { fromUidb64, toUidb64 } from '../../domain/identifiers.ts';
import { hashPassword } from '../../domain/password-hash.ts';
import { resetPassword } from '../../domain/passwords.ts';
import { createResetLink, type ResetLink } from '../../domain/reset-links.ts';
import { addSignUp } from '../../domain/sign-ups.ts';
import type { Services } from '../../services.ts';
import { addPlayer } from '../add-player.ts';
import { theMember, type Setups } from './setup.ts';

export const mailedLinkSetups: Setups<keyof typeof mailedLinkStates> = {
  'a verification link was mailed': async (services, { email }) => {
    const { uidb64, token, code } = await mailVerification(services, email);
    const wrong_code = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    return { uidb64, token, code, wrong_code };
  },
  'the mailed verification link was used': async (services, { email }) => {
    const { uidb64, token } = await mailVerification(services, email);
    await confirmVerification(services, uidb64, token);
    return { uidb64, token };
  },
  'the mailed verification link has expired': async (services, { email }) => {
    const { uidb64, token } = await mailVerification(services, email);
    await services.database.updateTable('email_verifications').set({ expires_at: 0 }).execute();
    return { uidb64, token };
  },
  'a newer verification link was mailed': async (services, { email }) => {
    const { signUp, uidb64, token } = await mailVerification(services, email);
    await createVerification(services, services.database, signUp);
    return { uidb64, token };
  },
  'the mailed verification code is locked': async (services, { email }) => {
    const { uidb64, code } = await mailVerification(services, email);
    const locked = { wrong_codes: MAX_WRONG_CODES };
    await services.database.updateTable('email_verifications').set(locked).execute();
    return { uidb64, code };
  },
  'another sign-up with the email is waiting': async (services, { email }) => {
    const { signUp, uidb64, token, code } = await mailVerification(services, email);
    const other = await addSignUp(services, services.database, signUp.player_id, signUp);
    const { code: other_code } = await createVerification(services, services.database, other);
    return { uidb64, token, code, other_code };
  },
  'one of two sign-ups with the email was confirmed': async (services, params) => {
    const { email, password, other_password } = params;
    const { database, settings } = services;
    const { signUp, uidb64, code } = await mailVerification(services, email, { password });
    const password_hash = await hashPassword(other_password, settings.passwordCost, settings.random);
    const other = await addSignUp(services, database, signUp.player_id, { ...signUp, password_hash });
    await createVerification(services, database, other);
    await confirmVerification(services, uidb64, code);
  },
  'a password reset link was mailed': (services, { email }) => mailReset(services, email),
  'the mailed password reset link was used': async (services, { email }) => {
    const link = await mailReset(services, email);
    await resetPassword(services, link, services.settings.random.token(), 'a state of the contract');
    return link;
  },
  'the mailed password reset link has expired': async (services, { email }) => {
    const link = await mailReset(services, email);
    await services.database.updateTable('password_resets').set({ expires_at: 0 }).execute();
    return link;
  },
  'a newer password reset link was mailed': async (services, { email }) => {
    const link = await mailReset(services, email);
    await createResetLink(services, fromUidb64(link.uidb64));
    return link;
  },
  'an email change is pending': async (services, { new_email }) => ({
    token: await mailEmailChange(services, new_email),
  }),
  'the mailed email change link was used': async (services, { new_email }) => {
    const token = await mailEmailChange(services, new_email);
    await confirmEmailChange(services, await theMember(services), token);
    return { token };
  },
  'the mailed email change link has expired': async (services, { new_email }) => {
    const token = await mailEmailChange(services, new_email);
    await expireEmailChanges(services);
    return { token };
  },
  'the email change was cancelled': async (services, { new_email }) => {
    const token = await mailEmailChange(services, new_email);
    await cancelEmailChange(services, (await theMember(services)).id);
    return { token };
  },
  'a newer email change link was mailed': async (services, { new_email }) => {
    const token = await mailEmailChange(services, new_email);
    await expireEmailChanges(services);
    await mailEmailChange(services, new_email);
    return { token };
  },
  'an email change of another member is pending': async (services, { email, new_email }) => {
    const other = await addPlayer(services, { email });
    const { token } = await createEmailChange(services, services.database, other, new_email);
    return { token };
  },
};

async function mailVerification(services: Services, email: string, password: { password?: string } = {}) {
  const { database } = services;
  const playerId = await addPlayer(services, { email, verified: false, ...password });
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const signUp = await addSignUp(services, database, playerId, player);
  const { token, code } = await createVerification(services, database, signUp);
  return { signUp, uidb64: toUidb64(signUp.id), token: token ?? '', code };
}

async function mailReset(services: Services, email: string): Promise<ResetLink> {
  const playerId = await addPlayer(services, { email });
  return { uidb64: toUidb64(playerId), token: await createResetLink(services, playerId) };
}

async function mailEmailChange(services: Services, newEmail: string): Promise<string> {
  const { id } = await theMember(services);
  const { token } = await createEmailChange(services, services.database, id, newEmail);
  return token;
}

async function expireEmailChanges({ database }: Services): Promise<void> {
  await database.updateTable('email_changes').set({ expires_at: 0 }).execute();
  await database.updateTable('players').set({ unconfirmed_email_expires_at: 0 }).execute();
}
