import { confirmEmailChange } from '../../domain/email-change-confirmation.ts';
import { cancelEmailChange, createEmailChange } from '../../domain/email-change.ts';
import type { Services } from '../../services.ts';
import { accountChangeParams } from '../account-change-params.ts';
import { addPlayer } from '../add-player.ts';
import { readParams } from '../state-params.ts';
import { theMember } from '../the-member.ts';
import type { Establish } from './state.ts';

export const emailChangeStates: Readonly<Record<string, Establish>> = {
  'an email change is pending': async (services, params) => ({ token: await mailLink(services, params) }),
  'the mailed email change link was used': async (services, params) => {
    const token = await mailLink(services, params);
    await confirmEmailChange(services, await theMember(services), token);
    return { token };
  },
  'the mailed email change link has expired': async (services, params) => {
    const token = await mailLink(services, params);
    await expireLinks(services);
    return { token };
  },
  'the email change was cancelled': async (services, params) => {
    const token = await mailLink(services, params);
    await cancelEmailChange(services, (await theMember(services)).id);
    return { token };
  },
  'a newer email change link was mailed': async (services, params) => {
    const token = await mailLink(services, params);
    await expireLinks(services);
    await mailLink(services, params);
    return { token };
  },
  'an email change of another member is pending': async (services, params) => {
    const { email, new_email } = readParams(accountChangeParams.emailChangeOf, params);
    const other = await addPlayer(services, { email });
    const { token } = await createEmailChange(services, services.database, other, new_email);
    return { token };
  },
};

async function mailLink(services: Services, params: unknown): Promise<string> {
  const { new_email } = readParams(accountChangeParams.emailChange, params);
  const { id } = await theMember(services);
  const { token } = await createEmailChange(services, services.database, id, new_email);
  return token;
}

async function expireLinks({ database }: Services): Promise<void> {
  await database.updateTable('email_changes').set({ expires_at: 0 }).execute();
  await database.updateTable('players').set({ unconfirmed_email_expires_at: 0 }).execute();
}
