import { find } from '../market/search/find.ts';
import { suggest } from '../market/search/search.ts';
import { openSnapshot } from '../platform/limits/snapshot.ts';
import type { Deps } from './context.ts';

/** A misspelled place: every statement of a search is sent. */
const TEXT = 'houstn';

/**
 * Opens as many connections and searches on each, so that nobody types on a new one: suggestions take 17 ms there, for
 * connecting and first plans, instead of 5. If this fails, the server starts anyway.
 */
export async function warmUp({ db, log }: Pick<Deps, 'db' | 'log'>, connections: number): Promise<void> {
  const snapshots = Array.from({ length: connections }, () => openSnapshot(db));
  try {
    await Promise.all(
      snapshots.map(async (snapshot) => {
        await suggest(snapshot, 'HOTEL', TEXT);
        await suggest(snapshot, 'BEVERAGE', TEXT);
        await find(snapshot, TEXT);
      }),
    );
  } catch (err) {
    log.warn({ err }, 'Connections could not be prepared for searching; the first searches take longer');
  } finally {
    await Promise.all(snapshots.map((snapshot) => snapshot.close()));
  }
}
