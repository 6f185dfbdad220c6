import { Hono } from 'hono';

import { emailKey } from '../domain/identifiers.ts';
import { passwordFaults } from '../domain/password-hash.ts';
import { changePassword, mailResetLink, resetPassword } from '../domain/passwords.ts';
import { resetLinkFailure } from '../domain/reset-links.ts';
import { authenticate } from '../http/authenticate.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { invalid, refused, type FieldErrors } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** Changing the password, and setting a new one by mail. */
export function passwordRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/api/v1/account/password/change/', async (c) => {
    const player = await authenticate(c, services);
    const { current_password, new_password } = await validBody(c, schemas.passwordChange, faultsOf);
    await throttle(services, { changePassword: String(player.id) });
    const passwords = { current: current_password, next: new_password };
    const tokens = await changePassword(services, player, passwords);
    if (tokens === null) throw invalid({ current_password: ['Invalid password.'] });
    return c.json(tokens);
  });

  routes.post('/api/v1/account/password/reset/', async (c) => {
    const { email } = await validBody(c, schemas.emailAddress);
    await throttle(services, {
      resetPassword: callerOf(c, services.settings),
      resetMail: emailKey(email),
    });
    // After the answer, so that its time says nothing about who has an account.
    services.background.run('password reset mail', () => mailResetLink(services, email));
    return c.body(null, 204);
  });

  routes.post('/api/v1/account/password/reset/confirm/:uidb64/:token/', async (c) => {
    const link = c.req.param();
    await throttle(services, { confirmPasswordReset: `${link.uidb64} ${callerOf(c, services.settings)}` });
    // Before the fields: a person should not choose a password for a link that does not work.
    const fault = await resetLinkFailure(services, services.database, link);
    if (fault !== null) throw refused(fault);
    const { new_password } = await validBody(c, schemas.newPassword, faultsOf);
    const failure = await resetPassword(services, link, new_password, callerOf(c, services.settings));
    if (failure !== null) throw refused(failure);
    return c.body(null, 204);
  });

  return routes;
}

function faultsOf({
  new_password,
  re_new_password,
}: {
  new_password?: string;
  re_new_password?: string;
}): FieldErrors {
  return passwordFaults('new_password', new_password, re_new_password);
}
