import pg from 'pg';
import { openRedis } from '../redis.ts';

interface Servers {
  databaseUrl: string | null;
  redisUrl: string | null;
}

/** Has running servers read their certificates again; open connections stay. Answers a sentence for each that failed. */
export async function reloadCertificates({ databaseUrl, redisUrl }: Servers): Promise<string[]> {
  const results = await Promise.allSettled([
    databaseUrl === null ? null : reloadPostgres(databaseUrl),
    redisUrl === null ? null : reloadRedis(redisUrl),
  ]);
  return results.flatMap((result) =>
    result.status === 'rejected' ? `A certificate is read again later: ${String(result.reason)}` : [],
  );
}

async function reloadPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('/* reloadCertificate */ SELECT pg_reload_conf()');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Redis reads the file anew when its name is set, even to the same one. */
async function reloadRedis(url: string): Promise<void> {
  const redis = openRedis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const [, file = ''] = (await redis.config('GET', 'tls-cert-file')) as string[];
    await redis.config('SET', 'tls-cert-file', file);
  } finally {
    redis.disconnect();
  }
}
