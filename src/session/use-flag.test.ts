import { expect, expectTypeOf, it } from 'vitest';

import { hasFlag, type FlagName } from '../session/use-flag.ts';

it.each([
  ['BOOTCAMP', ['CHAT_WIDGET', 'BOOTCAMP'], true],
  ['BOOTCAMP', ['BOOTCAMP_SOLD_OUT'], false],
  ['BOOTCAMP', [], false],
  ['GTO_REPORTS_*', ['NEVER_HEARD_OF', 'GTO_REPORTS_BETA'], true],
  ['GTO_REPORTS_*', ['GTO_REPORT', 'MY_GTO_REPORTS_BETA'], false],
  ['GTO_REPORTS_BETA', ['GTO_REPORTS_BETA_2'], false],
] as const)('%s among %j: %s', (name, flags, isOn) => {
  expect(hasFlag(flags, name)).toBe(isOn);
});

it('a name that the specification does not know cannot be asked for', () => {
  expectTypeOf<'CHAT_WIDGTE'>().not.toExtend<FlagName>();
  expectTypeOf<'GTO_REPORTS_BETA'>().toExtend<FlagName>();
});
