import { expect, test } from 'vitest';
import { onceAMinute } from './onceAMinute.ts';

test('a repeated event is passed on at once, and again a minute later', () => {
  const said: string[] = [];
  let time = 5_000;
  const say = onceAMinute(
    (what: string) => said.push(what),
    () => time,
  );
  say('away');
  say('still away');
  time += 59_999;
  say('still away');
  time += 1;
  say('away after a minute');
  expect(said).toEqual(['away', 'away after a minute']);
});
