import type { Pool } from 'pg';
import { withLock } from '../../../platform/withLock.ts';
import type { AskedAddress, FoundPoint, Geocoder } from './geocoder.ts';
import { forgetExpired, savePoints, waitingAddresses } from './geocoding.sql.ts';

export interface GeocodingDeps {
  pool: Pool;
  geocoder: Geocoder;
}

/**
 * Asks for the points of one batch of addresses, at most `most`, and keeps the answers; returns how many were asked for,
 * 0 if none waits or another worker asks. Throws as {@link Geocoder} does, and keeps nothing then.
 */
export async function geocodeAddresses(
  { pool, geocoder }: GeocodingDeps,
  most = geocoder.mostAddresses,
  signal = never,
): Promise<number> {
  const asked = await withLock(pool, 'geocoding', 0, async () => {
    await pool.query(forgetExpired);
    const { rows } = await pool.query<AskedAddress>(waitingAddresses, [most]);
    if (rows.length === 0) return 0;
    const found = await geocoder.find(rows, signal);
    await pool.query(savePoints, valuesOf(geocoder, rows, found));
    return rows.length;
  });
  return asked ?? 0;
}

const never = new AbortController().signal;

function valuesOf(
  { source }: Geocoder,
  asked: readonly AskedAddress[],
  found: readonly (FoundPoint | null)[],
): unknown[] {
  return [
    asked.map(({ address }) => address),
    asked.map(({ zip }) => zip),
    found.map((point) => point?.quality ?? 'NONE'),
    found.map((point) => point?.latitude ?? null),
    found.map((point) => point?.longitude ?? null),
    found.map((point) => point?.matchedAddress ?? null),
    source,
  ];
}
