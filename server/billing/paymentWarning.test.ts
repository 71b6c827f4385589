import { expect, test } from 'vitest';
import { paymentWarning } from './paymentWarning.ts';

test.each([
  ['none', 'http://localhost:4000', 'nobody can buy a plan'],
  ['live', 'https://texas.example.com', null],
  ['test', 'https://texas.example.com', 'a test key of Stripe: anybody with a test card gets a plan'],
  ['sandbox', 'https://texas.example.com', 'anybody with a test card gets a plan'],
  ['sandbox', 'http://localhost:4000', null],
] as const)('payment by %s at %s', (source, publicUrl, warning) => {
  const said = paymentWarning(source, publicUrl);
  expect(said).toEqual(warning === null ? null : expect.stringContaining(warning));
});
