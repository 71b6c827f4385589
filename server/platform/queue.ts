import type { Redis } from 'ioredis';
import { openRedis } from './redis.ts';

/**
 * A Redis connection fit for BullMQ's queues and workers. It keeps reconnecting, since Redis may be lost at
 * any time; `onError` hears of each failure and must be given, else a lost Redis would end the process.
 */
export function createQueueConnection(redisUrl: string, onError: (error: Error) => void): Redis {
  const connection = openRedis(redisUrl, { maxRetriesPerRequest: null });
  connection.on('error', onError);
  return connection;
}
