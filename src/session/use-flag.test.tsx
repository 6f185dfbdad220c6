import { expect, expectTypeOf, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { type FlagName, useFlag } from './use-flag.ts';
import * as session from './use-session.ts';

vi.mock('./use-session.ts', { spy: true });

it.each([
  ['BOOTCAMP', ['CHAT_WIDGET', 'BOOTCAMP'], true],
  ['BOOTCAMP', ['BOOTCAMP_SOLD_OUT'], false],
  ['BOOTCAMP', [], false],
  ['GTO_REPORTS_*', ['NEVER_HEARD_OF', 'GTO_REPORTS_BETA'], true],
  ['GTO_REPORTS_*', ['GTO_REPORT', 'MY_GTO_REPORTS_BETA'], false],
  ['GTO_REPORTS_BETA', ['GTO_REPORTS_BETA_2'], false],
  ['GTO_REPORTS_*', null, false],
] as const)('%s among the flags %j, null for a visitor: %s', async (name, flags, isOn) => {
  const user = flags && { flags };
  vi.mocked(session.useSession).mockReturnValue({ user } as ReturnType<typeof session.useSession>);
  const { result } = await renderHook(() => useFlag(name));
  expect(result.current).toBe(isOn);
});

it('a name that the specification does not know is a type error', () => {
  expectTypeOf<'CHAT_WIDGTE'>().not.toExtend<FlagName>();
  expectTypeOf<'GTO_REPORTS_BETA'>().toExtend<FlagName>();
});
