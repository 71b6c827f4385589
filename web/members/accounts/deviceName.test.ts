import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const LIKE_ALL = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_ALL} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${LIKE_ALL} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/605.1`, 'Safari on macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
