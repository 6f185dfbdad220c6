import { openSession } from '../../domain/sessions.ts';
import { resetPassword } from '../../domain/passwords.ts';
import { createResetLink, type ResetLink } from '../../domain/reset-links.ts';
import { fromUidb64, toUidb64 } from '../../domain/uidb64.ts';
import type { Services } from '../../services.ts';
import { addPlayer } from '../add-player.ts';
import { readParams, stateParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const passwordStates: Readonly<Record<string, Establish>> = {
  'a member with a password is logged in': async (services, params) => {
    const playerId = await addPlayer(services, readParams(stateParams.credentials, params));
    return { ...(await openSession(services, playerId)) };
  },
  'a password reset link was mailed': async (services, params) => ({
    ...(await mailLink(services, params)),
  }),
  'the mailed password reset link was used': async (services, params) => {
    const link = await mailLink(services, params);
    await resetPassword(services, link, services.settings.random.token(), 'a state of the contract');
    return { ...link };
  },
  'the mailed password reset link has expired': async (services, params) => {
    const link = await mailLink(services, params);
    await services.database.updateTable('password_resets').set({ expires_at: 0 }).execute();
    return { ...link };
  },
  'a newer password reset link was mailed': async (services, params) => {
    const link = await mailLink(services, params);
    await createResetLink(services, fromUidb64(link.uidb64));
    return { ...link };
  },
};

async function mailLink(services: Services, params: unknown): Promise<ResetLink> {
  const playerId = await addPlayer(services, readParams(stateParams.address, params));
  return { uidb64: toUidb64(playerId), token: await createResetLink(services, playerId) };
}
