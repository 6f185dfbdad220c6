import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import type { SessionAccount } from '#machines/session/session.contract.ts';
import { useFlag } from './use-flag.ts';
import * as session from './use-session.ts';

vi.mock('./use-session.ts', { spy: true });

async function flagOf(user: Pick<SessionAccount, 'flags'> | null) {
  vi.mocked(session.useSession).mockReturnValue({ user } as ReturnType<typeof session.useSession>);
  const { result } = await renderHook(() => useFlag('GTO_REPORTS_*'));
  return result.current;
}

it('a flag is on for whom the server switched it on, among others that nobody here knows', async () => {
  expect(await flagOf({ flags: ['SOMETHING_NEW', 'GTO_REPORTS_BETA'] })).toBe(true);
  expect(await flagOf({ flags: ['SOMETHING_NEW'] })).toBe(false);
});

it('nobody has flags while nobody is logged in', async () => {
  expect(await flagOf(null)).toBe(false);
});
