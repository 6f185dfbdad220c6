import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

export const dealLabels = {
  value: msg`Rakeback plus Edge`,
  rakeback: msg`Rakeback`,
  extraRewards: msg`Extra rewards from us`,
  edgeMultiplier: msg`Edge multiplier`,
  bonusCode: msg`Bonus code`,
  exclusive: msg({ message: 'Exclusive', context: 'benefit' }),
  exclusivePromotion: msg({ message: 'Exclusive', context: 'promotion' }),
  endsOn: msg`Ends on (UTC)`,
  termsApply: msg`T&Cs apply`,
} as const satisfies Record<string, MessageDescriptor>;

/** Stands wherever it matters how we earn our money (checklist, E36). */
export const affiliateDisclosure = msg`We’re an affiliate: rooms pay us when you join through our links. You pay nothing extra, and the room’s offer stays the same.`;

/** @param edge the Edge for one dollar, formatted in the UI language */
export function edgePerDollar(edge: string): MessageDescriptor {
  return msg`${edge} Edge per dollar of net rake`;
}

/** The accessible name of an age mark. */
export function onlyFromAge(age: number): MessageDescriptor {
  return msg`${plural(age, { one: 'For players aged # and over', other: 'For players aged # and over' })}`;
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
