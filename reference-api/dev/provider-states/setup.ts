import type { StateName, StateParams, StateValue } from '#pacts/states.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Player } from '../../store/schema.ts';

/** For each state the function that makes it true on an empty database and answers its values. */
export type Setups<Name extends StateName> = {
  readonly [State in Name]: (
    services: Services,
    params: StateParams<State>,
  ) => Promise<string extends StateValue<State> ? void : Record<StateValue<State>, string>>;
};

/** For a state that an empty database already is. */
export const nothingToDo = (): Promise<void> => Promise.resolve();

/** The only player: whom a state after another one is about. */
export async function theMember({ database }: Services): Promise<Player> {
  const [member, ...others] = await database.selectFrom('players').selectAll().execute();
  if (member === undefined || others.length > 0) {
    throw invalid({ state: ['This state is given after one that makes exactly one member.'] });
  }
  return member;
}
