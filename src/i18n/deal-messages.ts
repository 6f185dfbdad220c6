import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const dealLabels = {
  value: msg`Value: rakeback plus Edge`,
  rakeback: msg`Rakeback`,
  extraRewards: msg`Extra rewards from us`,
  edgeMultiplier: msg`Edge multiplier`,
  bonusCode: msg`Bonus code`,
  exclusive: msg`Exclusive`,
  endsOn: msg`Ends on (UTC)`,
  noEndDate: msg`No end date`,
  termsApply: msg`T&Cs apply`,
} as const satisfies Record<string, MessageDescriptor>;

/** @param edge the Edge for one dollar, formatted in the UI language */
export function edgePerDollar(edge: string): MessageDescriptor {
  return msg`${edge} Edge for each dollar of net rake`;
}

/** The accessible name of an age mark. */
export function onlyFromAge(age: number): MessageDescriptor {
  return msg`Only for people of ${age} years or older`;
}

type Platform = 'windows' | 'mac' | 'android' | 'ios' | 'web';

/** Most of these names are the same in every language. */
export const platformName: Readonly<Record<Platform, MessageDescriptor>> = {
  windows: msg`Windows`,
  mac: msg`macOS`,
  android: msg`Android`,
  ios: msg`iOS`,
  web: msg`Web browser`,
};
