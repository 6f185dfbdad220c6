import type { HttpHandler } from 'msw';

import type { StateName, StateParams, StateValue } from '#pacts/states.ts';

/** How the mocks make a state true: handlers before all others, and the values that requests will carry. */
export interface Mocked {
  readonly handlers?: readonly HttpHandler[];
  readonly values?: Readonly<Record<string, string>>;
}

export type MockedStates<Name extends StateName> = {
  readonly [State in Name]: (
    params: StateParams<State>,
    /** Parameters of the same state, when it was made true before. */
    before: readonly StateParams<State>[],
  ) => string extends StateValue<State>
    ? Mocked
    : Mocked & { readonly values: Record<StateValue<State>, string> };
};
