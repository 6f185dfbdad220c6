import { Hono } from 'hono';

import { isCountry } from '../domain/countries.ts';
import { confirmVerification } from '../domain/email-verification.ts';
import { emailKey } from '../domain/identifiers.ts';
import { passwordFaults } from '../domain/password-hash.ts';
import { registerPlayer, resendVerification, type Registration } from '../domain/registration.ts';
import { callerOf, throttle } from '../http/caller.ts';
import { languageOf } from '../http/language.ts';
import { refused, type FieldErrors } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** Becoming a member, and showing that an address is one's own. */
export function registrationRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/api/v1/account/register/', async (c) => {
    const given = await validBody(c, schemas.registration, faultsOf);
    const registration = { ...given, language: given.language ?? languageOf(c) };
    await throttle(services, {
      register: callerOf(c, services.settings),
      verificationMail: emailKey(registration.email),
    });
    const uidb64 = await registerPlayer(services, registration);
    return c.json({ detail: 'Verification email sent.', uidb64 }, 201);
  });

  routes.get('/api/v1/account/email/verify/confirm/:uidb64/:token/', async (c) => {
    const { uidb64, token } = c.req.param();
    await throttle(services, { confirm: `${uidb64} ${callerOf(c, services.settings)}` });
    const failure = await confirmVerification(services, uidb64, token);
    if (failure !== null) throw refused(failure);
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

interface Draft extends Omit<Registration, 'language'> {
  re_password: string;
  terms_accepted: boolean;
}

function faultsOf({ country, password, re_password, terms_accepted }: Partial<Draft>): FieldErrors {
  return {
    ...(country !== undefined && !isCountry(country) && { country: [`"${country}" is not a valid choice.`] }),
    ...passwordFaults('password', password, re_password),
    ...(terms_accepted === false && {
      terms_accepted: ['You must agree to the Terms of Service and the Privacy Policy.'],
    }),
  };
}
