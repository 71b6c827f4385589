import { Redis } from 'ioredis';
import pg from 'pg';
import type { Env } from '../../env.ts';
import type { Destination } from './keepTo.ts';

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** All that the server connects to, by its settings. The worker has more, which members and operators name. */
export function serverDestinations(env: Env): Destination[] {
  const { databaseUrl, replicaUrl, redisUrl, stripe, captcha, leakedPasswordsUrl, places, tracing } = env;
  const services = [stripe?.apiUrl, captcha?.verifyUrl, leakedPasswordsUrl, places?.apiUrl, tracing?.url];
  return [
    ofDatabase(databaseUrl),
    ...(replicaUrl === null ? [] : [ofDatabase(replicaUrl)]),
    ...(redisUrl === null ? [] : [ofRedis(redisUrl)]),
    ...services.flatMap((url) => (url == null ? [] : [ofService(url)])),
    // The stand-in for Stripe is in this process, and sends its events to this process.
    ...(stripe === null && env.demoBilling ? [{ host: '127.0.0.1', port: null }] : []),
  ];
}

/** As the library reads the address, which may name a folder of a socket instead of a host. */
function ofDatabase(connectionString: string): Destination {
  const { host, port } = new pg.Client({ connectionString });
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${String(port)}` } : { host, port };
}

function ofRedis(url: string): Destination {
  const { host = 'localhost', port = 6379, path } = new Redis(url, { lazyConnect: true }).options;
  return path === undefined ? { host, port } : { path };
}

function ofService(url: string): Destination {
  const { hostname: host, port, protocol } = new URL(url);
  return { host, port: port === '' ? (PORTS[protocol] ?? null) : Number(port) };
}
