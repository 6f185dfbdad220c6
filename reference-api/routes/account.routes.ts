import { Hono } from 'hono';

import type { AccountUpdate } from '#sdk/generated/model/account-update.ts';
import { accountOf, deletePlayer, updatePlayer } from '../domain/account.ts';
import { isCountry } from '../domain/countries.ts';
import { authenticate } from '../http/authenticate.ts';
import { invalid, Problem, type FieldErrors } from '../http/problem.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import { accountDeletedMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';

const PATH = '/api/v1/account/';

/** The logged-in player. */
export function accountRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.get(PATH, async (c) => c.json(await accountOf(services, await authenticate(c, services))));

  routes.patch(PATH, async (c) => {
    const { id } = await authenticate(c, services);
    const update = await validBody(c, schemas.accountUpdate, faultsOf);
    if (Object.keys(update).length === 0) {
      throw invalid({ non_field_errors: ['Name at least one field to change.'] });
    }
    return c.json(await accountOf(services, await updatePlayer(services, id, update)));
  });

  routes.delete(PATH, async (c) => {
    const player = await authenticate(c, services);
    if (!(await deletePlayer(services.database, player.id))) {
      throw new Problem(409, { detail: 'Another redemption is running.', code: 'redemption_running' });
    }
    await services.mailer.deliver(accountDeletedMail(services.settings.siteOrigin, player));
    return c.body(null, 204);
  });

  return routes;
}

function faultsOf({ country }: AccountUpdate): FieldErrors {
  return country === undefined || isCountry(country)
    ? {}
    : { country: [`"${country}" is not a valid choice.`] };
}
