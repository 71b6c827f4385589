import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';

/**
 * A connection to REDIS_URL. As in DATABASE_URL, `?sslrootcert=FILE` names the certificate of a private authority, the
 * only one that is trusted then. Throws if the file cannot be read.
 */
export function openRedis(redisUrl: string, options: RedisOptions): Redis {
  const authority = new URL(redisUrl).searchParams.get('sslrootcert');
  if (authority === null) return new Redis(redisUrl, options);
  if (!redisUrl.startsWith('rediss:'))
    throw new Error('REDIS_URL must begin with rediss: to use sslrootcert.');
  return new Redis(redisUrl, { ...options, tls: { ca: readFileSync(authority, 'utf8') } });
}
