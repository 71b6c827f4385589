import { expect, test } from 'vitest';
import { addressProblem } from '../../../server/market/releases/sources/address.rules.ts';
import { ReleaseRefused } from '../refusal.ts';
import { fetchAddress } from './address.ts';

test.each(['https://files.test/100%.csv', 's3://files/HOT%2.zip', 'https://files.test/%ff.zip'])(
  'an address with a stray percent sign is refused in words: %s',
  async (address) => {
    const fetched = fetchAddress(address, '/nowhere', { s3: null });
    await expect(fetched).rejects.toThrow(ReleaseRefused);
    await expect(fetched).rejects.toThrow('Write it as %25');
  },
);

test('such an address is not added to the schedule', () => {
  expect(addressProblem('https://files.test/100%.csv')).toBe('Write a percent sign of an address as %25.');
  expect(addressProblem('https://files.test/100%25.csv')).toBeNull();
});
