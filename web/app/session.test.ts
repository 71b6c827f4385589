import { afterEach, expect, test, vi } from 'vitest';
import { watchOtherTabs } from './session.ts';

const tokenOf = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.signature`;

const onEnded = vi.fn();
const onRenewed = vi.fn();
watchOtherTabs({ onEnded, onRenewed });
afterEach(() => vi.clearAllMocks());

const STORED = tokenOf({ sid: 'one', iat: 1 });

test('another token of the same session, as after a plan is canceled, does not end the session of other tabs', () => {
  const newValue = tokenOf({ sid: 'one', iat: 2 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: STORED, newValue }));
  expect(onRenewed).toHaveBeenCalledOnce();
  expect(onEnded).not.toHaveBeenCalled();
});

test.each([
  ['the token is removed', 'token', STORED, null],
  ['another session replaces it', 'token', STORED, tokenOf({ sid: 'two', iat: 1 })],
  ['the new token cannot be read', 'token', STORED, 'no-token'],
  ['neither token can be read', 'token', 'no-token', 'no-token-either'],
  ['the tokens name no session', 'token', tokenOf({ iat: 1 }), tokenOf({ iat: 2 })],
  ['all of the storage is cleared', null, null, null],
])('the session of other tabs ends if %s', (_, key, oldValue, newValue) => {
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  expect(onEnded).toHaveBeenCalledOnce();
  expect(onRenewed).not.toHaveBeenCalled();
});

test.each([
  ['a first sign-in', 'token', null, STORED],
  ['another key', 'theme', 'light', 'dark'],
])('%s in another tab changes nothing here', (_, key, oldValue, newValue) => {
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  expect(onEnded).not.toHaveBeenCalled();
  expect(onRenewed).not.toHaveBeenCalled();
});
