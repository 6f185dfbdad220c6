import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Platform = 'windows' | 'mac' | 'android' | 'ios' | 'web';

/** What a room runs on. Most of these names are the same in every language. */
export const platformName: Readonly<Record<Platform, MessageDescriptor>> = {
  windows: msg`Windows`,
  mac: msg`macOS`,
  android: msg`Android`,
  ios: msg`iOS`,
  web: msg`Web browser`,
};
