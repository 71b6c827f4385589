import { find } from '../market/search/find.ts';
import { suggest } from '../market/search/search.ts';
import { openSnapshot } from '../platform/limits/snapshot.ts';
import type { Deps } from './context.ts';

/** A place, names and a misspelled place: every statement of a search. */
const TEXTS = ['houston', 'grand hotel', 'houstn'];

/**
 * Opens as many connections and searches on each, so that nobody types on a new one: suggestions take 17 ms there, for
 * connecting and first plans, instead of 5. A server starts without, too.
 */
export async function warmUp({ db, log }: Pick<Deps, 'db' | 'log'>, connections: number): Promise<void> {
  const snapshots = Array.from({ length: connections }, () => openSnapshot(db));
  try {
    await Promise.all(
      snapshots.map(async (snapshot) => {
        for (const text of TEXTS) {
          await suggest(snapshot, 'HOTEL', text);
          await suggest(snapshot, 'BEVERAGE', text);
          await find(snapshot, text);
        }
      }),
    );
  } catch (err) {
    log.warn({ err }, 'Connections could not be prepared for searching');
  } finally {
    await Promise.all(snapshots.map((snapshot) => snapshot.close()));
  }
}
