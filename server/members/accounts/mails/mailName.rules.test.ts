import { expect, test } from 'vitest';
import { greeting } from './mailName.rules.ts';

test.each(['Ana', ' María José ', 'O’Hara', "D'Arcy-Smith", 'J. R.', 'Li', 'Ольга', 'Sam 2'])(
  'greets %s',
  (name) => {
    expect(greeting(name)).toBe(`Howdy, ${name.trim()}!`);
  },
);

test.each([
  'https://evil.example/x',
  'Win at evil.com now',
  'www.evil.com',
  'a@b.test',
  'Ana\nBcc: all',
  'Ana\u202Eevil',
  'Call 5551234567',
  '<img src=x>',
  'x'.repeat(61),
  ' ',
])('does not repeat %j', (name) => {
  expect(greeting(name)).toBe('Howdy!');
});
