import { onTestFinished } from 'vitest';

import { createClock } from '../clock.ts';
import type { LogEntry } from '../log.ts';
import type { ReferenceApiOptions } from '../options.ts';
import { startReferenceApi } from '../server.ts';
import { describedCall, type Answer, type Call } from './described-call.ts';

export const PASSWORD = 'Sunny-River-42';

export interface MailSeen {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A server of its own for one test, in memory, with a clock that stands still and cheap password hashes. */
export async function startTestApi(options: ReferenceApiOptions = {}) {
  const log: LogEntry[] = [];
  const api = await startReferenceApi({
    devTools: true,
    passwordCost: 4,
    limits: 'off',
    clock: createClock({ frozenAt: Date.UTC(2026, 2, 14, 9, 26, 53) }),
    log: (entry) => log.push(entry),
    ...options,
  });
  onTestFinished(() => api.stop());

  const call = (name: string, request?: Call): Promise<Answer> => describedCall(api.origin, name, request);
  const mails = async (to: string): Promise<MailSeen[]> => {
    const response = await fetch(`${api.origin}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    return (await response.json()) as MailSeen[];
  };

  return {
    ...api,
    log,
    call,
    mails,
    register: (email: string, changes: Record<string, unknown> = {}) =>
      call('registerAccount', { body: { ...registration(email), ...changes } }),
    logIn: (email: string, password = PASSWORD) => call('createToken', { body: { email, password } }),
    refresh: (refresh: string) => call('refreshToken', { body: { refresh } }),
    confirm: (uidb64: string, secret: string) =>
      call('confirmEmailVerification', { path: `${uidb64}/${secret}/` }),
    resend: (email: string) => call('resendEmailVerification', { body: { email } }),
    /** Mails a link for a new password, and answers it as the path of a call. */
    resetLink: async (email: string) => {
      await call('resetPassword', { body: { email } });
      const [mail] = await mails(email);
      const [, uidb64, token] = /create-new\?uidb64=([\w-]+)&token=([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
      return `${String(uidb64)}/${String(token)}/`;
    },
    /** Link and code of the newest mail to this address. */
    newestSecrets: async (to: string) => secretsOf((await mails(to))[0]),
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

export function registration(email: string) {
  return {
    first_name: 'Dana',
    last_name: 'River',
    country: 'CA',
    email,
    password: PASSWORD,
    re_password: PASSWORD,
    terms_accepted: true,
    marketing_opt_in: false,
  };
}

/** Signs up, verifies and logs in. */
export async function memberTokens(api: TestApi, email = 'dana@example.com') {
  await api.register(email);
  const { uidb64, token } = await api.newestSecrets(email);
  await api.confirm(uidb64, token);
  return tokensIn(await api.logIn(email));
}

export function tokensIn(answer: Answer): { access: string; refresh: string } {
  return answer.body as { access: string; refresh: string };
}

function secretsOf(mail: MailSeen | undefined): { uidb64: string; token: string; code: string } {
  const found = /uidb64=([\w-]+)&token=([\w-]+)[\s\S]*?[:：] (\d{6})\b/.exec(mail?.text ?? '');
  const [, uidb64, token, code] = found ?? [];
  if (uidb64 === undefined || token === undefined || code === undefined)
    throw new Error('No link in the newest mail.');
  return { uidb64, token, code };
}
