import { expect, it } from 'vitest';

import { networkOf } from './caller.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:1:2:3:4', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('a call from %s is one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
