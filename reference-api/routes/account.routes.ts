import { Hono } from 'hono';

import type { AccountUpdate } from '#sdk/generated/model/account-update.ts';
import { accountOf, deletePlayer, updatePlayer } from '../domain/account.ts';
import { isCountry } from '../domain/countries.ts';
import { reportRoomAccount, roomAccountsOf } from '../domain/room-accounts.ts';
import { authenticate } from '../http/authenticate.ts';
import { throttle } from '../http/caller.ts';
import { jsonIn } from '../http/language.ts';
import { invalid, refused, type FieldErrors } from '../http/problem.ts';
import { visitorRegion } from '../http/region.ts';
import { schemas } from '../http/schemas.ts';
import { validBody } from '../http/validate.ts';
import { accountDeletedMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import { roomAccountIn } from '../translations/answers.ts';

const PATH = '/api/v1/account/';

/** The logged-in player, and the player's usernames at partner rooms. */
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
    if (!(await deletePlayer(services.database, player.id))) throw refused('redemption_running');
    await services.mailer.deliver(accountDeletedMail(services.settings.siteOrigin, player));
    return c.body(null, 204);
  });

  routes.get(`${PATH}room-accounts/`, async (c) => {
    const player = await authenticate(c, services);
    const accounts = await roomAccountsOf(services, player.id);
    return jsonIn(c, (language) => accounts.map((account) => roomAccountIn(language, account)));
  });

  routes.post(`${PATH}room-accounts/`, async (c) => {
    const player = await authenticate(c, services);
    const report = await validBody(c, schemas.roomAccountReport);
    await throttle(services, { reportRoomAccount: String(player.id) });
    const { country } = visitorRegion(c, services);
    const outcome = await reportRoomAccount(services, player.id, country, report);
    if (outcome === 'deal_not_open') throw invalid({ deal: ['This deal is not open in your country.'] });
    if (outcome === 'already_reported') throw refused(outcome);
    return jsonIn(c, (language) => roomAccountIn(language, outcome), 201);
  });

  return routes;
}

function faultsOf({ country }: AccountUpdate): FieldErrors {
  return country === undefined || isCountry(country)
    ? {}
    : { country: [`"${country}" is not a valid choice.`] };
}
