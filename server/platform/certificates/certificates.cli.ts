import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { givenValue } from '../envFiles.ts';
import { keepCertificates, type Certificate } from './keepCertificates.ts';
import { reloadCertificates } from './reloadCertificates.ts';

const USAGE = `texas-receipts certificates --folder DIR HOST[:GROUP]…

Creates a private certificate authority and certificates for these hosts, and renews them until it is stopped; SIGHUP
renews all at once. GROUP is the number of the group that may read the key. Tells the PostgreSQL of DATABASE_URL and the
Redis of REDIS_URL to reload their certificates; the database role must be a superuser.`;

const CHECK_MS = 6 * 3_600_000;
/** Tells the container's health check that the servers may start. */
const KEPT_FILE = '/tmp/certificates-kept';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, help: { type: 'boolean' } },
});

function serverOf(text: string): Certificate {
  const [host = '', group] = text.split(':');
  return { host, group: group === undefined ? null : Number(group) };
}

/** Waits until the next check; true if SIGHUP ended the wait. */
async function isAsked(): Promise<boolean> {
  const woken = new AbortController();
  const wake = (): void => woken.abort();
  process.once('SIGHUP', wake);
  await delay(CHECK_MS, null, { signal: woken.signal }).catch(() => null);
  process.off('SIGHUP', wake);
  return woken.signal.aborted;
}

async function keep(folder: string): Promise<never> {
  for (let renewAll = false; ; renewAll = await isAsked()) {
    const renewed = await keepCertificates(folder, positionals.map(serverOf), { renewAll });
    if (renewed.length > 0) console.log(`New certificates: ${renewed.join(', ')}`);
    writeFileSync(KEPT_FILE, '');
    // Reloads each time, because a server may have been down when its certificate was renewed.
    const failures = await reloadCertificates({
      databaseUrl: givenValue(process.env, 'DATABASE_URL') ?? null,
      redisUrl: givenValue(process.env, 'REDIS_URL') ?? null,
    });
    for (const failure of failures) console.error(failure);
  }
}

if (values.help || values.folder === undefined || positionals.length === 0) console.log(USAGE);
else await keep(values.folder);
