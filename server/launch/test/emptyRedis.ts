import { Redis } from 'ioredis';
import { askHost } from './askHost.ts';

/** One of the run's Redis databases, by its number, after everything in it is deleted. */
export async function emptyRedis(host: string, database: number): Promise<{ url: string }> {
  const url = new URL((await askHost(host)).redisUrl);
  url.pathname = `/${String(database)}`;
  const redis = new Redis(url.href);
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
  return { url: url.href };
}
