import { Queue } from 'bullmq';
import { expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { createQueueConnection } from '../../../platform/queue.ts';
import { testRedis } from '../../../launch/test/redis.ts';
import { mailQueue } from './mail.jobs.ts';
import { createMailSignal } from './mailSignal.ts';

const log = createLog('test', 'silent');

test('the worker’s queue gets a signal of a mail', async () => {
  const { url } = await testRedis();
  const signal = createMailSignal(url, log);
  const connection = createQueueConnection(url, () => undefined);
  const queue = new Queue(mailQueue, { connection });
  await expect
    .poll(() => {
      signal.send();
      return queue.getWaitingCount();
    })
    .toBeGreaterThan(0);
  await signal.close();
  await queue.close();
  connection.disconnect();
});

test('an unreachable Redis delays neither requests nor the stop', async () => {
  const signal = createMailSignal('redis://127.0.0.1:1', log);
  const begun = Date.now();
  signal.send();
  expect(Date.now() - begun).toBeLessThan(1_000);
  await signal.close();
});
