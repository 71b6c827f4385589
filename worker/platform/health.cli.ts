import { Queue } from 'bullmq';
import { readEnv } from '../../server/platform/env.ts';
import { createQueueConnection } from '../../server/platform/queue.ts';
import { importQueue } from '../../server/market/releases/import.jobs.ts';

const PATIENCE_MS = 8_000;

/** Exit code 0 if a worker waits at the queue: for a container's health check. */
const { redisUrl } = readEnv();
// A Redis that answers nothing would be asked forever.
setTimeout(() => process.exit(1), PATIENCE_MS).unref();
let workers = 0;
if (redisUrl !== null) {
  const connection = createQueueConnection(redisUrl, (error) => console.error(error.message));
  const queue = new Queue(importQueue, { connection });
  workers = await queue.getWorkersCount();
  await queue.close();
  connection.disconnect();
}
process.exitCode = workers > 0 ? 0 : 1;
