import { http, HttpResponse, type HttpHandler } from 'msw';

import account from '#api-spec/examples/account.json' with { type: 'json' };
import email from '#api-spec/examples/email.json' with { type: 'json' };
import password from '#api-spec/examples/password.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import type { PasswordResetProblemCode } from '#sdk/generated/model/password-reset-problem-code.ts';

const RESET = '*/api/v1/account/password/reset/confirm/:uidb64/:token/';
const CHANGE_EMAIL = '*/api/v1/account/email/change/';
const RESEND_EMAIL = '*/api/v1/account/email/change/resend/';
const CONFIRM_EMAIL = '*/api/v1/account/email/change/confirm/';

const refusals = {
  link_invalid: email.link_invalid.value,
  link_expired: email.link_expired.value,
  link_superseded: email.link_superseded.value,
  link_used: password.link_used.value,
  wrong_account: email.wrong_account.value,
  change_pending: email.change_pending.value,
};

const refused = (code: keyof typeof refusals) => HttpResponse.json(refusals[code], { status: 400 });

export const refusedReset = (code: PasswordResetProblemCode): HttpHandler =>
  http.post(RESET, () => refused(code));

/** Only this token resets the password. */
export const mailedResetLink = (token: string): HttpHandler =>
  http.post(RESET, ({ params }) => (params['token'] === token ? undefined : refused('link_invalid')));

export const refusedEmailChange = (
  code: 'link_invalid' | 'link_expired' | 'link_superseded' | 'wrong_account',
): HttpHandler => http.post(CONFIRM_EMAIL, () => refused(code));

/** The account shows the new address, another change is refused, another mail is sent, and only this token confirms it. */
export const pendingEmailChange = ({
  newEmail,
  token,
}: {
  newEmail: string;
  token: string;
}): HttpHandler[] => [
  http.get('*/api/v1/account/', () =>
    HttpResponse.json({ ...account.email_change_pending.value, unconfirmed_email: newEmail }),
  ),
  http.post(CHANGE_EMAIL, () => refused('change_pending')),
  http.post(RESEND_EMAIL, () =>
    HttpResponse.json({ ...email.change_requested.value, unconfirmed_email: newEmail }),
  ),
  http.post(CONFIRM_EMAIL, async ({ request }) => {
    const sent = (await request.clone().json()) as { token?: string };
    return sent.token === token ? HttpResponse.json(email.changed.value) : refused('link_invalid');
  }),
];

export const noEmailChangePending = (): HttpHandler =>
  http.post(RESEND_EMAIL, () => HttpResponse.json(email.no_change_pending.value, { status: 400 }));

/** Changes of password and address ask for this password, and for another address than this one. */
export const memberWithPassword = (member: { email: string; password: string }): HttpHandler =>
  http.post('*/api/v1/account/*/change/', async ({ request }) => {
    const sent = (await request.clone().json()) as { current_password?: string; new_email?: string };
    if (sent.current_password !== member.password)
      return HttpResponse.json(problems.wrong_current_password.value, { status: 400 });
    return sent.new_email === member.email
      ? HttpResponse.json({ new_email: ['This is your address already.'] }, { status: 400 })
      : undefined;
  });
