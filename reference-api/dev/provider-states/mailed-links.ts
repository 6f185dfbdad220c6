import { confirmVerification, createVerification, MAX_WRONG_CODES } from '../../domain/email-verification.ts';
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
};

async function mailLink(services: Services, params: unknown) {
  const { email } = readParams(stateParams.address, params);
  const playerId = await addPlayer(services, { email, verified: false });
  const secrets = await createVerification(services, services.database, playerId);
  return { playerId, uidb64: toUidb64(playerId), ...secrets };
}
