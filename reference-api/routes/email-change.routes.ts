import { Hono, type Context } from 'hono';

import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '../domain/email-change.ts';
import { emailKey } from '../domain/identifiers.ts';
import { authenticate } from '../http/authenticate.ts';
import { throttle } from '../http/caller.ts';
import { invalid, Problem, refused, type FieldErrors } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';

/** Another address for the logged-in player. */
export function emailChangeRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/api/v1/account/email/change/', async (c) => {
    const player = await authenticate(c, services);
    const change = await validBody(c, schemas.emailChange, (draft) => faultsOf(draft, player));
    await throttle(services, { changeEmail: String(player.id) });
    const pending = await requestEmailChange(services, player, change);
    if (pending === 'password_wrong') throw invalid({ current_password: ['Invalid password.'] });
    if (pending === 'change_pending') throw refused(pending);
    return c.json(pending);
  });

  routes.delete('/api/v1/account/email/change/', async (c) => {
    const { id } = await authenticate(c, services);
    await cancelEmailChange(services, id);
    return c.body(null, 204);
  });

  routes.post('/api/v1/account/email/change/resend/', async (c) => {
    const player = await authenticate(c, services);
    await throttle(services, { resendEmailChange: String(player.id) });
    const pending = await resendEmailChange(services, player);
    if (pending === null) throw refused('no_change_pending');
    return c.json(pending);
  });

  routes.post('/api/v1/account/email/change/confirm/', async (c) => {
    const player = await authenticate(c, services);
    await throttle(services, { confirmEmailChange: String(player.id) });
    const failure = await confirmEmailChange(services, player, await tokenIn(c));
    if (failure !== null) throw refused(failure);
    return c.json({ detail: 'Email address changed.' });
  });

  return routes;
}

function faultsOf({ new_email }: { new_email?: string }, player: Player): FieldErrors {
  return new_email !== undefined && emailKey(new_email) === player.email_key
    ? { new_email: ['This is your address already.'] }
    : {};
}

/** The description promises no field errors here: without a token in the body there is no link, and '' is none. */
async function tokenIn(c: Context): Promise<string> {
  try {
    return (await validBody(c, schemas.emailChangeConfirmation)).token;
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return '';
    throw error;
  }
}
