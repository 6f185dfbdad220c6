import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { Multipliers } from './plan-choice.queries.ts';

export const intervalName: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  MONTH: msg`Monthly`,
  YEAR: msg`Yearly`,
};

export const priceFor: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  MONTH: msg`For 1 month`,
  YEAR: msg`For 1 year`,
};

/** The estimated rake that earns the missing Edge. Amounts of money are formatted in the UI language. */
export const rakeNeeded: Readonly<Record<Multipliers['of'], (rake: string) => MessageDescriptor>> = {
  ownRooms: (rake) => msg`About ${rake} of net rake at your rooms' multipliers.`,
  countryDeals: (rake) => msg`About ${rake} of net rake at the rooms with a deal in your country.`,
};

/** The same for different multipliers. */
export const rakeNeededBetween: Readonly<
  Record<Multipliers['of'], (least: string, most: string) => MessageDescriptor>
> = {
  ownRooms: (least, most) => msg`About ${least} to ${most} of net rake at your rooms' multipliers.`,
  countryDeals: (least, most) =>
    msg`About ${least} to ${most} of net rake at the rooms with a deal in your country.`,
};

/** @param all each plan with its end */
export function sideBySide(count: number, all: string): MessageDescriptor {
  return msg`${plural(count, { one: '# plan then runs:', other: '# plans then run side by side:' })} ${all}.`;
}
