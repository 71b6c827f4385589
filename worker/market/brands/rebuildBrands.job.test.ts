import { afterAll, beforeAll, expect, test } from 'vitest';
import { QueueEvents } from 'bullmq';
import { addDecisions } from '../../../server/market/hotels/filingDecision.rules.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createQueueConnection } from '../../../server/platform/queue.ts';
import { importQueue } from '../../../server/market/releases/import.jobs.ts';
import { testRedis } from '../../../server/launch/test/redis.ts';
import { startWorker } from '../../startWorker.ts';
import { apply, brandBench, expectAsRebuilt, type BrandBench } from '../../test/brandBench.ts';

let made: BrandBench;
beforeAll(async () => {
  made = await brandBench();
});
afterAll(() => made.close());

test('changes and decisions that wait in Postgres are done by a worker that Redis told nothing', async () => {
  const input = { hotelId: 'hotel:32000000001-00002', brandId: made.brandIds[0] };
  expect(await apply(made, { field: 'correctHotelBrand', preview: 'correctHotel', input })).toEqual([]);
  const { url: redisUrl } = await testRedis();
  const connection = createQueueConnection(redisUrl, () => undefined);
  const events = new QueueEvents(importQueue, { connection });
  await events.waitUntilReady();
  const answered = (word: string): Promise<unknown> =>
    new Promise((resolve) => {
      events.on('completed', ({ returnvalue }) => {
        if (JSON.stringify(returnvalue).includes(word)) resolve(returnvalue);
      });
    });
  const [rebuilt, applied] = [answered('hotels'), answered('decisions')];
  const { bench } = made;
  const [filing] = await bench.rows<{ id: number }>('select max(id) as id from hotel_filing');
  await bench.rows(addDecisions, [[filing?.id], 'LEFT_OUT', '', 'x']);
  const log = createLog('test', 'silent');
  const worker = await startWorker({ pool: bench.pool, redisUrl, dataDir: bench.dataDir, log });
  expect(await rebuilt).toEqual({ changes: 1, hotels: 1 });
  expect(
    await bench.rows('select state from (select done_at is not null as state from brand_change) c'),
  ).toEqual([{ state: true }]);
  expect(await applied).toEqual({ decisions: 1 });
  expect(await bench.rows("select from hotel_filing where decision = 'LEFT_OUT'")).toHaveLength(1);
  await expectAsRebuilt(made);
  await worker.stop();
  await events.close();
  connection.disconnect();
});
