import { Hono } from 'hono';

import { isCountry } from '../domain/countries.ts';
import { emailKey } from '../domain/identifiers.ts';
import { passwordFaults, PASSWORDS_DIFFER } from '../domain/password-hash.ts';
import { registerPlayer, type Registration } from '../domain/registration.ts';
import { callerOf, throttle } from '../http/caller.ts';
import type { FieldErrors } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

/** Becoming a member. */
export function registrationRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/api/v1/account/register/', async (c) => {
    const registration = await validBody(c, schemas.registration, faultsOf);
    await throttle(services, {
      register: callerOf(c, services.settings),
      verificationMail: emailKey(registration.email),
    });
    const uidb64 = await registerPlayer(services, registration);
    return c.json({ detail: 'Verification email sent.', uidb64 }, 201);
  });

  return routes;
}

interface Draft extends Registration {
  re_password: string;
  terms_accepted: boolean;
}

function faultsOf({ country, password, re_password, terms_accepted }: Partial<Draft>): FieldErrors {
  const faults: FieldErrors = {};
  if (country !== undefined && !isCountry(country))
    faults['country'] = [`"${country}" is not a valid choice.`];
  const weaknesses = password === undefined ? [] : passwordFaults(password);
  if (weaknesses.length > 0) faults['password'] = weaknesses;
  if (password !== undefined && re_password !== undefined && password !== re_password) {
    faults['non_field_errors'] = [PASSWORDS_DIFFER];
  }
  if (terms_accepted === false) {
    faults['terms_accepted'] = ['You must agree to the Terms of Service and the Privacy Policy.'];
  }
  return faults;
}
