import { invalid } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';

/** The only player: whom a state beside another one is about. */
export async function theMember({ database }: Services): Promise<Player> {
  const [member, ...others] = await database.selectFrom('players').selectAll().execute();
  if (member === undefined || others.length > 0) {
    throw invalid({ state: ['This state is given after one that makes exactly one member.'] });
  }
  return member;
}
