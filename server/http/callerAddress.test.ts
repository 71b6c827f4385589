import { expect, test } from 'vitest';
import { callerAddress } from './callerAddress.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8::1]:5678', '2001:db8::1'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
  ['', ''],
])('a caller that is named %s is %s', (given, address) => {
  expect(callerAddress(given)).toBe(address);
});
