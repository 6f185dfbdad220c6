import { Hono } from 'hono';

import { confirmVerification, type VerificationFailure } from '../domain/email-verification.ts';
import { emailKey } from '../domain/identifiers.ts';
import { resendVerification } from '../domain/registration.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

const DETAILS: Record<VerificationFailure, string> = {
  link_invalid: 'This link is not valid.',
  link_expired: 'This link has expired.',
  link_superseded: 'A newer link was sent.',
  code_wrong: 'This code is not right.',
  code_locked: 'Too many wrong codes. Ask for a new email.',
};

/** Showing that an address is one's own. */
export function emailVerificationRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.get('/api/v1/account/email/verify/confirm/:uidb64/:token/', async (c) => {
    const { uidb64, token } = c.req.param();
    await throttle(services, { confirm: `${uidb64} ${callerOf(c, services.settings)}` });
    const failure = await confirmVerification(services, uidb64, token);
    if (failure !== null) throw new Problem(400, { detail: DETAILS[failure], code: failure });
    return c.json({ detail: 'Email address verified.' });
  });

  routes.post('/api/v1/account/email/verify/resend/', async (c) => {
    const { email } = await validBody(c, schemas.emailAddress);
    await throttle(services, {
      resendCaller: callerOf(c, services.settings),
      verificationMail: emailKey(email),
    });
    // After the answer, so that its time says nothing about who has an account.
    services.background.run('verification mail', () => resendVerification(services, email));
    return c.body(null, 204);
  });

  return routes;
}
