import { Redis } from 'ioredis';
import { inject } from 'vitest';

/**
 * The URL of an empty Redis database that no test file running at the same time uses. Whatever was in it is
 * deleted, so TEST_REDIS_URL must never name a Redis that matters.
 */
export async function testRedis(): Promise<{ url: string }> {
  const url = new URL(inject('redisUrl'));
  url.pathname = `/${process.env['VITEST_POOL_ID'] ?? '0'}`;
  const redis = new Redis(url.href);
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
  return { url: url.href };
}
