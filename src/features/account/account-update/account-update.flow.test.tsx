import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { AnyMachineSnapshot } from 'xstate';

import { createActor } from '#inspection/create-actor.ts';
import * as accountApi from '#sdk/generated/api/account/account.ts';
import * as session from '#session/session.ts';
import { useAccountUpdate } from './account-update.flow.ts';

vi.mock('#inspection/create-actor.ts', { spy: true });
vi.mock('#session/session.ts', { spy: true });
vi.mock(import('#features/account/account/account.queries.ts'), async (original) => ({
  ...(await original()),
  useKeepAccount: () => nothing,
  useRefetchAccount: () => nothing,
}));
vi.mock('#sdk/generated/api/account/account.ts', { spy: true });

const nothing = () => undefined;
const account = {
  first_name: 'Ada',
  last_name: 'Byron',
  country: 'GB',
  marketing_opt_in: false,
  whatsapp_number: '',
  discord_id: '',
  telegram: '',
};

beforeEach(() => {
  const onCleared = () => () => undefined;
  vi.mocked(session.currentSession).mockReturnValue({ onCleared } as unknown as ReturnType<
    typeof session.currentSession
  >);
});

it('an update that is under way when its page is left is done, and its actor then stops', async () => {
  const answer = Promise.withResolvers<never>();
  vi.mocked(accountApi.updateAccount).mockReturnValue(answer.promise);
  const { result, act, unmount } = await renderHook(() => useAccountUpdate(account), {
    wrapper: StrictMode,
  });
  const actors = vi
    .mocked(createActor)
    .mock.results.map(({ value }) => value as ReturnType<typeof createActor>);
  const running = () =>
    actors.filter((actor) => (actor.getSnapshot() as AnyMachineSnapshot).status === 'active').length;
  await act(() => {
    result.current.change({ first_name: 'Augusta' });
  });
  expect(result.current.shown.first_name).toBe('Augusta');
  const before = running();
  await unmount();
  expect(running()).toBe(before);
  answer.reject(new Error('The server has gone'));
  await vi.waitFor(() => {
    expect(running()).toBe(before - 1);
  });
});
