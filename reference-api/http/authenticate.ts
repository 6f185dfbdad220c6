import type { Context } from 'hono';

import { settleRedemptions } from '../domain/redemptions.ts';
import { playerOfAccessToken } from '../domain/sessions.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';
import { unauthorized, type Problem } from './problem.ts';

const SENDER = 'sender';

/** The logged-in player, after what was due for them has happened, or a 401. */
export async function authenticate(c: Context, services: Services): Promise<Player> {
  const player = await authenticateIfAsked(c, services);
  if (player === null)
    throw unauthorized('Authentication credentials were not provided.', 'not_authenticated');
  // A redemption that failed gave Edge back, so the player read before it is out of date.
  return (await settleRedemptions(services, player.id)) ? findPlayer(services, player.id) : player;
}

function findPlayer({ database }: Services, id: number): Promise<Player> {
  return database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** For public operations: null without a bearer, but a dead one is a 401 as in Django REST Framework. */
export async function authenticateIfAsked(c: Context, services: Services): Promise<Player | null> {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) return null;
  const player = await playerOfAccessToken(services, token);
  if (player === null) throw tokenNotValid();
  c.set(SENDER, player.id);
  return player;
}

/** Whether the player who sent the request was deleted by another one meanwhile: then whatever failed is a 401. */
export async function isSenderGone(c: Context, { database }: Services): Promise<boolean> {
  const id = c.get(SENDER) as number | undefined;
  if (id === undefined) return false;
  const player = await database.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst();
  return player === undefined;
}

export function tokenNotValid(): Problem {
  return unauthorized('Token is invalid or expired', 'token_not_valid');
}
